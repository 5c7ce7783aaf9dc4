"""A bot for every Holdout game, using only Python's standard library.

    holdout bot --online http://127.0.0.1:8080/ --table CODE --exec "python3 examples/bots/python/bot.py"
    holdout sim viral-dawn --games 20 --bots "exec:python3 examples/bots/python/bot.py,greedy,greedy,greedy"

It reads and writes one JSON object per line; docs/bot-protocol.md describes them. Use stderr for your own output:
stdout is the protocol.
"""

import json
import random
import sys


def main():
    bot = None
    for line in sys.stdin:
        message = json.loads(line)
        kind = message["say"]
        if kind == "hello":
            bot = Bot(message)
        elif kind == "ask":
            answer(bot.answer_to(message))
        elif kind == "refused":
            print("refused:", message["because"], file=sys.stderr)
        elif kind == "end":
            bot = None  # in a simulation the next hello begins the next game
        # Unknown messages are ignored.


def answer(message):
    print(json.dumps(message), flush=True)  # without the flush the answer would wait in a buffer forever


class Bot:
    """Plays one game. It works for any game; put your strategy into `worth`."""

    def __init__(self, hello):
        self.game = hello["game"]
        self.seat = hello["seat"]
        self.random = random.Random(hello["seat"])

    def answer_to(self, question):
        if question["kind"] == "may" and self.random.random() < 0.5:
            return {"say": "pass", "id": question["id"]}
        moves = question["moves"]
        # The best move; ties are broken at random.
        best = max(
            range(len(moves)),
            key=lambda number: (self.worth(moves[number]["move"], question["view"]), self.random.random()),
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
