import { polar, range } from '../geometry.ts';
import { circle, ellipse, fill, path, rect } from '../svg.ts';
import type { Person } from './person.ts';

/** Hair in two layers: behind the head and in front of it. */
export interface Hairstyle {
  readonly back: (person: Person) => string;
  readonly front: (person: Person) => string;
}

/** Open path data from temple to temple over the crown, some pixels outside the head; a hairline closes it. */
function crown({ cx, cy, rx, ry }: Person, thick: number, temple: number): string {
  const [w, top] = [rx + thick * 0.62, cy - ry - thick];
  return `M${cx - w} ${cy + temple}C${cx - w - 6} ${cy - ry * 0.7} ${cx - rx * 0.72} ${top} ${cx} ${top}C${cx + rx * 0.72} ${top} ${cx + w + 6} ${cy - ry * 0.7} ${cx + w} ${cy + temple}`;
}

const nothing = () => '';

/** Path data that closes a crown along a hairline parted on one side. */
function parted({ cx, cy, rx, ry, turned }: Person, temple: number): string {
  const side = Math.sign(turned);
  const [far, near] = [cx + rx - 5, cx - rx + 5];
  const part = cx - side * rx * 0.42;
  return `L${far} ${cy + temple}Q${far - 4} ${cy - ry * 0.4} ${part + side * 6} ${cy - ry * 0.68}Q${near + 2} ${cy - ry * 0.46} ${near} ${cy + temple}Z`;
}

function fringe({ cx, cy, rx, ry }: Person, temple: number): string {
  return `L${cx + rx - 5} ${cy + temple}L${cx + rx - 8} ${cy - ry * 0.34}Q${cx} ${cy - ry * 0.5} ${cx - rx + 8} ${cy - ry * 0.34}L${cx - rx + 5} ${cy + temple}Z`;
}

function centred({ cx, cy, rx, ry }: Person, temple: number): string {
  return `L${cx + rx - 4} ${cy + temple}Q${cx + rx * 0.86} ${cy - ry * 0.42} ${cx} ${cy - ry * 0.86}Q${cx - rx * 0.86} ${cy - ry * 0.42} ${cx - rx + 4} ${cy + temple}Z`;
}

function receding({ cx, cy, rx, ry }: Person, temple: number): string {
  return `L${cx + rx - 3} ${cy + temple}Q${cx + rx * 0.92} ${cy - ry * 0.56} ${cx + rx * 0.44} ${cy - ry * 0.84}Q${cx} ${cy - ry * 0.6} ${cx - rx * 0.44} ${cy - ry * 0.84}Q${cx - rx * 0.92} ${cy - ry * 0.56} ${cx - rx + 3} ${cy + temple}Z`;
}

type Hairline = (person: Person, temple: number) => string;

function cap(line: Hairline, thick: number, temple: number): (person: Person) => string {
  return (person) => path(crown(person, thick, temple) + line(person, temple), fill(person.hair));
}

const falling =
  (length: number, flare: number) =>
  ({ cx, cy, rx, ry, hair }: Person) =>
    path(
      `M${cx - rx - 14} ${cy}C${cx - rx - 22} ${cy - ry * 1.5} ${cx + rx + 22} ${cy - ry * 1.5} ${cx + rx + 14} ${cy}L${cx + rx + 14 + flare} ${cy + length}Q${cx} ${cy + length + 18} ${cx - rx - 14 - flare} ${cy + length}Z`,
      fill(hair),
    );

const curls = ({ cx, cy, rx, ry, hair }: Person) =>
  range(15)
    .map((curl) =>
      circle(
        ...polar(cx, cy - 12, curl % 2 ? rx + 17 : rx + 27, Math.PI * (0.9 + (curl / 14) * 1.2)),
        ry * 0.36,
        fill(hair),
      ),
    )
    .join('') + ellipse(cx, cy - ry * 0.55, rx, ry * 0.6, fill(hair));

const bun = ({ cx, cy, ry, hair, turned }: Person) => circle(cx - turned * 1.4, cy - ry - 30, 34, fill(hair));

const tail = ({ cx, cy, rx, ry, hair, turned }: Person) => {
  const side = -Math.sign(turned);
  const x = cx + side * (rx + 4);
  return path(
    `M${cx + side * 20} ${cy - ry}Q${x + side * 70} ${cy - ry * 0.8} ${x + side * 44} ${cy + 120}Q${x + side * 6} ${cy + 70} ${x} ${cy - 10}Z`,
    fill(hair),
  );
};

const sides = ({ cx, cy, rx, ry, hair }: Person) =>
  [-1, 1]
    .map((side) =>
      path(
        `M${cx + side * (rx - 4)} ${cy + 14}Q${cx + side * (rx + 17)} ${cy - ry * 0.2} ${cx + side * rx * 0.86} ${cy - ry * 0.56}Q${cx + side * rx * 0.84} ${cy - ry * 0.2} ${cx + side * (rx - 4)} ${cy + 14}Z`,
        fill(hair),
      ),
    )
    .join('');

const quiff = (person: Person) => {
  const { cx, cy, rx, ry, turned, hair } = person;
  const side = Math.sign(turned);
  const wave = `M${cx - side * rx * 0.9} ${cy - ry * 0.5}C${cx - side * rx} ${cy - ry * 1.5} ${cx + side * rx * 1.3} ${cy - ry * 1.65} ${cx + side * rx * 1.02} ${cy - ry * 0.5}Q${cx + side * rx * 0.2} ${cy - ry * 0.98} ${cx - side * rx * 0.9} ${cy - ry * 0.5}Z`;
  return path(wave, fill(hair)) + sides(person);
};

const shorn = (person: Person) => path(crown(person, 5, 0) + receding(person, 0), fill(person.hair, 0.9));

const bobEnds = ({ cx, cy, rx, hair }: Person) =>
  [-1, 1]
    .map((side) => rect(side < 0 ? cx - rx - 16 : cx + rx - 8, cy - 20, 24, 92, { ...fill(hair), rx: 12 }))
    .join('');

/** Styles that fall to the chin or below, or are pinned up. */
export const longStyles: readonly Hairstyle[] = [
  { back: falling(150, 14), front: cap(parted, 17, 24) },
  { back: falling(112, -2), front: (person) => cap(fringe, 15, 30)(person) + bobEnds(person) },
  { back: falling(78, 6), front: cap(centred, 15, 34) },
  { back: bun, front: cap(centred, 11, 6) },
  { back: tail, front: cap(parted, 12, 4) },
  { back: curls, front: cap(parted, 20, 2) },
  { back: falling(190, 22), front: cap(centred, 16, 40) },
];

/** Styles that end above the collar. */
export const shortStyles: readonly Hairstyle[] = [
  { back: nothing, front: cap(parted, 15, 2) },
  { back: nothing, front: cap(receding, 10, 0) },
  { back: nothing, front: quiff },
  { back: nothing, front: sides },
  { back: nothing, front: shorn },
  { back: nothing, front: cap(fringe, 13, -6) },
  { back: curls, front: cap(receding, 14, -4) },
];
