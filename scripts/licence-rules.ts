/**
 * Licences that packages may have, by SPDX name. None requires this project to publish its source. LGPL-3.0 is the licence of
 * the picture library behind `sharp`, which stays a separate library. Packages under MPL-2.0 and CC-BY-4.0 are used
 * unchanged.
 */
const allowed = new Set([
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC-BY-4.0', 'CC0-1.0', 'ISC', 'MIT'],
  ...['MIT-0', 'MPL-2.0', 'OFL-1.1', 'Python-2.0', 'Unlicense', 'Zlib', 'LGPL-3.0-or-later'],
]);

const token = /\(|\)|[\w.+-]+/g;

/**
 * Whether an SPDX expression such as `(MIT OR GPL-3.0-only) AND Zlib` is allowed. With `OR` one licence must be allowed, with
 * `AND` all of them. An unreadable expression is not allowed.
 */
export function isAllowedLicence(expression: string): boolean {
  const tokens = expression.match(token) ?? [];
  let at = 0;

  function readPart(): boolean {
    const next = tokens[at];
    at += 1;
    if (next !== '(') return next !== undefined && allowed.has(next);
    const inner = readAlternatives();
    const isClosed = tokens[at] === ')';
    at += 1;
    return inner && isClosed;
  }
  function readParts(): boolean {
    let result = readPart();
    while (tokens[at] === 'AND') {
      at += 1;
      result = readPart() && result;
    }
    return result;
  }
  function readAlternatives(): boolean {
    let result = readParts();
    while (tokens[at] === 'OR') {
      at += 1;
      result = readParts() || result;
    }
    return result;
  }

  const result = readAlternatives();
  return result && at === tokens.length;
}
