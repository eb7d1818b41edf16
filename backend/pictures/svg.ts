import { escapeAttribute } from '../markup.ts';

/** Attributes of a shape: numbers are rounded, text is escaped. */
export type Attributes = Readonly<Record<string, string | number>>;
export type Point = readonly [x: number, y: number];

/** A coordinate as short text; two decimals are more precise than a pixel. */
export function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}

function written(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? short(value) : escapeAttribute(value)}"`)
    .join('');
}

/** Any element, with optional content. */
export function element(name: string, attributes: Attributes, content = ''): string {
  return `<${name}${written(attributes)}>${content}</${name}>`;
}

/** Attributes of a filled shape. */
export function fill(colour: string, opacity = 1): Attributes {
  return opacity === 1 ? { fill: colour } : { fill: colour, 'fill-opacity': opacity };
}

/** Attributes of an outline; the width is in pixels. */
export function stroke(colour: string, width: number, more: Attributes = {}): Attributes {
  return { fill: 'none', stroke: colour, 'stroke-width': width, ...more };
}

/** Attributes for round ends and round joins of strokes. */
export const roundTips: Attributes = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };

/** The shapes of SVG, with the names of its attributes as parameters; `paint` has the other attributes, such as {@link fill}. */
export function rect(x: number, y: number, width: number, height: number, paint: Attributes): string {
  return element('rect', { x, y, width, height, ...paint });
}

export function circle(cx: number, cy: number, r: number, paint: Attributes): string {
  return element('circle', { cx, cy, r: Math.max(0, r), ...paint });
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, paint: Attributes): string {
  return element('ellipse', { cx, cy, rx, ry, ...paint });
}

export function line(x1: number, y1: number, x2: number, y2: number, paint: Attributes): string {
  return element('line', { x1, y1, x2, y2, ...paint });
}

export function path(d: string, paint: Attributes): string {
  return element('path', { d, ...paint });
}

export function polygon(points: readonly Point[], paint: Attributes): string {
  return element('polygon', { points: points.map(([x, y]) => `${short(x)},${short(y)}`).join(' '), ...paint });
}

export function group(content: string, attributes: Attributes = {}): string {
  return element('g', attributes, content);
}

/** Content clipped to a shape. The id must be unique within the picture. */
export function clipped(id: string, shape: string, content: string): string {
  return `<clipPath id="${id}">${shape}</clipPath>${group(content, { 'clip-path': `url(#${id})` })}`;
}

/** A complete SVG document. */
export function svgDocument(width: number, height: number, content: string): string {
  const size = { width, height, viewBox: `0 0 ${width} ${height}` };
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, content);
}
