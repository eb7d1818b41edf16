const cells = ['td', 'th'];
const rows = ['tr', ...cells];

/** The parts of lists and tables, by the element that they belong to. */
const parts: ReadonlyMap<string, readonly string[]> = new Map([
  ['ul', ['li', 'ul', 'ol']],
  ['ol', ['li', 'ul', 'ol']],
  ['dl', ['dt', 'dd']],
  ['table', ['caption', 'thead', 'tbody', 'tfoot', ...rows]],
  ['thead', rows],
  ['tbody', rows],
  ['tfoot', rows],
  ['tr', cells],
]);
const wholes = ['ul', 'ol', 'dl', 'table'];
const structural = new Set([...wholes, ...[...parts.values()].flat()]);

/**
 * Follows the open elements of a text, and turns parts of lists and tables without their list or table into `div`. Browsers
 * would let such a part close the list or table of the page around the text.
 */
export class OpenElements {
  /** For each open element, the innermost list, table or part of one, itself included; `''` outside of them. */
  readonly #structures: string[] = [];
  /** The name that the innermost open element gets. */
  name = '';

  /** @param tag name of an element of the result */
  open(tag: string): void {
    const around = this.#structures.at(-1) ?? '';
    const isInPlace = !structural.has(tag) || (parts.get(around) ?? wholes).includes(tag);
    this.name = isInPlace ? tag : 'div';
    this.#structures.push(isInPlace && structural.has(tag) ? tag : around);
  }

  close(): void {
    this.#structures.pop();
  }
}
