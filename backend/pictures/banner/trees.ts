import { mix } from '../colour.ts';
import { ellipse, fill, path, stroke } from '../svg.ts';
import type { Building } from './buildings.ts';

export const pine: Building = ({ x, base, width, height }, tones) => {
  const cx = x + width / 2;
  const crown =
    ellipse(cx, base - height, width * 0.62, height * 0.2, fill(tones.dark)) +
    ellipse(cx - width * 0.1, base - height - 8, width * 0.4, height * 0.12, fill(mix(tones.dark, tones.far, 0.3)));
  return (
    path(
      `M${cx} ${base}V${base - height}M${cx} ${base - height * 0.6}L${cx + width * 0.3} ${base - height * 0.9}`,
      stroke(tones.dark, 9),
    ) + crown
  );
};

export const cypress: Building = ({ x, base, width, height }, tones) => {
  const cx = x + width / 2;
  return path(
    `M${cx} ${base - height}C${cx + width * 0.7} ${base - height * 0.5} ${cx + width * 0.5} ${base} ${cx} ${base}C${cx - width * 0.5} ${base} ${cx - width * 0.7} ${base - height * 0.5} ${cx} ${base - height}Z`,
    fill(tones.dark),
  );
};
