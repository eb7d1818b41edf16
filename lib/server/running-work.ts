/** Work that is under way, by name: those who want the same wait for it and share its result, good or bad. */
export class RunningWork<T> {
  readonly #running = new Map<string, Promise<T>>();

  /** The result of the work of this name; starts it when nobody has. @throws what `work` throws */
  share(name: string, work: () => Promise<T>): Promise<T> {
    const running = this.#running.get(name);
    if (running) return running;
    const started = work().finally(() => this.#running.delete(name));
    this.#running.set(name, started);
    return started;
  }
}
