"""What the tools of this folder have in common: a program on Lamina, seen from outside."""
import ctypes
import json
import os
import random
import socket
import struct
import subprocess
import sys
import threading
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.realpath(__file__))))
sys.path.append(os.path.join(ROOT, "tools"))

from virtual_pointer import Pointer  # beside this folder

HEADLESS = os.path.join(ROOT, "tools/headless")


def lamina():
    """The program to test: LAMINA in the environment, or the release build."""
    path = os.environ.get("LAMINA") or subprocess.check_output(
        [os.path.join(ROOT, "tools/release"), "--unordered"], text=True).strip()
    return os.path.realpath(path)


class Program:
    """A program that answers questions about itself on a socket."""

    def __init__(self, arguments, folder, **environment):
        self.path = f"{folder}/lamina-status.sock"
        self.process = subprocess.Popen(
            arguments, stdin=subprocess.DEVNULL,
            env={**os.environ, "LAMINA_STATUS": self.path, "HOME": folder, **environment})

    @property
    def pid(self):
        return self.process.pid

    def status(self):
        """What it answers; None while it does not."""
        try:
            with socket.socket(socket.AF_UNIX) as client:
                client.settimeout(5)
                client.connect(self.path)
                client.sendall(b"json\n")
                answer = b""
                while part := client.recv(65536):
                    answer += part
            return json.loads(answer)
        except (OSError, ValueError):
            return None

    def wait(self, condition, limit=60, pause=0.002):
        """The first status for which the condition holds. Ends the tool when there is none."""
        end = time.monotonic() + limit
        while time.monotonic() < end:
            status = self.status()
            if status and condition(status):
                return status
            if self.process.poll() is not None:
                sys.exit(f"the program has ended with status {self.process.returncode}")
            time.sleep(pause)
        sys.exit(f"no answer within {limit} s: {self.status()}")

    def seconds_of_processor(self):
        fields = open(f"/proc/{self.pid}/stat").read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def end(self):
        """Asks it to end. Returns its exit status and the seconds that this took."""
        begin = time.monotonic()
        self.process.terminate()
        status = self.process.wait(timeout=60)
        return status, time.monotonic() - begin


class Notices:
    """What a program tells the service manager about itself (sd_notify(3))."""

    def __init__(self, folder):
        self.path = f"{folder}/notify.sock"
        self.socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.socket.bind(self.path)
        self.socket.settimeout(60)

    def wait(self, status):
        """Returns when the program has this status from now on."""
        while self.socket.recv(4096).decode() != f"STATUS={status}":
            pass
        return time.monotonic()


class Sway:
    """The sway of SWAYSOCK (sway-ipc(7))."""

    def __init__(self):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(os.environ["SWAYSOCK"])

    def run(self, command):
        """Runs a command. Returns whether sway has accepted it."""
        payload = command.encode()
        self.socket.sendall(b"i3-ipc" + struct.pack("=II", len(payload), 0) + payload)
        length, _ = struct.unpack("=II", self._read(14)[6:])
        return all(answer["success"] for answer in json.loads(self._read(length)))

    def _read(self, count):
        data = b""
        while len(data) < count:
            part = self.socket.recv(count - len(data))
            if not part:
                sys.exit("sway has ended")
            data += part
        return data


class BlockedThread:
    """Stops one thread of a process, and no other one (ptrace(2))."""

    SEIZE, INTERRUPT, DETACH, ALL_THREADS = 0x4206, 0x4207, 17, 0x40000000

    def __init__(self, thread):
        self.thread = thread
        self.library = ctypes.CDLL(None, use_errno=True)
        self.library.ptrace.argtypes = [
            ctypes.c_long, ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p]
        self.library.ptrace.restype = ctypes.c_long

    def __enter__(self):
        self._call(self.SEIZE)
        self._call(self.INTERRUPT)
        os.waitpid(self.thread, self.ALL_THREADS)

    def __exit__(self, *_):
        self._call(self.DETACH)

    def _call(self, request):
        if self.library.ptrace(request, self.thread, None, None) != 0:
            sys.exit(f"ptrace: {os.strerror(ctypes.get_errno())}")


class MainThreadWatch(threading.Thread):
    """Looks each millisecond whether the main thread of a process waits in its run loop."""

    # ppoll(2), in which the run loop waits, on x86-64 and on 64-bit Arm.
    WAITS = {"271", "73"}

    def __init__(self, pid):
        super().__init__(daemon=True)
        self.path = f"/proc/{pid}/task/{pid}/syscall"
        self.is_over = threading.Event()
        self.longest = 0.0  # seconds away from the wait
        self.start()

    def run(self):
        left = None
        while not self.is_over.wait(0.001):
            with open(self.path) as file:
                waits = file.read().split()[0] in self.WAITS
            now = time.monotonic()
            left = None if waits else left or now
            self.longest = max(self.longest, now - (left or now))

    def end(self):
        """Returns the seconds for which the thread was away at most."""
        self.is_over.set()
        self.join()
        return self.longest


class Hand:
    """Somebody who taps, swipes and types at random."""

    KEYS = ["Right", "Left", "Up", "Down", "Return", "Tab"]

    def __init__(self, seed):
        self.pointer = Pointer()
        self.random = random.Random(seed)

    def act(self, width, height):
        x, y = self.random.randrange(width), self.random.randrange(height)
        action = self.random.randrange(8)
        if action == 0:
            subprocess.run(["wtype", "-k", self.random.choice(self.KEYS)], check=False)
            return
        self.pointer.move(x, y, width, height)
        self.pointer.press(1)
        for _ in range(8 if action > 3 else 0):
            x = max(0, min(width - 1, x + self.random.randint(-40, 40)))
            y = max(0, min(height - 1, y + self.random.randint(-40, 40)))
            self.pointer.move(x, y, width, height)
            time.sleep(0.008)
        self.pointer.press(0)


def slope(points):
    """The slope of the line through points (x, y) that fits best."""
    count = len(points)
    mean_x = sum(x for x, _ in points) / count
    mean_y = sum(y for _, y in points) / count
    square = sum((x - mean_x) ** 2 for x, _ in points)
    return sum((x - mean_x) * (y - mean_y) for x, y in points) / square if square else 0.0


def verdict(name, value, holds):
    print(f"{'ok    ' if holds else 'FAILED'}  {name}: {value}", flush=True)
    return holds
