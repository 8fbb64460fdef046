/** The number of frames that a reading covers. */
const frameCount = 60;

/** The minimum number of frames of a reading: the first frames of a motion measure earlier work of the browser. */
const fewest = 12;

/** The time without a frame after which nothing moves, in milliseconds. */
const silence = 250;

/**
 * Measures the cost of the page's frames. Every callback that the browser runs before a frame is timed, so the figure is the
 * script time of real frames, of all three interactions and of this page together. Without requests for frames, nothing is
 * measured and nothing runs.
 */
export class Meter {
  #onReading;
  /** Start times of frames */
  #starts: number[] = [];
  /** Script time of the same frames */
  #costs: number[] = [];
  #quiet: ReturnType<typeof setTimeout> | undefined;
  #lastShown = 0;

  /** Calls back with readings; `script` is in milliseconds a frame, the 95th percentile of the last frames. */
  constructor(onReading: (reading: { moving: boolean; framesPerSecond: number; script: number }) => void) {
    this.#onReading = onReading;
    const ask = globalThis.requestAnimationFrame.bind(globalThis);
    globalThis.requestAnimationFrame = (callback) =>
      ask((time) => {
        const before = performance.now();
        try {
          callback(time);
        } finally {
          this.#ran(time, performance.now() - before);
        }
      });
  }

  /** Records the cost of a callback of the frame at `time`, in milliseconds. */
  #ran(time: number, cost: number) {
    if (this.#starts.at(-1) === time) this.#costs[this.#costs.length - 1] += cost;
    else {
      this.#starts.push(time);
      this.#costs.push(cost);
      if (this.#starts.length > frameCount) {
        this.#starts.shift();
        this.#costs.shift();
      }
    }
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => this.#rest(), silence);
    if (this.#starts.length < fewest || time - this.#lastShown < 200) return;
    this.#lastShown = time;
    this.#onReading({ moving: true, ...this.#reading() });
  }

  #reading() {
    const { length } = this.#starts;
    const times = this.#starts.slice(1).map((start, index) => start - this.#starts[index]).sort((a, b) => a - b);
    const costs = [...this.#costs].sort((a, b) => a - b);
    // The median of the frames' times: a single long wait, such as the loading of the page, is no frame rate.
    const time = times[Math.floor(times.length / 2)] ?? 0;
    return { framesPerSecond: time > 0 ? 1000 / time : 0, script: costs[Math.min(length - 1, Math.floor(length * 0.95))] ?? 0 };
  }

  #rest() {
    this.#onReading({ moving: false, ...this.#reading() });
    this.#starts = [];
    this.#costs = [];
  }
}
