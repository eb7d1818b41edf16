/** Forgets everything that the code of this process shares (`onceInProcess`), as after a start. */
export function forgetProcess(): void {
  Reflect.deleteProperty(globalThis, Symbol.for('mooc.processValues'));
}
