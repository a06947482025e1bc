"""What bots cost others: neither their secrets nor everybody's time."""

import json
import multiprocessing
import subprocess
import threading
import time
import unittest

from server import PROGRAM, Server

LIMITS = ["--requests", "10000", "--messages", "10000", "--address-connections", "1000", "--guest-tables", "1000"]


class Player:
    """Plays the first legal move of its seats at one table, as soon as it is told to."""

    def __init__(self, server, token, table):
        self.line = server.greeted(table, token)
        self.table = table
        self.number = 0
        self.turn = ""
        self.choices = {}
        self.is_over = False

    @classmethod
    def begun(cls, server, token, **fields):
        """Opens a table with the guest on some seats and bots on all others, and begins the game."""
        player = cls(server, token, server.table(token, **fields))
        player.line.answer(do="start")
        for i, seat in enumerate(fields["seats"]):
            if seat.startswith("me"):
                player.learn(player.line.answer(do="commit", seat=chr(ord("A") + i), hash=None))
        player.until(lambda: player.turn)
        return player

    def learn(self, message):
        self.number = message.get("u", self.number)
        if "u" in message:
            self.turn = message.get("t", "")
            self.choices |= message.get("c", {})
        self.is_over = self.is_over or message.get("status") == "over"

    def hear(self):
        message = self.line.hear()
        self.learn(message)
        return message

    def until(self, is_so):
        while not is_so() and not self.is_over:
            self.hear()

    def move(self):
        """Makes a move for one of its seats that have to choose."""
        seat, moves = self.choices.popitem()
        key = self.line.say(do="move", seat=seat, at=self.number, move=moves[0][0])
        while key not in ((message := self.hear()).get("k"), message.get("key")):
            pass
        return seat

    def hint(self, seat):
        """Returns how many seconds a hint takes."""
        began = time.monotonic()
        answer = self.line.answer(do="hint", seat=seat)
        assert answer["is"] == "hint", answer
        return time.monotonic() - began


def choices_of(server, table, seat):
    """Replays a finished game; returns per move of the person how many choices the other seat had at each of its moves
    since the one before."""
    record = server.ask("GET", f"/api/tables/{table}/record")[1].decode().splitlines()
    events = [line for line in record if line[:2] in ("* ", "A ", "B ")]
    header = [line for line in record if line.split()[0] in ("alea", "game", "edition", "seat", "option")]
    commands = [{"cmd": "load", "record": "\n".join([*header, ""])}]
    for event in events:
        if event[0] == seat:
            commands.append({"cmd": "moves", "seat": seat})
        if event[0] == "*":
            commands.append({"cmd": "chance", "outcome": event[2:]})
        else:
            commands.append({"cmd": "move", "seat": event[0], "move": event[2:]})
    text = "".join(json.dumps(command) + "\n" for command in commands)
    answers = subprocess.run([PROGRAM, "engine"], input=text, capture_output=True, text=True, check=True).stdout
    gaps = [[]]
    for command, answer in zip(commands, map(json.loads, answers.splitlines())):
        assert "error" not in answer, answer
        if command["cmd"] == "moves":
            gaps[-1].append(len(answer["moves"]))
        elif command["cmd"] == "move" and command["seat"] != seat:
            gaps.append([])
    return gaps


def told_apart(forced, free):
    """The chance that of one forced and one free choice, the attacker picks the right one by its time; 0.5 is chance."""
    pairs = [(a < b) + 0.5 * (a == b) for a in forced for b in free]
    rate = sum(pairs) / len(pairs)
    return max(rate, 1 - rate)


def besiege(server, tables, are_ready):
    """Keeps strong bots busy at this many tables, until it is ended."""
    token = server.guest("Mallory")

    def play(player):
        while not player.is_over:
            player.until(lambda: player.choices)
            player.move()

    seats = ["me", *["bot:strong"] * 7]
    for _ in range(tables):
        player = Player.begun(server, token, game="dualing_dice", seats=seats)
        threading.Thread(target=play, args=[player], daemon=True).start()
    are_ready.set()
    time.sleep(3600)


class Besieged:
    """A server that another process attacks."""

    def __init__(self, server, tables):
        are_ready = multiprocessing.Event()
        self.process = multiprocessing.Process(target=besiege, args=[server, tables, are_ready], daemon=True)
        self.process.start()
        assert are_ready.wait(60)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.join()


def longest_reply(server, token, level, seconds, patience=15):
    """Plays against a bot for some seconds; returns the longest time it took to move, in seconds, and how often it did.
    Gives up after a while."""
    player = Player.begun(server, token, game="dice_tuners", seats=["me", f"bot:{level}"])
    player.line.socket.settimeout(patience)
    times = []
    end = time.monotonic() + seconds
    while not player.is_over and time.monotonic() < end:
        if "B" in player.turn:
            began, number = time.monotonic(), player.number
            try:
                player.until(lambda: player.number > number)
            except TimeoutError:
                return patience, len(times)
            times.append(time.monotonic() - began)
        elif player.choices:
            player.move()
        else:
            player.hear()
    player.line.close()
    return max(times, default=0), len(times)


class Bots(unittest.TestCase):
    def test_bots_of_one_guest_do_not_stop_those_of_others(self):
        with Server(*LIMITS) as server, Besieged(server, tables=100):
            token = server.guest("Ann")
            longest = {}
            for level in ("easy", "medium", "strong"):
                longest[level], moves = longest_reply(server, token, level, seconds=3)
                print(f"{level}: {moves} moves, the slowest after {longest[level]:.2f} s")
            table = Player.begun(server, token, game="dobbelduel", seats=["me", "me:Bo"], hints=True)
            hints = [table.hint(next(iter(table.choices))) for _ in range(5)]
            table.line.close()
            print(f"hints: the slowest after {max(hints):.2f} s")
            self.assertLess(longest["easy"], 1)
            self.assertLess(longest["medium"], 2)
            self.assertLess(longest["strong"], 4)
            self.assertLess(max(hints), 2)

    def test_time_does_not_tell_forced_choices_of_a_bot_with_secrets(self):
        """In duels of Dice Tuners, a bot that holds one playable card has no choice. Asks for a hint at another table
        whenever the bot has to choose."""
        with Server(*LIMITS, "--bot-ms", "60") as server:
            token = server.guest("Eve")
            probe = Player.begun(server, token, game="dobbelduel", seats=["me", "me:Ann"], hints=True)
            probe_seat = next(iter(probe.choices))
            hints, replies = ([], []), ([], [])  # of forced and free choices
            end = time.monotonic() + 20
            while time.monotonic() < end:
                game = Player.begun(server, token, game="dice_tuners", seats=["me", "bot:strong"])
                seen = [[]]
                while not game.is_over:
                    if "B" in game.turn:
                        began, number = time.monotonic(), game.number
                        hint = probe.hint(probe_seat)
                        game.until(lambda: game.number > number)
                        seen[-1].append((hint, time.monotonic() - began))
                    elif game.choices:
                        game.move()
                        seen.append([])
                    else:
                        game.hear()
                for times, choices in zip(seen, choices_of(server, game.table, "B")):
                    if len(times) != len(choices):
                        continue  # some were not asked for
                    for (hint, reply), count in zip(times, choices):
                        hints[count > 1].append(hint)
                        replies[count > 1].append(reply)
                game.line.close()
            probe.line.close()
            for name, (forced, free) in (("hint", hints), ("reply", replies)):
                middle = [1000 * sorted(times)[len(times) // 2] for times in (forced, free)]
                rate = told_apart(forced, free)
                print(
                    f"{name}: {len(forced)} forced choices (median {middle[0]:.1f} ms) and {len(free)} free ones "
                    f"(median {middle[1]:.1f} ms), told apart in {100 * rate:.0f} % of pairs",
                )
                self.assertGreater(len(forced), 10)
                with self.subTest(name):
                    self.assertLess(rate, 0.75)


if __name__ == "__main__":
    unittest.main()
