import { curve, range } from '../geometry.ts';
import type { Random } from '../random.ts';
import { circle, clipped, fill, line, type Point, path, polygon, rect, stroke } from '../svg.ts';
import type { Tones } from './tones.ts';

/** The landscape around a town. */
export type Setting = 'hills' | 'sea' | 'mountains' | 'canal' | 'volcano';

const settings: readonly (readonly [Setting, RegExp])[] = [
  ['canal', /venezia/i],
  ['volcano', /napoli|catania/i],
  ['sea', /genova|trieste|bari|palermo|cagliari|ancona|salerno|fisciano|ravenna|sassari|lecce/i],
  ['mountains', /trento|torino|bolzano|aquila|milano/i],
];

/** The setting of a town, by its name; unknown towns get hills. */
export function settingOf(city: string): Setting {
  return settings.find(([, names]) => names.test(city))?.[0] ?? 'hills';
}

const [width, height] = [1600, 600];

function ridge(random: Random, top: number, swell: number, colour: string): string {
  const points: Point[] = range(8).map((step) => [step * 260 - 100, top + random.between(-swell, swell)]);
  return path(`${curve(points)}V${height}H-100Z`, fill(colour));
}

function peaks(random: Random, tones: Tones): string {
  return range(6)
    .map((index) => {
      const [x, top, half] = [
        index * 300 + random.between(-60, 90),
        random.between(110, 250),
        random.between(230, 330),
      ];
      const drop = (430 - top) * 0.26;
      const side = (half / (430 - top)) * drop;
      const snow: Point[] = [
        [x, top],
        [x + side, top + drop],
        [x + side * 0.3, top + drop * 0.72],
        [x - side * 0.2, top + drop * 1.1],
        [x - side, top + drop],
      ];
      const colour = index % 2 ? tones.far : tones.mid;
      return (
        polygon(
          [
            [x, top],
            [x + half, 430],
            [x - half, 430],
          ],
          fill(colour),
        ) + polygon(snow, fill(tones.wall))
      );
    })
    .join('');
}

function volcano(random: Random, tones: Tones): string {
  const x = random.between(380, 1220);
  const cone = `M${x - 620} 440C${x - 300} 400 ${x - 190} 210 ${x - 80} 150Q${x} 176 ${x + 76} 142C${x + 170} 220 ${x + 320} 400 ${x + 640} 440Z`;
  return (
    path(cone, fill(tones.mid)) +
    path(
      `M${x - 80} 150Q${x} 176 ${x + 76} 142Q${x + 60} 190 ${x + 30} 184T${x - 20} 200T${x - 80} 150Z`,
      fill(tones.sun),
    )
  );
}

/** The sky, and the landscape behind the town. */
export function drawDistance(setting: Setting, tones: Tones, random: Random): string {
  const sun = circle(random.between(220, 1380), random.between(120, 230), random.between(80, 140), fill(tones.sun));
  const bars = range(3).map(() => {
    const [x, y] = [random.between(0, 1200), random.between(50, 240)];
    return line(x, y, x + random.between(140, 380), y, stroke(tones.far, 7, { 'stroke-linecap': 'round' }));
  });
  const near = ridge(random, 400, 36, tones.mid);
  const behind = {
    hills: () => ridge(random, 320, 54, tones.far) + near,
    sea: () => ridge(random, 380, 30, tones.far),
    canal: () => ridge(random, 420, 10, tones.far),
    mountains: () => peaks(random, tones) + ridge(random, 410, 20, tones.mid),
    volcano: () => volcano(random, tones),
  };
  return rect(0, 0, width, height, fill(tones.sky)) + bars.join('') + sun + behind[setting]();
}

/** The foreground: water with broken reflections of light, or a square in the sun. */
export function drawForeground(setting: Setting, base: number, tones: Tones, random: Random): string {
  if (setting === 'hills' || setting === 'mountains') {
    const shadows = range(6).map((index) => {
      const x = index * 290 + random.between(-60, 60);
      return polygon(
        [
          [x, base],
          [x + 120, base],
          [x + 330, height],
          [x + 150, height],
        ],
        fill(tones.dark, 0.3),
      );
    });
    const square = rect(0, base, width, height - base, fill(tones.roof));
    return clipped('square', rect(0, base, width, height - base, {}), square + shadows.join(''));
  }
  const ripples = range(22).map((index) => {
    const [x, y] = [random.between(-60, 1500), base + 18 + (index % 8) * ((height - base - 26) / 8)];
    const ink = random.pick([tones.far, tones.sun, tones.warm, tones.dark]);
    return line(x, y, x + random.between(60, 300), y, stroke(ink, 6, { 'stroke-linecap': 'round' }));
  });
  return rect(0, base, width, height - base, fill(tones.water)) + ripples.join('');
}
