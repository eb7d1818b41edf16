import type { Composition } from '../canvas.ts';
import { mix } from '../colour.ts';
import { arc, archway, range } from '../geometry.ts';
import type { Random } from '../random.ts';
import { circle, clipped, fill, group, line, path, polygon, rect, stroke } from '../svg.ts';

/** A façade of arches in raking light. */
const arcade: Composition = ({ width, height, scheme, random }) => {
  const columns = random.int(5, 8);
  const rows = columns > 6 ? 3 : 2;
  const [cell, storey] = [width / columns, (height - 70) / rows];
  const opening = cell * random.between(0.62, 0.74);
  const lean = random.pick([1, -1]) * opening * random.between(0.22, 0.4);
  const lit = random.int(0, columns * rows - 1);
  const arches = range(columns * rows).map((index) => {
    const x = (index % columns) * cell + (cell - opening) / 2;
    const base = 26 + (Math.floor(index / columns) + 1) * storey;
    const shape = archway(x, base, opening, storey - 50);
    const shade = archway(x + lean, base, opening, storey - 50);
    const inside = path(shape, fill(index === lit ? scheme.accent : scheme.main)) + path(shade, fill(scheme.line));
    return clipped(`arch${index}`, path(shape, {}), inside);
  });
  const ledges = range(rows).map((row) => rect(0, 26 + (row + 1) * storey, width, 9, fill(scheme.line)));
  return rect(0, 36, width, height, fill(scheme.soft)) + arches.join('') + ledges.join('');
};

interface Block {
  readonly x: number;
  readonly y: number;
  readonly half: number;
  readonly tall: number;
}

function isometricBlock({ x, y, half, tall }: Block, [top, left, right]: readonly [string, string, string]): string {
  const [roof, drop] = [y - tall, half / 2];
  const face = (side: number) => `M${x + side} ${roof}L${x} ${roof + drop}V${y + drop}L${x + side} ${y}Z`;
  const lid = `M${x} ${roof - drop}L${x + half} ${roof}L${x} ${roof + drop}L${x - half} ${roof}Z`;
  return path(lid, fill(top)) + path(face(-half), fill(left)) + path(face(half), fill(right));
}

/** A small city of isometric blocks, seen from above. */
const blocks: Composition = ({ width, height, scheme, random }) => {
  const count = random.int(4, 7);
  const half = 480 / count;
  const coloured = new Set(random.shuffle(range(count * count)).slice(0, count - 1));
  const centre = width * random.pick([0.42, 0.5, 0.58]);
  const [right, roof] = [mix(scheme.main, '#0b1526', 0.55), mix(scheme.soft, '#ffffff', 0.35)];
  const drawn = range(count * count).map((index) => {
    const [column, row] = [index % count, Math.floor(index / count)];
    const tall = half * (0.3 + ((2 * count - row - column) / count) * random.between(0.1, 0.95));
    const place = { x: centre + (column - row) * half, y: height * 0.36 + (column + row) * (half / 2), half, tall };
    return isometricBlock(place, [coloured.has(index) ? scheme.accent : roof, scheme.main, right]);
  });
  const sun = circle(centre + random.pick([-410, 410]), 190, random.between(80, 130), fill(scheme.accent));
  return sun + drawn.join('');
};

interface Room {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

function rooms(random: Random, room: Room): Room[] {
  const { x, y, w, h } = room;
  if (Math.max(w, h) < 330) return [room];
  const share = random.pick([0.38, 0.5, 0.62]);
  const parts: Room[] =
    w > h
      ? [
          { ...room, w: w * share },
          { ...room, x: x + w * share, w: w * (1 - share) },
        ]
      : [
          { ...room, h: h * share },
          { ...room, y: y + h * share, h: h * (1 - share) },
        ];
  return parts.flatMap((part) => rooms(random, part));
}

/** The plan of a house, laid askew: thick walls, swinging doors, a grid of columns. */
const plan: Composition = ({ width, height, scheme, random }) => {
  const all = rooms(random, { x: -180, y: -340, w: 1640, h: 1400 });
  const [main, accent] = random.shuffle(all.filter(({ x, y }) => x > 60 && x < 900 && y > -40 && y < 500));
  const colourOf = (room: Room) => (room === main ? scheme.main : room === accent ? scheme.accent : scheme.soft);
  const floors = all.map((room) => rect(room.x, room.y, room.w, room.h, fill(colourOf(room))));
  const walls = all.map(({ x, y, w, h }) => rect(x, y, w, h, stroke(scheme.line, 17)));
  const doors = all.map((room, index) => {
    if (index % 3 === 1) return '';
    const [x, y, wide] = [room.x, room.y + room.h * 0.3, 104];
    const gap = line(x, y, x, y + wide, stroke(colourOf(room), 19));
    const leaf = line(x - 8, y, x + wide, y, stroke(scheme.line, 6));
    return gap + leaf + path(arc(x, y, wide, 0, Math.PI / 2), stroke(scheme.line, 3));
  });
  const columns = range(20).map((index) =>
    circle(-100 + (index % 5) * 360, -200 + Math.floor(index / 5) * 360, 22, fill(scheme.line)),
  );
  const askew = `rotate(${random.pick([-24, -15, 15, 30])} ${width / 2} ${height / 2})`;
  return group(floors.join('') + walls.join('') + doors.join('') + columns.join(''), { transform: askew });
};

/** Stairs climbing to a round opening, all in half-light. */
const stairs: Composition = ({ width, height, scheme, random }) => {
  const steps = random.int(7, 11);
  const [run, rise] = [width / (steps + 1), (height - 130) / steps];
  const treads = range(steps).map((step) => {
    const [x, y] = [(step + 1) * run, height - (step + 1) * rise];
    const riser = rect(x, y, 16, height - y, fill(scheme.line));
    return (
      rect(x, y, width - x, height - y, fill(step % 2 ? scheme.main : mix(scheme.main, scheme.line, 0.22))) + riser
    );
  });
  const shadow = polygon(
    [
      [run * 2, 0],
      [width, 0],
      [width, height * 0.2],
      [run * 4, height],
    ],
    fill(scheme.soft),
  );
  const moon = circle(width * 0.25, height * 0.33, random.between(110, 165), fill(scheme.accent));
  const whole = shadow + moon + treads.join('');
  return random.chance(0.5) ? whole : group(whole, { transform: `translate(${width} 0) scale(-1 1)` });
};

export const architetturaDesign: readonly Composition[] = [arcade, blocks, plan, stairs];
