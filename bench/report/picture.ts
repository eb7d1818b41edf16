import { escapeMarkup } from '../../lib/html/markup.ts';
import type { Bars } from '../model.ts';

const width = 760;
const margin = 16;
const labelWidth = 200;
const valueWidth = 90;
const barHeight = 16;
const barStep = 22;
const titleStep = 34;
const barSpace = width - 2 * margin - labelWidth - valueWidth;

/** One group: its title, then a bar for each value; the longest bar fills the space. */
function group({ title, unit, bars }: Bars, top: number): string {
  const largest = Math.max(...bars.map(({ value }) => value), Number.MIN_VALUE);
  const heading = `<text x="${margin}" y="${top + 20}" class="title">${escapeMarkup(title)} <tspan class="unit">${escapeMarkup(unit)}</tspan></text>`;
  const rows = bars.map(({ label, value }, index) => {
    const y = top + titleStep + index * barStep;
    const length = Math.max(1, (barSpace * value) / largest).toFixed(1);
    const start = margin + labelWidth;
    return `<text x="${margin}" y="${y + 12}">${escapeMarkup(label)}</text><rect x="${start}" y="${y}" width="${length}" height="${barHeight}" rx="3"/><text x="${start + Number(length) + 8}" y="${y + 12}" class="value">${value.toLocaleString('en')}</text>`;
  });
  return [heading, ...rows].join('\n');
}

const heightOf = ({ bars }: Bars) => titleStep + bars.length * barStep + 8;

/** Draws groups of bars below each other as an SVG that is readable on light and dark backgrounds. */
export function drawBars(groups: readonly Bars[]): string {
  const tops = groups.map((_, index) => groups.slice(0, index).reduce((sum, before) => sum + heightOf(before), margin));
  const height = groups.reduce((sum, each) => sum + heightOf(each), 2 * margin);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="Results of the benchmark">
<style>text{font:13px system-ui,sans-serif;fill:#24364f}.title{font-weight:600;font-size:15px}.unit{font-weight:400;font-size:12px}.value{font-variant-numeric:tabular-nums}rect.ground{fill:#faf7f1}rect{fill:#b4532a}</style>
<rect class="ground" width="${width}" height="${height}"/>
${groups.map((each, index) => group(each, tops[index] ?? 0)).join('\n')}
</svg>
`;
}
