"""Data files that are as expensive to read as their limits allow."""


def goal(name, *conditions, points=3):
    when = ", ".join(f'"{one}"' for one in conditions)
    return f'[[goal]]\nname = "{name}"\npoints = {points}\nwhen = [{when}]\n'


def pairs_and_sums():
    """A legal deck of 6 kB: 108 goals that each need a pair and a sum."""
    sums = [f"sum >= {k}" for k in range(6, 60)] + [f"sum <= {k}" for k in range(8, 62)]
    return "".join(goal(f"G{i}", "pair", one) for i, one in enumerate(sums))


def complex_goals():
    """As many goals as a deck may have, each as complex as a goal may be."""
    sums = [f"sum >= {k}" for k in range(6, 48)] + [f"sum <= {k}" for k in range(20, 63)]
    sums += [f"sum {k} to {k + 20}" for k in range(6, 46)]
    return "".join(goal(f"G{i}", "run of 3", one) for i, one in enumerate(sums[:120]))


SHORT_FIELDS = {
    "fields of one entry": "[[goal]]\n" + "".join(f"a{i}=1\n" for i in range(50_000)),
    "fields of the file": "".join(f"a{i}=1\n" for i in range(50_000)),
    "entries without fields": "[[goal]]\n" * 48_000,
    "entries with 64 fields": ("[[goal]]\n" + "".join(f"a{i}=1\n" for i in range(64))) * 900,
    "goals": "".join(f'[[goal]]\nname="g{i}"\npoints=1\nwhen="sum = {5 + i % 60}"\n' for i in range(9_000)),
    "a list": '[[goal]]\nname = "x"\npoints = 1\nwhen = [' + '"pair",' * 60_000 + "]\n",
    "a text": '[[goal]]\nname = "' + "x" * 440_000 + '"\n',
    "words": '[[goal]]\nname = "x"\npoints = 1\nwhen = "' + "sum " * 110_000 + '"\n',
    "blank lines": "\n" * 440_000,
    "comments": "#\n" * 220_000,
    "heroes": "".join(f'[[hero]]\nname="h{i}"\ncost=1\nskill="result: draw 1"\n' for i in range(8_000)),
}
