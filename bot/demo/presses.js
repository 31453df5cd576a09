// Sees to it that no press is lost on simcord's page: nothing is drawn anew under a pressed pointer
// or an open menu, and what is pressed before another press is answered is done after it.

const PLACES = "#channel-message-list, #modal-root";
const KINDS = ["click", "select", "modal_submit"];
const LONGEST = 10000; // milliseconds: a browser does not tell the end of every press
const TAP = 100; // milliseconds after which a finger that was lifted has clicked

// While a press lasts

const after = [];
let holding = 0;

function release() {
  holding = 0;
  after.splice(0).forEach((each) => each());
}

function hold(milliseconds) {
  clearTimeout(holding);
  holding = setTimeout(release, milliseconds);
}

for (const type of ["pointerdown", "keydown"]) {
  window.addEventListener(type, (event) => {
    if (!event.button && event.target.closest?.(PLACES)) hold(LONGEST);
  }, true);
}
for (const type of ["pointerup", "pointercancel", "keyup"]) {
  window.addEventListener(type, (event) => {
    if (holding) hold(event.pointerType === "touch" ? TAP : 0);
  }, true);
}

/** Runs `done` when nothing is pressed, and not before the event is over that asks for it. */
export function afterPress(done) {
  const now = () => (holding ? after.push(done) : done()); // a press may begin in between
  if (holding) after.push(done);
  else setTimeout(now, 0);
}

/** Gives `value` on when nothing is pressed. */
export function calmly(value) {
  return new Promise((resolve) => afterPress(() => resolve(value)));
}

// While a menu is open

const drawn = new Map();

/** What is drawn as text; when a control of the house was drawn makes no difference to it. */
function meaning(shown) {
  return JSON.stringify(shown ?? null).replace(/"v1:([^:"]*):[^:"]*:@/g, '"v1:$1::@');
}

/** Remembers the menu that is drawn at a place. Whether it is another than the one before. */
export function isAnother(key, menu) {
  const before = drawn.get(key);
  drawn.set(key, menu);
  return before !== undefined && meaning(before.custom_id) !== meaning(menu.custom_id);
}

/** The custom id of the menu that was drawn at a place. */
export function idOf(key) {
  return drawn.get(key)?.custom_id;
}

/** Whether the messages still hold the menu that was drawn at a place. */
export function stands(key, messages) {
  const [, message] = /^message:(\d+):/.exec(key) ?? [];
  return !message || meaning(messages[message]).includes(meaning(drawn.get(key)));
}

// While an answer is awaited

const later = [];

/** Whether a press has to wait; one that is under way already is not made twice. */
export function waits(kind, body, busy, underWay) {
  if (!busy || !KINDS.includes(kind)) return false;
  const press = JSON.stringify(body);
  const same = (each) => JSON.stringify(each) === press;
  if (!same(underWay) && !later.some(([, each]) => same(each))) later.push([kind, body]);
  return true;
}

/** The press that has waited longest, which waits no more. */
export function next() {
  return later.shift();
}

/** Drops what waits: somebody else looks at the page now. */
export function forget() {
  later.length = 0;
}
