"""What the checks share: which files there are, and how a finding is told."""

import os
import pathlib
import subprocess
import sys

NOT_OURS = {".git", "build", "node_modules", "__pycache__"}


def root_folder():
    """The folder to check: the one named on the command line, or this repository."""
    if len(sys.argv) > 1:
        return pathlib.Path(sys.argv[1]).resolve()
    return pathlib.Path(__file__).resolve().parents[1]


def files(root, *endings):
    """Files that git keeps or would add, sorted, as paths below the root. Without git: all but what is built."""
    command = ["git", "-C", str(root), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(command, check=True, capture_output=True).stdout
        paths = {pathlib.Path(os.fsdecode(name)) for name in listed.split(b"\0") if name}
    except (OSError, subprocess.CalledProcessError):
        paths = {path.relative_to(root) for path in root.rglob("*")}
        paths = {path for path in paths if not NOT_OURS & set(path.parts)}
    return sorted(path for path in paths if (root / path).is_file() and path.name.endswith(endings or ("",)))


def report(name, findings):
    """Prints the findings, (file, line, what is wrong) each, and ends the program."""
    for path, line, wrong in findings:
        print(f"{path}:{line}: {wrong}")
    if findings:
        print(f"{name}: {len(findings)} to mend")
    sys.exit(1 if findings else 0)
