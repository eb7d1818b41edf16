import { archway, range, sector, turn } from '../geometry.ts';
import { circle, fill, path, polygon, rect, stroke } from '../svg.ts';
import { type Building, shade } from './buildings.ts';

export const dome: Building = (plot, tones) => {
  const { x, base, width, height } = plot;
  const [cx, drum] = [x + width / 2, base - height * 0.55];
  const r = width * 0.44;
  const shell = `M${cx - r} ${drum}C${cx - r} ${drum - r * 0.8} ${cx - r * 0.4} ${drum - r * 1.25} ${cx} ${drum - r * 1.3}C${cx + r * 0.4} ${drum - r * 1.25} ${cx + r} ${drum - r * 0.8} ${cx + r} ${drum}Z`;
  const ribs = [-0.62, 0, 0.62].map(
    (side) => `M${cx + side * r} ${drum}Q${cx + side * r * 0.9} ${drum - r} ${cx} ${drum - r * 1.3}`,
  );
  const lantern =
    rect(cx - 13, drum - r * 1.3 - 34, 26, 38, fill(tones.wall)) +
    polygon(
      [
        [cx - 17, drum - r * 1.3 - 34],
        [cx, drum - r * 1.3 - 70],
        [cx + 17, drum - r * 1.3 - 34],
      ],
      fill(tones.dark),
    );
  const body =
    rect(x, drum + 44, width, height * 0.55 - 44, fill(tones.warm)) +
    rect(cx - r * 0.92, drum, r * 1.84, 46, fill(tones.wall));
  const lights = range(5).map((eye) => circle(cx - r * 0.68 + eye * r * 0.34, drum + 23, 9, fill(tones.dark)));
  const door = path(archway(cx - width * 0.09, base, width * 0.18, height * 0.26), fill(tones.dark));
  return (
    lantern +
    path(shell, fill(tones.roof)) +
    path(ribs.join(''), stroke(tones.wall, 5)) +
    body +
    shade({ ...plot, height: height * 0.55 - 44 }, tones) +
    lights.join('') +
    door
  );
};

export const church: Building = (plot, tones) => {
  const { x, base, width, height } = plot;
  const [cx, eave] = [x + width / 2, base - height * 0.68];
  const front = polygon(
    [
      [x, base],
      [x, eave],
      [cx, base - height],
      [x + width, eave],
      [x + width, base],
    ],
    fill(tones.wall),
  );
  const stripes = range(5).map((row) =>
    rect(x, eave + 22 + row * height * 0.13, width, height * 0.045, fill(tones.roof, 0.55)),
  );
  const rose =
    circle(cx, eave + 6, width * 0.15, fill(tones.dark)) + circle(cx, eave + 6, width * 0.07, fill(tones.sun));
  return (
    front +
    stripes.join('') +
    rose +
    path(archway(cx - width * 0.13, base, width * 0.26, height * 0.36), fill(tones.dark))
  );
};

export const rotunda: Building = (plot, tones) => {
  const { x, base, width, height } = plot;
  const tiers = range(3).map((tier) => {
    const [w, y] = [width * (1 - tier * 0.16), base - (tier * height) / 3];
    const bays = range(6).map((bay) =>
      archway(x + (width - w) / 2 + (w / 6) * (bay + 0.2), y - 8, (w / 6) * 0.6, height * 0.23),
    );
    return (
      rect(x + (width - w) / 2, y - height / 3, w, height / 3, fill(tier % 2 ? tones.warm : tones.wall)) +
      path(bays.join(''), fill(tones.dark))
    );
  });
  return tiers.join('') + path(sector(x + width / 2, base - height, 0, width * 0.3, Math.PI, turn), fill(tones.roof));
};
