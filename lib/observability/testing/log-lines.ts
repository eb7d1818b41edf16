import type { DestinationStream } from 'pino';

/** A line of a log, parsed. */
export type LogLine = Readonly<Record<string, unknown>>;

/** A destination for a log in tests, whose lines can be read. */
export class LogLines implements DestinationStream {
  readonly lines: LogLine[] = [];
  #waiting: (() => void)[] = [];

  write(text: string): void {
    this.lines.push(JSON.parse(text));
    for (const resume of this.#waiting.splice(0)) resume();
  }

  /** Waits until there are `count` lines. The server writes a line shortly after the visitor has received the whole answer. */
  async until(count: number): Promise<readonly LogLine[]> {
    while (this.lines.length < count) await new Promise<void>((resume) => this.#waiting.push(resume));
    return this.lines;
  }
}
