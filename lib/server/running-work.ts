/** Work in progress, by name: simultaneous callers for the same name share one run and its result or error. */
export class RunningWork<T> {
  readonly #running = new Map<string, Promise<T>>();

  /** Returns the result of the running work of this name, or starts the work. @throws what `work` throws */
  share(name: string, work: () => Promise<T>): Promise<T> {
    const running = this.#running.get(name);
    if (running) return running;
    const started = work().finally(() => this.#running.delete(name));
    this.#running.set(name, started);
    return started;
  }
}
