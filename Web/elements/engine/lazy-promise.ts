/** A promise whose work begins with the first `then`, `catch`, `finally` or `await`. */
export class LazyPromise<Value> extends Promise<Value> {
  #begin: (() => void) | undefined;

  /** Callers that wait for this promise get a plain one. */
  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  constructor(work: () => Promise<Value>) {
    let settle!: (value: Promise<Value>) => void;
    super((resolve) => { settle = resolve; });
    this.#begin = () => settle(work());
  }

  override then<Result = Value, Failure = never>(
    onFulfilled?: ((value: Value) => Result | PromiseLike<Result>) | null,
    onRejected?: ((reason: unknown) => Failure | PromiseLike<Failure>) | null,
  ): Promise<Result | Failure> {
    this.#begin?.();
    this.#begin = undefined;
    return super.then(onFulfilled, onRejected);
  }
}
