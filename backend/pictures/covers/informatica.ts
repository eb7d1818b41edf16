import type { Composition } from '../canvas.ts';
import { arc, range, turn } from '../geometry.ts';
import { circle, fill, group, path, rect, roundTips, stroke } from '../svg.ts';

/** Quarter arcs that join from tile to tile into long paths. */
const tiles: Composition = ({ width, height, scheme, random }) => {
  const cell = random.pick([120, 160, 240]);
  const columns = Math.ceil(width / cell);
  const quarter = turn / 4;
  const drawn = range(columns * Math.ceil(height / cell)).map((index) => {
    const [x, y] = [(index % columns) * cell, Math.floor(index / columns) * cell];
    const arcs = random.chance(0.5)
      ? arc(x, y, cell / 2, 0, quarter) + arc(x + cell, y + cell, cell / 2, 2 * quarter, 3 * quarter)
      : arc(x + cell, y, cell / 2, quarter, 2 * quarter) + arc(x, y + cell, cell / 2, 3 * quarter, 4 * quarter);
    const back = random.chance(0.16)
      ? rect(x, y, cell, cell, fill(random.pick([scheme.accent, scheme.soft, scheme.soft])))
      : '';
    return [back, arcs] as const;
  });
  const roads = drawn.map(([, arcs]) => arcs).join('');
  const backs = drawn.map(([back]) => back).join('');
  return backs + path(roads, stroke(scheme.main, cell * 0.4)) + path(roads, stroke(scheme.line, cell * 0.1));
};

/** Traces of a circuit, running straight and at forty-five degrees. */
const traces: Composition = ({ width, height, scheme, random }) => {
  const step = random.pick([36, 45, 60]);
  const lanes = Math.floor(height / step);
  const bend = random.int(4, 9);
  const drawn = range(lanes).map((lane) => {
    const y = step / 2 + lane * step;
    const shift = Math.round(Math.sin((lane / lanes) * Math.PI * 2) * bend) * step * 0.5;
    const [start, end] = [
      random.chance(0.4) ? random.int(60, 380) : -20,
      random.chance(0.4) ? width - random.int(60, 380) : width + 20,
    ];
    const turnAt = width * 0.36 + lane * step * 0.42;
    const colour = random.pick([scheme.line, scheme.line, scheme.main, scheme.main, scheme.accent]);
    const trace = path(
      `M${start} ${y}H${turnAt}l${Math.abs(shift)} ${shift}H${end}`,
      stroke(colour, step * 0.3, roundTips),
    );
    const pad = (x: number, padY: number) =>
      circle(x, padY, step * 0.42, fill(colour)) + circle(x, padY, step * 0.16, fill(scheme.ground));
    return trace + (start > 0 ? pad(start, y) : '') + (end < width ? pad(end, y + shift) : '');
  });
  const chip = rect(width * random.between(0.28, 0.5), height * 0.26, 300, 300, fill(scheme.soft));
  return chip + drawn.join('');
};

/** The next row of a cellular automaton. Each of the rule's eight bits is the result for one case of the three cells above. */
function successor(parent: readonly boolean[], rule: number): boolean[] {
  const bit = (index: number) => (parent[(index + parent.length) % parent.length] ? 1 : 0);
  return parent.map((_, x) => ((rule >> (bit(x - 1) * 4 + bit(x) * 2 + bit(x + 1))) & 1) === 1);
}

/** A cellular automaton: each row follows from the one above by a rule of eight bits. */
const automaton: Composition = ({ width, height, scheme, random }) => {
  const cell = random.pick([24, 30]);
  const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)];
  const rule = random.pick([30, 45, 90, 150]);
  const marks = [scheme.line, scheme.main, scheme.accent];
  const first = range(columns).map((column) => column === Math.floor(columns * 0.5) || random.chance(0.02));
  const generations = [first];
  while (generations.length < rows) generations.push(successor(generations.at(-1) ?? first, rule));
  const bands = [random.between(0.25, 0.45), random.between(0.6, 0.8)];
  const paths = marks.map((ink, mark) => {
    const d = generations.flatMap((row, y) => {
      const band = y / rows < (bands[0] ?? 0) ? 0 : y / rows < (bands[1] ?? 1) ? 1 : 2;
      if (band !== mark) return [];
      return row.map((alive, x) =>
        alive ? `M${x * cell + 1} ${y * cell + 1}h${cell - 2}v${cell - 2}h${2 - cell}Z` : '',
      );
    });
    return path(d.join(''), fill(ink));
  });
  const disc = circle(width * random.between(0.3, 0.7), height / 2, 250, fill(scheme.soft));
  return disc + paths.join('');
};

/** A field of dots whose size follows a wave, like a printed image seen from near. */
const dots: Composition = ({ width, height, scheme, random }) => {
  const cell = random.pick([40, 54]);
  const columns = Math.ceil(width / cell);
  const [ax, ay, phase] = [random.between(0.6, 1.6), random.between(0.6, 1.4), random.between(0, turn)];
  const drawn = range(columns * Math.ceil(height / cell)).map((index) => {
    const [x, y] = [((index % columns) + 0.5) * cell, (Math.floor(index / columns) + 0.5) * cell];
    const value = Math.sin((x / width) * turn * ax + phase) + Math.cos((y / height) * turn * ay + phase + x / 400);
    const r = cell * 0.5 * (0.12 + 0.84 * ((value + 2) / 4));
    return circle(x, y, r, fill(value > 1.35 ? scheme.accent : value > 0.2 ? scheme.line : scheme.main));
  });
  return group(drawn.join(''));
};

/** A network with few hubs and many leaves. */
const network: Composition = ({ width, height, scheme, random }) => {
  const hubs = range(random.int(4, 5)).map((index, _, all) => {
    return {
      x: width * (0.16 + (0.7 * index) / (all.length - 1)),
      y: height * (index % 2 ? 0.3 : 0.68) + random.between(-50, 50),
      r: random.between(46, 96),
    };
  });
  const spokes = hubs.flatMap((hub) =>
    range(random.int(9, 14)).map((leaf, _, all) => {
      const [angle, reach] = [
        (leaf / all.length) * turn + random.between(-0.15, 0.15),
        hub.r + random.between(70, 200),
      ];
      const [x, y] = [hub.x + Math.cos(angle) * reach, hub.y + Math.sin(angle) * reach];
      const wire = path(
        `M${hub.x.toFixed(1)} ${hub.y.toFixed(1)}L${x.toFixed(1)} ${y.toFixed(1)}`,
        stroke(scheme.main, 4),
      );
      return wire + circle(x, y, random.pick([8, 12, 18]), fill(random.pick([scheme.line, scheme.main, scheme.line])));
    }),
  );
  const trunk = path(
    `M${hubs.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`,
    stroke(scheme.line, 14),
  );
  const halo = hubs.map(({ x, y, r }) => circle(x, y, r * 1.9, fill(scheme.soft)));
  const hearts = hubs.map(({ x, y, r }, index) => circle(x, y, r, fill(index % 2 ? scheme.accent : scheme.line)));
  return halo.join('') + spokes.join('') + trunk + hearts.join('');
};

export const informatica: readonly Composition[] = [tiles, traces, automaton, dots, network];
