/** Why a program cannot start: one line that names what is wrong and says what to do. Never shown with a stack. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}
