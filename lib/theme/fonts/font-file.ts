import { inflateSync } from 'node:zlib';

/** What a font's characters take, in its size: 1 is as much as the font is high. */
export interface FontMeasures {
  readonly ascent: number;
  /** Below the line, as a positive number. */
  readonly descent: number;
  readonly lineGap: number;
  /** Mean width of a text's characters, each by itself. @throws {Error} for a character that the font lacks */
  readonly meanWidth: (text: string) => number;
}

type Tables = ReadonlyMap<string, Buffer>;

/** The tables of a TrueType or OpenType file, bare or compressed as WOFF 1. */
function tablesOf(file: Buffer): Tables {
  const compressed = file.toString('latin1', 0, 4) === 'wOFF';
  const start = compressed ? 44 : 12;
  const entrySize = compressed ? 20 : 16;
  const count = file.readUInt16BE(compressed ? 12 : 4);
  const entries = Array.from({ length: count }, (_, index) => file.subarray(start + index * entrySize));
  return new Map(
    entries.map((entry) => [entry.toString('latin1', 0, 4), compressed ? inflated(file, entry) : bare(file, entry)]),
  );
}

function bare(file: Buffer, entry: Buffer): Buffer {
  const offset = entry.readUInt32BE(8);
  return file.subarray(offset, offset + entry.readUInt32BE(12));
}

function inflated(file: Buffer, entry: Buffer): Buffer {
  const offset = entry.readUInt32BE(4);
  const length = entry.readUInt32BE(8);
  const data = file.subarray(offset, offset + length);
  return length < entry.readUInt32BE(12) ? inflateSync(data) : data;
}

function table(tables: Tables, name: string): Buffer {
  const found = tables.get(name);
  if (!found) throw new Error(`The font file has no table "${name}": give a TrueType, OpenType or WOFF 1 file`);
  return found;
}

/** The part of `cmap` for the characters up to U+FFFF (format 4 of the OpenType specification). */
function characterMap(cmap: Buffer): Buffer {
  const parts = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(4 + index * 8 + 4));
  const offset = parts.find((part) => cmap.readUInt16BE(part) === 4);
  if (offset === undefined) throw new Error('The font file maps its characters in a way that is not read here');
  return cmap.subarray(offset);
}

/** The number of the glyph for a character, 0 when there is none. */
function glyphOf(map: Buffer, code: number): number {
  const size = map.readUInt16BE(6);
  const [ends, starts, deltas, ranges] = [14, 16 + size, 16 + 2 * size, 16 + 3 * size] as const;
  for (let at = 0; at < size; at += 2) {
    if (code > map.readUInt16BE(ends + at)) continue;
    const first = map.readUInt16BE(starts + at);
    if (code < first) return 0;
    const delta = map.readUInt16BE(deltas + at);
    const range = map.readUInt16BE(ranges + at);
    if (range === 0) return (code + delta) & 0xffff;
    const glyph = map.readUInt16BE(ranges + at + range + 2 * (code - first));
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
}

/** Reads the measures that a browser lays text out by. @throws {Error} for a file that is none of the formats above */
export function readFontFile(file: Buffer): FontMeasures {
  const tables = tablesOf(file);
  const em = table(tables, 'head').readUInt16BE(18);
  const header = table(tables, 'hhea');
  const advances = table(tables, 'hmtx');
  const map = characterMap(table(tables, 'cmap'));
  const lastAdvance = header.readUInt16BE(34) - 1;
  const widthOf = (character: string) => {
    const glyph = glyphOf(map, character.codePointAt(0) ?? 0);
    if (glyph === 0) throw new Error(`The font has no "${character}"`);
    return advances.readUInt16BE(4 * Math.min(glyph, lastAdvance)) / em;
  };
  return {
    ascent: header.readInt16BE(4) / em,
    descent: -header.readInt16BE(6) / em,
    lineGap: header.readInt16BE(8) / em,
    meanWidth: (text) => [...text].reduce((sum, character) => sum + widthOf(character), 0) / [...text].length,
  };
}
