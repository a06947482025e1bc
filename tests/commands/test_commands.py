#!/usr/bin/env python3
"""The subcommands that only print, as another program or a shell meets them. ALEA names the program."""

import json
import os
import signal
import subprocess
import tempfile
import unittest

PROGRAM = os.environ.get("ALEA", "build/release/alea")


def alea(*words):
    return subprocess.run([PROGRAM, *words], capture_output=True, text=True, timeout=60)


def simulated(*words):
    done = alea("simulate", "dracarys_dice", "--json", *words)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


class Simulate(unittest.TestCase):
    def test_the_report_has_all_that_is_promised(self):
        report = simulated("--players", "3", "--games", "3000", "--seed", "5", "--threads", "2", "--bots", "random")
        self.assertEqual(report["game"], "dracarys_dice")
        self.assertEqual((report["players"], report["games"], report["draws"]), (3, 3000, 0))
        self.assertGreater(report["seconds"], 0)
        self.assertAlmostEqual(report["games_per_second"], 3000 / report["seconds"], delta=1)
        self.assertGreater(report["moves_per_game"], report["choices_per_game"])
        for shares in (report["by_seat"], report["by_order"]):
            self.assertEqual(len(shares), 3)
            self.assertAlmostEqual(sum(one["share"] for one in shares), 1)
            for one in shares:
                self.assertLess(one["low"], one["share"])
                self.assertLess(one["share"], one["high"])
        self.assertEqual(report["points"], [])

    def test_points_are_averaged_in_turn_order(self):
        words = ("simulate", "dobbelduel", "--bots=greedy", "--games=200")
        points = json.loads(alea(*words, "--json").stdout)["points"]
        self.assertEqual(len(points), 2)
        for one in points:
            self.assertGreater(one["mean"], one["error"])
        self.assertIn("points in a game", alea(*words).stdout)

    def test_totals_depend_on_the_seed_not_on_the_threads(self):
        def totals(seed, threads):
            report = simulated("--players=4", "--games=5000", f"--seed={seed}", f"--threads={threads}")
            return [report[key] for key in ("by_seat", "by_order", "moves_per_game", "choices_per_game")]

        self.assertEqual(totals(1, 1), totals(1, 3))
        self.assertNotEqual(totals(1, 1), totals(2, 1))

    def test_who_begins_has_the_advantage_that_is_known(self):
        report = simulated("--players=3", "--games=60000")
        self.assertAlmostEqual(report["by_order"][0]["share"], 0.366, delta=0.01)
        self.assertAlmostEqual(report["by_order"][2]["share"], 0.299, delta=0.01)

    def test_options_change_the_game(self):
        longer = simulated("--players=3", "--games=1000", "--option", "dragon_scales=on", "--option=target=60")
        self.assertGreater(longer["moves_per_game"], 2 * simulated("--players=3", "--games=1000")["moves_per_game"])
        self.assertEqual(longer["options"], {"dragon_scales": "on", "target": "60"})

    def test_without_json_it_is_a_table(self):
        done = alea("simulate", "dracarys_dice", "--games", "500", "--players", "5")
        self.assertEqual(done.returncode, 0)
        self.assertIn("Dracarys Dice, 5 players, 500 games", done.stdout)
        self.assertIn("seat E", done.stdout)

    def test_ctrl_c_reports_what_was_played(self):
        process = subprocess.Popen(
            [PROGRAM, "simulate", "dracarys_dice", "--games", "1000000000000", "--json"],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        # Its handler stands before the first game, and the status of its threads tells that it plays.
        while len(os.listdir(f"/proc/{process.pid}/task")) < 2:
            self.assertIsNone(process.poll())
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
        self.assertEqual(process.returncode, 0, err)
        self.assertIn("stopped early", err)
        self.assertGreater(json.loads(out)["games"], 0)


class Lab(unittest.TestCase):
    def test_the_report_is_a_table_json_or_a_page(self):
        words = ("lab", "nine_cards", "--games", "500", "--players", "3")
        table = alea(*words)
        self.assertEqual(table.returncode, 0, table.stderr)
        self.assertIn("Nine Cards: 3 players (greedy), 500 games, seed 1", table.stdout)
        self.assertIn("  card  beats   raised\n     1      0    0.0 %\n", table.stdout)
        report = json.loads(alea(*words, "--json").stdout)
        self.assertEqual((report["game"], report["games"], report["bots"]), ("nine_cards", 500, ["greedy"]))
        self.assertEqual(report["tables"][0]["rows"][8], {"card": 9, "beats": 8, "raised": 1})
        with tempfile.TemporaryDirectory() as folder:
            page = os.path.join(folder, "report.html")
            self.assertIn(page, alea(*words, "--html", page).stdout)
            with open(page, encoding="utf-8") as file:
                self.assertIn("<svg", file.read())

    def test_a_game_without_a_study_names_those_that_have_one(self):
        done = alea("lab", "dracarys_dice")
        self.assertEqual(done.returncode, 2)
        self.assertIn("nine_cards", done.stderr)

    def test_a_page_that_cannot_be_saved_is_refused_before_anything_is_measured(self):
        done = alea("lab", "nine_cards", "--html", "/no/such/folder/report.html")
        self.assertEqual((done.returncode, done.stdout), (2, ""))
        self.assertIn("/no/such/folder", done.stderr)


class Arena(unittest.TestCase):
    def test_the_report_tells_who_is_stronger_and_how_sure_that_is(self):
        words = ("arena", "nine_cards", "--bots", "random,greedy", "--games", "3000")
        table = alea(*words)
        self.assertEqual(table.returncode, 0, table.stderr)
        self.assertIn("decided: greedy is stronger", table.stdout)
        report = json.loads(alea(*words, "--json", "--decide", "0").stdout)
        self.assertEqual((report["games"], report["matches"], report["bots"]), (3000, 1500, ["random", "greedy"]))
        self.assertLess(report["score"]["high"], 0.5)
        self.assertLess(report["elo"]["high"], 0)
        self.assertNotIn("stronger", report)

    def test_two_bots_are_needed_and_named(self):
        for bots in ("greedy", "greedy,random,random"):
            done = alea("arena", "nine_cards", "--bots", bots)
            self.assertEqual(done.returncode, 2)
            self.assertIn("random, easy, flat, greedy", done.stderr)


    def test_each_bot_may_have_a_time_of_its_own(self):
        done = alea("arena", "nine_cards", "--bots", "strong,flat", "--games", "2", "--ms", "1,2", "--json")
        times = json.loads(done.stdout)["times"]
        self.assertEqual([one["given_ms"] for one in times], [1, 2])
        self.assertTrue(all(one["choices"] > 0 and one["percentile_99"] > 0 for one in times))
        for wrong in ("0", "1,2,3", "soon"):
            done = alea("arena", "nine_cards", "--bots", "strong,flat", "--ms", wrong)
            self.assertEqual(done.returncode, 2, wrong)
            self.assertIn("--ms takes", done.stderr)


class Solve(unittest.TestCase):
    def test_tells_how_exact_it_is_and_loads_it_the_second_time(self):
        with tempfile.TemporaryDirectory() as folder:
            environment = {**os.environ, "XDG_DATA_HOME": folder}

            def solved(*words):
                command = [PROGRAM, "solve", "dracarys_dice", *words]
                done = subprocess.run(command, capture_output=True, text=True, timeout=60, env=environment)
                self.assertEqual(done.returncode, 0, done.stderr)
                return done.stdout

            words = ("--players", "3", "--json")
            (first,) = json.loads(solved(*words))["solutions"]
            (second,) = json.loads(solved(*words))["solutions"]
            self.assertEqual((first["title"], first["delta"]), ("3 players", 0))
            self.assertGreater(first["decisions"], 10_000)
            self.assertEqual((first["was_loaded"], second["was_loaded"]), (False, True))
            self.assertIn("nothing to decide", solved("--players", "2"))
            self.assertIn("3 players with trial_by_fire", solved("--players=3", "--option", "trial_by_fire=on"))

    def test_only_some_games_are_solved(self):
        done = alea("solve", "dobbelduel")
        self.assertEqual(done.returncode, 2)
        self.assertIn("solved are: dracarys_dice", done.stderr)
        self.assertIn("--all", alea("solve", "dracarys_dice", "--all", "--option", "play_on=on").stderr)


class Usage(unittest.TestCase):
    def refused(self, *words):
        done = alea(*words)
        self.assertEqual((done.returncode, done.stdout), (2, ""), words)
        self.assertEqual(len(done.stderr.splitlines()), 1, done.stderr)
        return done.stderr

    def test_wrong_words_get_an_error_that_names_what_is_allowed(self):
        self.assertIn("there are: play, serve, games", self.refused("plya"))
        self.assertIn("dracarys_dice", self.refused("simulate", "chess"))
        self.assertIn("dracarys_dice", self.refused("games", "chess"))
        self.assertIn("needs GAME", self.refused("simulate"))
        self.assertIn("--players", self.refused("simulate", "dracarys_dice", "--player", "3"))
        self.assertIn("2 to 5 players", self.refused("simulate", "dracarys_dice", "--players", "7"))
        self.assertIn("from 1 to", self.refused("simulate", "dracarys_dice", "--games", "many"))
        self.assertIn("from 1 to", self.refused("simulate", "dracarys_dice", "--games", "0"))
        self.assertIn("from 1 to", self.refused("simulate", "dracarys_dice", "--threads", "-1"))
        self.assertIn("there are: random", self.refused("simulate", "dracarys_dice", "--bots", "oracle"))
        self.assertIn("one bot for all", self.refused("simulate", "dracarys_dice", "--bots", ""))
        self.assertIn("trial_by_fire", self.refused("simulate", "dracarys_dice", "--option", "fire=on"))
        self.assertIn("on or off", self.refused("simulate", "dracarys_dice", "--option", "play_on=maybe"))
        self.assertIn("NAME=VALUE", self.refused("simulate", "dracarys_dice", "--option", "play_on"))
        self.assertIn("needs a value", self.refused("simulate", "dracarys_dice", "--games"))
        self.assertIn("given twice", self.refused("simulate", "dracarys_dice", "--games=1", "--games=2"))
        self.assertIn("takes no value", self.refused("simulate", "dracarys_dice", "--json=yes"))

    def test_every_command_explains_itself_with_an_example(self):
        overview = alea().stdout
        for command in ("play", "games", "rules", "replay", "verify", "simulate", "engine"):
            self.assertIn(f"alea {command}", overview)
            done = alea(command, "--help")
            self.assertEqual(done.returncode, 0)
            self.assertRegex(done.stdout, r"Example\n  .*alea " + command)

    def test_games_and_rules_tell_what_can_be_played_and_how(self):
        self.assertIn("dracarys_dice", alea("games").stdout)
        self.assertIn("tyrannical_trade", alea("games", "dracarys_dice").stdout)
        self.assertIn("[DR-18]", alea("rules", "dracarys_dice").stdout)
        self.assertRegex(alea("--version").stdout, r"^alea \d+\.\d+\.\d+$")


if __name__ == "__main__":
    unittest.main()
