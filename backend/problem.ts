/** Why a program cannot continue. The message tells operators what is wrong and what to do, one line for each problem. */
export class Problem extends Error {
  override readonly name = 'Problem';

  /** Writes the lines to standard error, each with the program's name in front. */
  print(program: string): void {
    console.error(this.message.replaceAll(/^/gm, `${program}: `));
  }
}
