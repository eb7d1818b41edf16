import { mix } from '../colour.ts';
import type { Random } from '../random.ts';
import { circle, clipped, ellipse, fill, path, rect, roundTips, stroke } from '../svg.ts';
import type { Person } from './person.ts';

/** Path data of a head: half an ellipse above, a jaw below. */
function headOutline({ cx, cy, rx, ry, jaw }: Person): string {
  const chin = cy + ry;
  return `M${cx - rx} ${cy}A${rx} ${ry} 0 0 1 ${cx + rx} ${cy}C${cx + rx} ${cy + ry * 0.62} ${cx + rx * jaw} ${chin} ${cx} ${chin}C${cx - rx * jaw} ${chin} ${cx - rx} ${cy + ry * 0.62} ${cx - rx} ${cy}Z`;
}

function shaded(person: Person): string {
  return mix(person.skin, '#5a2418', 0.24);
}

/** Neck, ears and head, with one half shaded. */
export function drawHead(person: Person): string {
  const { cx, cy, rx, ry, turned, skin } = person;
  const dark = shaded(person);
  const lit = turned > 0 ? cx - rx - 10 : cx + turned * 0.6;
  const neck =
    rect(cx - 31, cy + ry * 0.4, 62, 150, fill(skin)) +
    path(
      `M${cx - 31} ${cy + ry * 0.86}Q${cx} ${cy + ry * 1.42} ${cx + 31} ${cy + ry * 0.86}V${cy + ry * 0.5}H${cx - 31}Z`,
      fill(dark),
    );
  const ears =
    ellipse(cx - rx, cy + 8, 11, 18, fill(turned > 0 ? skin : dark)) +
    ellipse(cx + rx, cy + 8, 11, 18, fill(turned > 0 ? dark : skin));
  const half =
    turned > 0
      ? rect(cx + turned * 0.6, cy - ry, rx * 2, ry * 2.2, fill(dark))
      : rect(lit - rx * 2, cy - ry, rx * 2, ry * 2.2, fill(dark));
  const face = clipped('face', path(headOutline(person), {}), path(headOutline(person), fill(skin)) + half);
  return neck + ears + face;
}

function drawEyes({ cx, cy, turned, ink, rx }: Person, random: Random): string {
  const [x, y, apart] = [cx + turned, cy + 2, rx * 0.43];
  const closed = random.chance(0.4);
  return [-1, 1]
    .map((side) =>
      closed
        ? path(`M${x + side * apart - 10} ${y}q10 9 20 0`, { ...stroke(ink, 4.5), ...roundTips })
        : ellipse(x + side * apart, y, 5, 6.5, fill(ink)),
    )
    .join('');
}

/** Brows, eyes, nose and mouth, in as few strokes as possible. */
export function drawFeatures(person: Person, random: Random): string {
  const { cx, cy, rx, ry, turned, hair, skin, ink } = person;
  const [x, apart] = [cx + turned, rx * 0.43];
  const browInk = mix(hair, ink, 0.35);
  const brows = [-1, 1].map((side) =>
    path(`M${x + side * (apart - 13)} ${cy - 19}q${side * 12} -8 ${side * 27} 1`, {
      ...stroke(browInk, random.between(4.5, 7)),
      ...roundTips,
    }),
  );
  const side = Math.sign(turned);
  const nose = path(
    `M${cx + turned * 0.6} ${cy - 14}L${cx + turned * 0.6 + side * 15} ${cy + ry * 0.34}H${cx + turned * 0.6 - side * 2}`,
    { ...stroke(mix(skin, '#4a1a10', 0.5), 4.5), ...roundTips },
  );
  const lips = mix(skin, '#a02a2a', 0.62);
  const mouth = random.chance(0.5)
    ? path(`M${x - 18} ${cy + ry * 0.58}q18 13 36 0`, { ...stroke(lips, 5.5), ...roundTips })
    : path(`M${x - 19} ${cy + ry * 0.57}q9 -8 19 -3q10 -5 19 3q-19 16 -38 0Z`, fill(lips));
  return brows.join('') + drawEyes(person, random) + nose + mouth;
}

/** Spectacles, round or square. */
export function drawGlasses({ cx, cy, rx, turned, ink }: Person, random: Random): string {
  const [x, y, apart] = [cx + turned, cy + 3, rx * 0.45];
  const rim = stroke(random.pick([ink, '#7a2f22', '#c08a35']), 5);
  const lens = random.chance(0.55)
    ? (at: number) => circle(at, y, 21, rim)
    : (at: number) => rect(at - 21, y - 16, 42, 32, { ...rim, rx: 7 });
  const arms = path(
    `M${x - apart - 21} ${y - 4}L${cx - rx} ${y - 9}M${x + apart + 21} ${y - 4}L${cx + rx} ${y - 9}M${x - apart + 21} ${y - 3}Q${x} ${y - 10} ${x + apart - 21} ${y - 3}`,
    rim,
  );
  return lens(x - apart) + lens(x + apart) + arms;
}

/** A beard that follows the jaw. */
export function drawBeard(person: Person): string {
  const { cx, cy, rx, ry, turned, hair } = person;
  const x = cx + turned;
  const low = `M${cx - rx} ${cy + 6}C${cx - rx * 0.86} ${cy + ry * 0.46} ${x - 34} ${cy + ry * 0.36} ${x} ${cy + ry * 0.4}C${x + 34} ${cy + ry * 0.36} ${cx + rx * 0.86} ${cy + ry * 0.46} ${cx + rx} ${cy + 6}V${cy + ry * 1.25}H${cx - rx}Z`;
  const trimmed = { ...person, rx: rx + 3, ry: ry + 9 };
  const lips = path(`M${x - 17} ${cy + ry * 0.6}q17 11 34 0`, {
    ...stroke(mix(person.skin, '#7a2020', 0.45), 6),
    ...roundTips,
  });
  return clipped('beard', path(headOutline(trimmed), {}), path(low, fill(hair))) + lips;
}
