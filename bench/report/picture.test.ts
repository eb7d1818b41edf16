import { XMLParser } from 'fast-xml-parser';
import { drawBars } from './picture.ts';

const groups = [
  {
    title: 'Requests & more',
    unit: 'a second',
    bars: [
      { label: 'web app', value: 500 },
      { label: 'bare <Node>', value: 1000 },
    ],
  },
  { title: 'None', unit: 'ms', bars: [{ label: 'nothing', value: 0 }] },
];

it('draws every value to the scale of its group, as well-formed XML', () => {
  const { svg } = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' }).parse(drawBars(groups), true);
  const [, ...bars] = svg.rect.map(({ width }: { width: string }) => Number(width));
  expect(bars).toEqual([bars[1] / 2, bars[1], 1]);
  expect(svg.text.map((text: { '#text': string }) => text['#text'])).toEqual(
    expect.arrayContaining(['Requests & more', 'web app', 500, 'bare <Node>', '1,000']),
  );
});
