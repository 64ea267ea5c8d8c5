"""A mouse for compositors of wlroots, such as sway, which have none without a screen."""
import os
import socket
import struct
import sys
import time


class Pointer:
    """A pointer of zwlr_virtual_pointer_v1, with the numbers of its requests."""

    REGISTRY, CALLBACK, MANAGER, POINTER = 2, 3, 4, 5
    MOVE, BUTTON, FRAME = 1, 2, 4
    LEFT_BUTTON = 0x110

    def __init__(self):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(f"{os.environ['XDG_RUNTIME_DIR']}/{os.environ['WAYLAND_DISPLAY']}")
        self._send(1, 1, struct.pack("=I", self.REGISTRY))
        self._send(1, 0, struct.pack("=I", self.CALLBACK))
        interface = b"zwlr_virtual_pointer_manager_v1\0"
        name = self._global(interface)
        arguments = struct.pack("=II", name, len(interface)) + interface
        self._send(self.REGISTRY, 0, arguments + struct.pack("=II", 1, self.MANAGER))
        self._send(self.MANAGER, 0, struct.pack("=II", 0, self.POINTER))

    def move(self, x, y, width, height):
        self._send(self.POINTER, self.MOVE, struct.pack("=IIIII", self._time, x, y, width, height))
        self._send(self.POINTER, self.FRAME)

    def press(self, is_pressed):
        arguments = struct.pack("=III", self._time, self.LEFT_BUTTON, is_pressed)
        self._send(self.POINTER, self.BUTTON, arguments)
        self._send(self.POINTER, self.FRAME)

    @property
    def _time(self):
        return int(time.monotonic() * 1000) & 0xFFFFFFFF

    def _send(self, sender, request, arguments=b""):
        size = 8 + len(arguments)
        self.socket.sendall(struct.pack("=II", sender, size << 16 | request) + arguments)

    def _global(self, interface):
        """The number of the global with an interface."""
        while True:
            sender, size = struct.unpack("=II", self._read(8))
            event = self._read((size >> 16) - 8)
            if sender == self.REGISTRY and event[8:8 + len(interface)] == interface:
                return struct.unpack("=I", event[:4])[0]
            if sender == self.CALLBACK:
                sys.exit("the compositor has no virtual pointers")

    def _read(self, count):
        return self.socket.recv(count, socket.MSG_WAITALL)
