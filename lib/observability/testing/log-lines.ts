import type { DestinationStream } from 'pino';

/** A line of a log, parsed. */
export type LogLine = Readonly<Record<string, unknown>>;

/** Somewhere to write a log to, and to read it again. */
export class LogLines implements DestinationStream {
  readonly lines: LogLine[] = [];
  #waiting: (() => void)[] = [];

  write(text: string): void {
    this.lines.push(JSON.parse(text));
    for (const resume of this.#waiting.splice(0)) resume();
  }

  /** Waits until there are so many lines: one is written when the server is done, a moment after the visitor has it all. */
  async until(count: number): Promise<readonly LogLine[]> {
    while (this.lines.length < count) await new Promise<void>((resume) => this.#waiting.push(resume));
    return this.lines;
  }
}
