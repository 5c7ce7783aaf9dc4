"""A bot for every Holdout game, with nothing but Python's standard library.

    holdout bot --online http://127.0.0.1:8080/ --table CODE --exec "python3 examples/bots/python/bot.py"
    holdout sim viral-dawn --games 20 --bots "exec:python3 examples/bots/python/bot.py,greedy,greedy,greedy"

It reads one JSON object per line and answers questions with one JSON object per line. docs/bots.md describes them all. What it
prints to stderr is for you; stdout belongs to the game.
"""

import json
import random
import sys


def main():
    bot = None
    for line in sys.stdin:
        message = json.loads(line)
        word = message["say"]
        if word == "hello":
            bot = Bot(message)
        elif word == "ask":
            answer(bot.answer_to(message))
        elif word == "refused":
            print("refused:", message["because"], file=sys.stderr)
        elif word == "end":
            bot = None  # in a simulation the next hello begins the next game
        # Words that are new since this was written are no reason to stop.


def answer(message):
    print(json.dumps(message), flush=True)  # without the flush the answer would wait in a buffer for ever


class Bot:
    """Plays one game. What is here plays any game; put your own thoughts into `worth`."""

    def __init__(self, hello):
        self.game = hello["game"]
        self.seat = hello["seat"]
        self.luck = random.Random(hello["seat"])

    def answer_to(self, question):
        if question["kind"] == "may" and self.luck.random() < 0.5:
            return {"say": "pass", "id": question["id"]}
        moves = question["moves"]
        # The best move; among equals, luck decides.
        best = max(
            range(len(moves)),
            key=lambda number: (self.worth(moves[number]["move"], question["view"]), self.luck.random()),
        )
        return {"say": "choose", "id": question["id"], "choice": best}

    def worth(self, move, view):
        """How good a move looks. `view` is everything this seat may know; print it once to see what is there."""
        if self.game == "until-dawn" and move["move"] == "shoot":
            return 2 if view["ammo"] > 3 else 0  # keep some shells for the end of the night
        if self.game == "thirty-seconds" and move["move"] in ("attack", "bite"):
            return 2
        return 1


if __name__ == "__main__":
    main()
