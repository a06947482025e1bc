#!/usr/bin/env python3
"""kill -9 in full play, again and again: nothing that anybody was shown is lost, nothing comes twice, nothing is missing,
and everybody is back in their game within two seconds.

ALEA names the program.     tests/server/test_kill.py [ROUNDS]
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
SHOWN_AGAIN = 15  # so many updates that it knows does a player ask for when it comes back, to compare


class Player(threading.Thread):
    """Plays whatever is legal, through all ends of the server, and remembers everything it was shown."""

    def __init__(self, server, table, token, seats, seed):
        super().__init__(daemon=True)
        self.server = server
        self.token = token
        self.seats = seats
        self.random = random.Random(seed)
        self.keys = 0
        self.moves = 0  # that were acknowledged
        self.compared = 0
        self.greeted_by = None  # the process that answered the last hello
        self.wrong = None  # what must not happen, and did
        self.is_stopping = False
        self.go_to(table)

    def go_to(self, table):
        self.table = table
        self.updates = {}  # by number
        self.number = 0  # of the last
        self.first = 0  # what came up to this number was told by a whole table
        self.status = ""
        self.turn = ""
        self.uncommitted = list(self.seats)  # seats that have not said what they add to the dice
        self.rematch = None  # the table where they play on
        self.pending = None  # a command that is not answered yet

    def run(self):
        while not self.is_stopping and not self.wrong:
            try:
                process = self.server.process
                with Line(self.server.port, f"/api/tables/{self.table}/socket", self.token, timeout=5) as line:
                    self.play(line, process)
            except (OSError, ValueError):  # also a line that ends in the middle
                time.sleep(0.01)
            except Refused as refused:
                self.wrong = f"no way back: {refused}"

    def play(self, line, process):
        hello = self.new_key()
        line.say(do="hello", key=hello, seen=max(self.first, self.number - SHOWN_AGAIN))
        while not self.is_stopping and not self.wrong:
            message = line.hear()
            self.learn(message)
            if hello and message.get("key") == hello:
                hello = None
                self.greeted_by = process
                if self.pending:
                    line.say(**self.pending)  # with the same key: it counts once
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
            self.turn = message.get("turn", "")
        elif "u" in message:
            number = message["u"]
            if number in self.updates:
                self.compared += 1
                if self.updates[number] != message:
                    self.wrong = f"shown was {self.updates[number]}, and now {message}"
            elif number != self.number + 1:
                self.wrong = f"after {self.number} came {number}"
            self.updates[number] = message
            self.number = max(self.number, number)
            self.turn = message.get("t", "")
        elif message.get("is") == "refused" and self.pending["do"] != "choices":  # which may come late
            self.wrong = f"{self.pending} was refused: {message}"

    def act(self, line, message):
        key = message.get("k", message.get("key"))
        if message.get("is") == "choices":
            move = self.random.choice(message["moves"])["move"]
            self.do(line, do="move", seat=message["seat"], at=message["at"], move=move)
        elif self.pending and key == self.pending["key"]:
            if self.pending["do"] == "move" and message.get("is") != "refused":
                self.moves += 1
            self.pending = None
        if not self.pending:
            self.begin(line)

    def begin(self, line):
        """What is to be done next, where something is."""
        mine = [seat for seat in self.turn if seat in self.seats]
        if mine:
            self.turn = ""
            self.do(line, do="choices", seat=mine[0])
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
    """Two players, all seated: the first will start the game."""
    ann, bo = server.guest("Ann"), server.guest("Bo")
    options = {"dragon_scales": True, "target": 200}  # some games end, and are followed by another
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
            test.assertTrue(eventually(lambda: moves() >= enough or wrongs(), 60), "moves come")
            time.sleep(random.random() * 0.02)  # at no moment in particular
            server.restart_after_kill()
            begun = time.monotonic()
            is_back = lambda: all(player.greeted_by is server.process for player in players)
            test.assertTrue(eventually(lambda: is_back() or wrongs()), "everybody is back")
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
