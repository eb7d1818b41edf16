/** Why a program cannot go on: the message says to those who run it what is wrong and what to do, a line for each thing. */
export class Problem extends Error {
  override readonly name = 'Problem';

  /** Writes the lines to standard error, each after the program's name. */
  print(program: string): void {
    console.error(this.message.replaceAll(/^/gm, `${program}: `));
  }
}
