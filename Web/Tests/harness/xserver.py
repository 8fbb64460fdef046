"""A real X server without a screen, with a touch screen, a mouse and a keyboard.

Xorg's own drivers `dummy` and `inputtest`: each touch goes, like a finger's on a screen, through the server, the
toolkit and the browser. The messages follow `xf86-input-inputtest-protocol.h`.
"""

import os
import shutil
import socket
import struct
import subprocess
import tempfile
import time
from pathlib import Path

from harness.child import start

SIZE = (1600, 1200)
# The largest coordinate of an absolute device across the screen.
RANGE = 65535

CONFIGURATION = """
Section "ServerFlags"
  Option "DontVTSwitch" "true"
  Option "AllowMouseOpenFail" "true"
  Option "PciForceNone" "true"
  Option "AutoAddDevices" "false"
  Option "AutoEnableDevices" "false"
  Option "AutoAddGPU" "false"
EndSection
Section "Device"
  Identifier "none"
  Driver "dummy"
  VideoRam 64000
EndSection
Section "Monitor"
  Identifier "monitor"
  HorizSync 5.0 - 1000.0
  VertRefresh 5.0 - 200.0
  Modeline "{width}x{height}" 130.0 1600 1632 1712 1744 1200 1229 1231 1261
EndSection
Section "Screen"
  Identifier "screen"
  Device "none"
  Monitor "monitor"
  DefaultDepth 24
  SubSection "Display"
    Depth 24
    Modes "{width}x{height}"
    Virtual {width} {height}
  EndSubSection
EndSection
Section "InputDevice"
  Identifier "touch"
  Driver "inputtest"
  Option "SocketPath" "{folder}/touch"
  Option "DeviceType" "Touch"
  Option "TouchCount" "10"
EndSection
Section "InputDevice"
  Identifier "mouse"
  Driver "inputtest"
  Option "SocketPath" "{folder}/mouse"
  Option "DeviceType" "PointerAbsolute"
EndSection
Section "InputDevice"
  Identifier "keyboard"
  Driver "inputtest"
  Option "SocketPath" "{folder}/keyboard"
  Option "DeviceType" "Keyboard"
  Option "XkbRules" "evdev"
  Option "XkbModel" "pc105"
  Option "XkbLayout" "us"
EndSection
Section "ServerLayout"
  Identifier "layout"
  Screen "screen"
  InputDevice "touch"
  InputDevice "mouse" "CorePointer"
  InputDevice "keyboard" "CoreKeyboard"
EndSection
"""


class XServer:
    """A server on a display number of its own; `touch`, `mouse` and `keyboard` are its devices."""

    def __init__(self):
        self.folder = Path(tempfile.mkdtemp(prefix="supple-x-"))
        configuration = self.folder / "xorg.conf"
        configuration.write_text(CONFIGURATION.format(folder=self.folder, width=SIZE[0], height=SIZE[1]))
        reading, writing = os.pipe()
        with open(self.folder / "said", "w") as said:
            self.process = start(
                ["Xorg", "-displayfd", str(writing), "-config", configuration, "-logfile", self.folder / "log",
                 "-noreset", "-novtswitch", "-sharevts", "-nolisten", "tcp", "-s", "0", "-dpms"],
                pass_fds=[writing], stdout=said, stderr=subprocess.STDOUT)
        os.close(writing)
        with open(reading) as number:
            self.display = ":" + number.readline().strip()
        if self.display == ":":
            raise RuntimeError("Xorg did not start: " + (self.folder / "said").read_text()[-800:])
        self.touch, self.mouse, self.keyboard = (
            Device(self.folder / name) for name in ("touch", "mouse", "keyboard"))

    def close(self):
        for device in (self.touch, self.mouse, self.keyboard):
            device.socket.close()
        self.process.terminate()
        self.process.wait(10)
        shutil.rmtree(self.folder, ignore_errors=True)


def _valuators(values):
    """A mask of axes, and a number for each of them; the second row is of numbers without acceleration."""
    mask = sum(1 << axis for axis in values)
    numbers = [float(values.get(axis, 0)) for axis in range(64)]
    return struct.pack("<I8s4x", 0, mask.to_bytes(8, "little")) + struct.pack("<128d", *numbers, *([0.0] * 64))


def _across(x, y):
    # The middle of the pixel, so that no rounding gives its neighbour.
    return {0: (x + 0.5) * RANGE / SIZE[0], 1: (y + 0.5) * RANGE / SIZE[1]}


class Device:
    """One device. Messages have no answer; `_settle` waits until the server has processed them."""

    def __init__(self, path):
        end = time.monotonic() + 20
        while not path.exists() and time.monotonic() < end:
            time.sleep(0.02)
        self.socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self.socket.connect(str(path))
        self._send(0, struct.pack("<HH", 1, 1))
        self._receive()

    def _send(self, kind, body):
        self.socket.sendall(struct.pack("<II", len(body) + 8, kind) + body)

    def _receive(self):
        length, _ = struct.unpack("<II", self._exactly(8))
        self._exactly(length - 8)

    def _exactly(self, count):
        data = b""
        while len(data) < count:
            more = self.socket.recv(count - len(data))
            if not more:
                raise EOFError("Xorg is gone")
            data += more
        return data

    def _settle(self):
        self._send(1, b"")
        self._receive()

    def finger(self, number, phase, x, y):
        """A finger goes down, moves or goes up at a pixel."""
        kind = {"down": 18, "move": 19, "up": 20}[phase]
        self._send(6, struct.pack("<II", number, kind) + _valuators(_across(x, y)))
        self._settle()

    def point(self, x, y):
        """The mouse goes to a pixel."""
        self._send(2, struct.pack("<I4x", 1) + _valuators(_across(x, y)))
        self._settle()

    def button(self, number, pressed):
        """A button of the mouse: 1 left, 2 middle, 3 right."""
        self._send(4, struct.pack("<iiI4x", 0, number, int(pressed)) + _valuators({}))
        self._settle()

    def scroll(self, x, y):
        """The wheel turns smoothly, 120 a notch."""
        self._send(2, struct.pack("<I4x", 0) + _valuators({2: x, 3: y}))
        self._settle()

    def key(self, code, pressed):
        """A key of a PC's keyboard, by its X number."""
        self._send(5, struct.pack("<iI", code, int(pressed)))
        self._settle()
