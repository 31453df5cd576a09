"""stub"""
LEVELS=("easy","normal","hard")
def choose(view, actions, level, dice):
    return dice.choice(actions)
