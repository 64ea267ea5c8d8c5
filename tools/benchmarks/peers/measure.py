"""Measures a program from outside, for `compare-peers`."""

import os
import re
import subprocess
import sys
import time

TICKS = os.sysconf("SC_CLK_TCK")


def cpu_seconds(pid):
    """The user and system time of all threads of a process."""
    with open(f"/proc/{pid}/stat", encoding="utf-8") as file:
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def peak_memory(pid):
    """The peak resident set size in MiB."""
    with open(f"/proc/{pid}/status", encoding="utf-8") as file:
        return int(re.search(r"VmHWM:\s+(\d+)", file.read()).group(1)) / 1024


def line_with(word, process):
    """The words of the next line of the program's output that has the word."""
    last = ""
    for line in process.stdout:
        words = line.split()
        if word in words:
            return words[words.index(word):]
        last = line.strip()
    sys.exit(f"{process.args[0]} ended: {last}")


def measure(command, environment):
    """Runs a program that prints "begin" and "end FRAMES SECONDS", and stops it."""
    process = subprocess.Popen([*map(str, command)], env={**os.environ, **environment}, text=True,
                               stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    try:
        line_with("begin", process)
        start = cpu_seconds(process.pid)
        _, frames, seconds = line_with("end", process)[:3]
        cpu = cpu_seconds(process.pid) - start
        return {"fps": int(frames) / float(seconds), "rss_mb": peak_memory(process.pid),
                "cpu_ms_per_frame": 1000 * cpu / max(int(frames), 1)}
    finally:
        process.kill()
        process.wait()
        time.sleep(0.2)
