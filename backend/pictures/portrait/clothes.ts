import { mix } from '../colour.ts';
import { range } from '../geometry.ts';
import type { Random } from '../random.ts';
import { circle, clipped, ellipse, fill, path, polygon, rect, stroke } from '../svg.ts';
import type { Person } from './person.ts';

type Garment = (person: Person, shoulders: string, random: Random) => string;

/** The y coordinate at which clothes begin beside the neck. */
const collar = 292;

const jersey: Garment = ({ cx, cloth, skin }, shoulders) =>
  path(shoulders, fill(cloth)) +
  ellipse(cx, collar - 2, 45, 25, fill(mix(cloth, '#101828', 0.35))) +
  ellipse(cx, collar - 8, 38, 20, fill(skin));

const vNeck: Garment = ({ cx, cloth, skin }, shoulders) =>
  path(shoulders, fill(cloth)) +
  polygon(
    [
      [cx - 46, collar - 14],
      [cx + 46, collar - 14],
      [cx, collar + 66],
    ],
    fill(skin),
  ) +
  path(
    `M${cx - 49} ${collar - 14}L${cx} ${collar + 70}L${cx + 49} ${collar - 14}`,
    stroke(mix(cloth, '#101828', 0.4), 9),
  );

const turtleneck: Garment = ({ cx, cloth }, shoulders) =>
  path(shoulders, fill(cloth)) +
  rect(cx - 42, collar - 34, 84, 60, { ...fill(mix(cloth, '#ffffff', 0.12)), rx: 15 }) +
  rect(cx - 42, collar - 4, 84, 6, fill(mix(cloth, '#101828', 0.3)));

const jacket: Garment = ({ cx, cloth, shirt, ink }, shoulders, random) => {
  const inside = polygon(
    [
      [cx - 50, collar - 18],
      [cx + 50, collar - 18],
      [cx, 420],
    ],
    fill(shirt),
  );
  const points = [-1, 1].map((side) =>
    polygon(
      [
        [cx, collar + 30],
        [cx + side * 44, collar - 26],
        [cx + side * 52, collar + 22],
        [cx + side * 26, collar + 46],
      ],
      fill(mix(shirt, '#ffffff', 0.4)),
    ),
  );
  const lapels = [-1, 1].map((side) =>
    polygon(
      [
        [cx + side * 50, collar - 20],
        [cx + side * 92, collar + 34],
        [cx + side * 62, collar + 48],
        [cx, 420],
      ],
      fill(mix(cloth, '#101828', 0.3)),
    ),
  );
  const tie = random.chance(0.4)
    ? polygon(
        [
          [cx - 11, collar + 24],
          [cx + 11, collar + 24],
          [cx + 17, 400],
          [cx - 17, 400],
        ],
        fill(random.pick(['#c2452f', '#dba646', ink])),
      )
    : '';
  return path(shoulders, fill(cloth)) + inside + tie + lapels.join('') + points.join('');
};

const scarf: Garment = ({ cx, cloth, shirt }, shoulders) => {
  const wrap = path(
    `M${cx - 74} ${collar - 6}Q${cx} ${collar - 60} ${cx + 74} ${collar - 6}Q${cx + 40} ${collar + 52} ${cx} ${collar + 50}Q${cx - 46} ${collar + 50} ${cx - 74} ${collar - 6}Z`,
    fill(shirt),
  );
  return (
    path(shoulders, fill(cloth)) +
    wrap +
    polygon(
      [
        [cx + 14, collar + 30],
        [cx + 62, collar + 20],
        [cx + 74, 400],
        [cx + 22, 400],
      ],
      fill(mix(shirt, cloth, 0.3)),
    )
  );
};

const stripes: Garment = ({ cx, cloth, shirt, skin }, shoulders) => {
  const bands = range(5).map((band) => rect(0, collar + 20 + band * 36, 400, 16, fill(shirt)));
  return (
    clipped('garment', path(shoulders, {}), path(shoulders, fill(cloth)) + bands.join('')) +
    ellipse(cx, collar - 8, 42, 20, fill(skin))
  );
};

const necklace: Garment = ({ cx, cloth, skin, shirt }, shoulders) => {
  const beads = range(9).map((bead) =>
    circle(cx - 48 + bead * 12, collar + 6 + 26 * Math.sin((bead / 8) * Math.PI), 6.5, fill(shirt)),
  );
  return path(shoulders, fill(cloth)) + ellipse(cx, collar - 2, 62, 46, fill(skin)) + beads.join('');
};

const anyone: readonly Garment[] = [jersey, vNeck, turtleneck, jacket, jacket, scarf, stripes];

/** Draws the shoulders and clothes of a person, and beads if requested. */
export function drawClothes(person: Person, random: Random, withBeads: boolean): string {
  const [half, top] = [random.between(128, 152), 300];
  const { cx } = person;
  const shoulders = `M${cx - half} 420C${cx - half} ${top + 22} ${cx - 92} ${top + 2} ${cx - 34} ${top - 22}H${cx + 34}C${cx + 92} ${top + 2} ${cx + half} ${top + 22} ${cx + half} 420Z`;
  return random.pick(withBeads ? [...anyone, necklace] : anyone)(person, shoulders, random);
}
