#!/usr/bin/env python3
"""Kills the server with SIGKILL during play, repeatedly. Nothing that a player was shown may be lost, duplicated or
skipped, and all players are back in their game within two seconds.

The variable ALEA has the path of the program.     tests/server/test_kill.py [ROUNDS]
"""

import random
import sys
import threading
import time
import unittest

from server import Line, Refused, Server, eventually

ROUNDS = 10
TABLES = 6
MOVES_IN_A_ROUND = 60
SECONDS_TO_RETURN = 2
SHOWN_AGAIN = 3  # on reconnecting, a player asks again for this many known updates, to compare them


class Player(threading.Thread):
    """Plays random legal moves across restarts of the server, and remembers everything it was shown."""

    def __init__(self, server, table, token, seats, seed):
        super().__init__(daemon=True)
        self.server = server
        self.token = token
        self.seats = seats
        self.random = random.Random(seed)
        self.keys = 0
        self.moves = 0  # acknowledged ones
        self.compared = 0
        self.greeted_by = None  # the process that answered the last hello
        self.wrong = None  # the first violation found, or None
        self.is_stopping = False
        self.go_to(table)

    def go_to(self, table):
        self.table = table
        self.updates = {}  # by number
        self.number = 0  # the number of the last one
        self.first = 0  # updates up to this number came as a snapshot
        self.status = ""
        self.choices = {}  # the legal moves of our seats that have to choose, by seat
        self.uncommitted = list(self.seats)  # seats that have not committed to a share yet
        self.rematch = None  # the table of the rematch
        self.pending = None  # an unanswered command

    def run(self):
        while not self.is_stopping and not self.wrong:
            try:
                process = self.server.process
                with Line(self.server.port, f"/api/tables/{self.table}/socket", self.token, timeout=5) as line:
                    self.play(line, process)
            except (OSError, ValueError):  # includes a connection that breaks in mid-message
                time.sleep(0.01)
            except Refused as refused:
                self.wrong = f"no way back: {refused}"

    def play(self, line, process):
        self.hello = hello = self.new_key()
        line.say(do="hello", key=hello, seen=max(self.first, self.number - SHOWN_AGAIN))
        while not self.is_stopping and not self.wrong:
            message = line.hear()
            self.learn(message)
            if hello and message.get("key") == hello:
                hello = None
                self.greeted_by = process
                if self.pending:
                    line.say(**self.pending)  # with the same key, so it counts once
            if not hello:
                self.act(line, message)
            if self.rematch and not self.pending:
                return self.go_to(self.rematch)

    def new_key(self):
        self.keys += 1
        return f"k{self.keys}"

    def learn(self, message):
        self.status = message.get("status", self.status)
        self.rematch = message.get("rematch", self.rematch)
        if message.get("is") == "table":
            if message["n"] < self.number:
                self.wrong = f"update {self.number} was shown, and the table is at {message['n']}"
            self.number = self.first = message["n"]
            self.choices = message.get("choices", {})
        elif "u" in message:
            number = message["u"]
            asked = message.pop("c", {})  # what is for us alone is not sent again
            key = message.pop("k", None)
            if number in self.updates:
                self.compared += 1
                if self.updates[number] != message:
                    self.wrong = f"shown was {self.updates[number]}, and now {message}"
            elif number != self.number + 1:
                self.wrong = f"after {self.number} came {number}"
            self.updates[number] = message
            self.number = max(self.number, number)
            self.choices = {seat: moves for seat, moves in (self.choices | asked).items() if seat in message.get("t", "")}
            if key is not None:
                self.answered(key)
        elif message.get("is") == "ack":
            if message["key"] == self.hello:
                self.choices = message.get("choices", {})
        elif message.get("is") == "refused":
            self.wrong = f"{self.pending} was refused: {message}"

    def answered(self, key):
        if self.pending and key == self.pending["key"]:
            self.moves += self.pending["do"] == "move"
            self.pending = None

    def act(self, line, message):
        self.answered(message.get("key"))
        if not self.pending:
            self.begin(line)

    def begin(self, line):
        """Sends the next command, if there is anything to do."""
        if self.choices:
            seat = next(iter(self.choices))
            move = self.random.choice(self.choices.pop(seat))[0]
            self.do(line, do="move", seat=seat, at=self.number, move=move)
        elif self.status == "dealing" and self.uncommitted:
            self.do(line, do="commit", seat=self.uncommitted.pop(), hash=None)
        elif self.status == "open" and "A" in self.seats:
            self.do(line, do="start")
        elif self.status == "over" and "A" in self.seats and not self.rematch:
            self.do(line, do="rematch")

    def do(self, line, **command):
        self.pending = command | {"key": self.new_key()}
        line.say(**self.pending)


def open_table(server, index):
    """Seats two players; the first one will start the game."""
    ann, bo = server.guest("Ann"), server.guest("Bo")
    options = {"dragon_scales": True, "target": 200}  # short enough that some games end and are followed by a rematch
    table = server.table(ann, game="dracarys_dice", options=options, seats=["me", "open", "me:Cleo"])
    with server.greeted(table, bo) as guest:
        guest.answer(do="sit", seat="B")
    return [Player(server, table, ann, "AC", 2 * index), Player(server, table, bo, "B", 2 * index + 1)]


def play_through_kills(test, rounds):
    with Server() as server:
        players = [player for index in range(TABLES) for player in open_table(server, index)]
        for player in players:
            player.start()
        moves = lambda: sum(player.moves for player in players)
        wrongs = lambda: [player.wrong for player in players if player.wrong]
        slowest = 0.0
        for number in range(rounds):
            enough = moves() + MOVES_IN_A_ROUND
            test.assertTrue(eventually(lambda: moves() >= enough or wrongs(), 60), "moves are made")
            time.sleep(random.random() * 0.02)  # so that the kill comes at a random moment
            server.restart_after_kill()
            begun = time.monotonic()
            is_back = lambda: all(player.greeted_by is server.process for player in players)
            test.assertTrue(eventually(lambda: is_back() or wrongs()), "all players have reconnected")
            test.assertEqual(wrongs(), [], f"in round {number}")
            slowest = max(slowest, time.monotonic() - begun)
        test.assertLess(slowest, SECONDS_TO_RETURN)
        test.assertGreater(sum(player.compared for player in players), rounds * len(players))
        for player in players:
            player.is_stopping = True
        test.assertEqual(server.end()[0], 0)
        return moves(), slowest


class Kill(unittest.TestCase):
    def test_ten_times(self):
        play_through_kills(self, ROUNDS)


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    moves, slowest = play_through_kills(unittest.TestCase(), count)
    print(f"{count} kills, {moves} moves, none lost; the slowest return took {slowest:.2f} s")
