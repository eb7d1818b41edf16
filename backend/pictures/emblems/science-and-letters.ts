import { outline } from '../covers/gearing.ts';
import { polar, range, turn } from '../geometry.ts';
import { circle, ellipse, fill, group, path, polygon, rect, roundTips, stroke } from '../svg.ts';
import type { Emblem } from './emblem.ts';

export const computing: Emblem = ({ deep, main, accent }) => {
  const bits = [1, 0, 1, 1, 0, 1, 2, 0, 1, 1, 0, 1, 0, 2, 1, 1];
  const cells = bits.map((bit, index) => {
    const [x, y] = [232 + (index % 4) * 86, 132 + Math.floor(index / 4) * 86];
    if (bit === 0) return circle(x + 39, y + 39, 28, stroke(deep, 12));
    return rect(x, y, 78, 78, fill(bit === 2 ? accent : index % 3 ? main : deep));
  });
  return cells.join('');
};

export const engineering: Emblem = ({ paper, deep, main, accent }) => {
  const wheel = path(outline({ x: 400, y: 300, teeth: 12, phase: 0.13 }), fill(main));
  const truss = range(3).map((bay) =>
    polygon(
      [
        [244 + bay * 104, 372],
        [296 + bay * 104, 262],
        [348 + bay * 104, 372],
      ],
      { ...fill(bay === 1 ? accent : paper), stroke: deep, 'stroke-width': 14 },
    ),
  );
  return wheel + circle(400, 300, 128, fill(paper)) + truss.join('') + rect(200, 368, 400, 18, fill(deep));
};

export const humanities: Emblem = ({ paper, deep, main, accent }) => {
  const leaf = (side: number, spread: number, ink: string) =>
    path(
      `M400 470C${400 + side * spread * 0.2} 410 ${400 + side * spread * 0.7} 400 ${400 + side * spread} ${440 - spread * 0.1}V${190 - spread * 0.06}C${400 + side * spread * 0.7} ${150 - spread * 0.06} ${400 + side * spread * 0.2} 164 400 224Z`,
      { ...fill(ink), stroke: deep, 'stroke-width': 7, 'stroke-linejoin': 'round' },
    );
  const sheets = [
    leaf(-1, 230, main),
    leaf(1, 230, deep),
    leaf(-1, 170, paper),
    leaf(1, 170, accent),
    leaf(-1, 100, accent),
    leaf(1, 100, paper),
  ];
  return sheets.join('') + rect(394, 216, 12, 258, fill(deep));
};

export const health: Emblem = ({ deep, main, accent, soft }) => {
  const leaf = (angle: number, length: number, ink: string) => {
    const [tip, a, b] = [
      polar(400, 500, length, angle),
      polar(400, 500, length * 0.62, angle - 0.52),
      polar(400, 500, length * 0.62, angle + 0.52),
    ];
    const vein = polar(400, 500, length * 0.8, angle);
    return (
      path(`M400 500Q${a.join(' ')} ${tip.join(' ')}Q${b.join(' ')} 400 500Z`, fill(ink)) +
      path(`M400 500L${vein.join(' ')}`, stroke(soft, 6, roundTips))
    );
  };
  const leaves = [
    leaf(-2.6, 250, deep),
    leaf(-0.54, 250, deep),
    leaf(-2.12, 330, main),
    leaf(-1.02, 330, main),
    leaf(-1.57, 380, deep),
  ];
  return leaves.join('') + circle(400, 130, 52, fill(accent));
};

export const science: Emblem = ({ deep, main, accent }) => {
  const paths = range(3).map((index) =>
    group(ellipse(400, 300, 226, 86, stroke(index === 1 ? main : deep, 13)), {
      transform: `rotate(${index * 60} 400 300)`,
    }),
  );
  const bodies = range(3).map((index) =>
    circle(
      ...polar(400, 300, 226, (index * turn) / 6 + (index === 1 ? Math.PI : 0)),
      27,
      fill(index === 1 ? accent : main),
    ),
  );
  return paths.join('') + circle(400, 300, 64, fill(accent)) + bodies.join('');
};
