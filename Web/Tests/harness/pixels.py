"""Pixels of a screenshot, and how much they differ."""

import re
import struct
import zlib


def decode(png):
    """The rows of a PNG of 8 bits, each as a list of (red, green, blue)."""
    place, data = 8, b""
    while place < len(png):
        length, kind = struct.unpack(">I4s", png[place : place + 8])
        chunk = png[place + 8 : place + 8 + length]
        if kind == b"IHDR":
            width, height, depth, color = struct.unpack(">IIBB", chunk[:10])
            assert depth == 8 and color in (2, 6) and chunk[12] == 0, "8 bits, with or without alpha, not interlaced"
        elif kind == b"IDAT":
            data += chunk
        place += length + 12
    step = 3 if color == 2 else 4
    stride, raw = width * step, zlib.decompress(data)
    above, rows = bytearray(stride), []
    for row in range(height):
        start = row * (stride + 1)
        line = bytearray(raw[start + 1 : start + 1 + stride])
        undo(raw[start], line, above, step)
        rows.append([tuple(line[at : at + 3]) for at in range(0, stride, step)])
        above = line
    return rows


def undo(kind, line, above, step):
    """Undoes the filter of a line (PNG's specification, 9.2)."""
    for at in range(len(line) if kind else 0):
        left = line[at - step] if at >= step else 0
        up, corner = above[at], above[at - step] if at >= step else 0
        if kind == 1:
            guess = left
        elif kind == 2:
            guess = up
        elif kind == 3:
            guess = (left + up) // 2
        else:
            near = left + up - corner
            guess = min((left, up, corner), key=lambda value: abs(near - value))
        line[at] = (line[at] + guess) & 255


def luminance(pixel):
    """The relative luminance of a pixel, by WCAG 2.2."""
    parts = [part / 255 / 12.92 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in pixel]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(rows):
    """The contrast of the lightest and the darkest pixel, by WCAG 2.2."""
    all_of_them = [luminance(pixel) for pixel in {pixel for row in rows for pixel in row}]
    return (max(all_of_them) + 0.05) / (min(all_of_them) + 0.05)


def contrast_of(*colors):
    """The contrast of two opaque colours as a browser writes them."""
    pixels = [tuple(float(part) for part in re.findall(r"[\d.]+", color)) for color in colors]
    # Three parts: it is opaque.
    assert all(len(pixel) == 3 for pixel in pixels), colors
    return contrast([pixels])


def difference(one, other, block=8):
    """The largest difference of a channel between two pictures of one size, each averaged over blocks: a shadow counts, and the
    edges of letters that lie a hundredth of a pixel elsewhere do not."""

    def averages(rows):
        return [
            [sum(pixel[channel] for row in rows[y : y + block] for pixel in row[x : x + block]) / block**2 for channel in range(3)]
            for y in range(0, len(rows) - block + 1, block) for x in range(0, len(rows[0]) - block + 1, block)]

    return max(abs(a - b) for blocks in zip(averages(one), averages(other)) for a, b in zip(*blocks))
