import { archway, polar, range, sector, turn } from '../geometry.ts';
import { circle, clipped, fill, group, line, path, polygon, rect, stroke } from '../svg.ts';
import type { Emblem } from './emblem.ts';

export const architecture: Emblem = ({ deep, main, accent }) => {
  const gate = path(archway(240, 500, 320, 400), fill(main));
  const inside = path(archway(300, 500, 200, 300), fill(deep));
  const light = clipped(
    'gate',
    path(archway(300, 500, 200, 300), {}),
    polygon(
      [
        [300, 500],
        [300, 330],
        [470, 500],
      ],
      fill(accent),
    ),
  );
  const steps = range(3).map((step) =>
    rect(210 - step * 30, 470 + step * 26, 380 + step * 60, 27, fill(step % 2 ? main : deep)),
  );
  return gate + inside + light + circle(400, 262, 34, fill(accent)) + steps.join('');
};

export const arts: Emblem = ({ paper, deep, main, accent }) => {
  const lid = 'M150 300Q400 60 650 300Q400 540 150 300Z';
  const iris =
    circle(400, 300, 120, fill(deep)) +
    circle(400, 300, 46, fill(accent)) +
    path(sector(400, 300, 46, 120, -2.2, -0.9), fill(main));
  const rays = range(7).map((ray) => {
    const [from, to] = [
      polar(400, 420, 300, Math.PI * (1.24 + ray * 0.087)),
      polar(400, 420, 350, Math.PI * (1.24 + ray * 0.087)),
    ];
    return line(...from, ...to, stroke(main, 20));
  });
  const whole =
    path(lid, fill(main)) + path('M196 300Q400 118 604 300Q400 482 196 300Z', fill(paper)) + iris + rays.join('');
  return group(whole, { transform: 'translate(0 36)' });
};

export const music: Emblem = ({ deep, main, accent }) => {
  const lines = range(5).map((row) => rect(150, 196 + row * 48, 500, 9, fill(deep)));
  const note = (x: number, y: number, ink: string) =>
    rect(x + 48, y - 210, 14, 210, fill(deep)) + circle(x, y, 62, fill(ink));
  return (
    lines.join('') + note(270, 388, main) + note(450, 340, accent) + path('M318 178L512 130V176L318 224Z', fill(deep))
  );
};

export const law: Emblem = ({ deep, main, accent }) => {
  const pan = (x: number, y: number, ink: string) =>
    path(`M${x - 96} ${y}L${x} 176L${x + 96} ${y}`, stroke(deep, 8)) + path(sector(x, y, 0, 96, 0, Math.PI), fill(ink));
  const post = polygon(
    [
      [386, 150],
      [414, 150],
      [452, 500],
      [348, 500],
    ],
    fill(deep),
  );
  return (
    post +
    rect(212, 166, 376, 20, fill(deep)) +
    pan(232, 352, main) +
    pan(568, 352, accent) +
    circle(400, 152, 44, fill(accent)) +
    rect(290, 484, 220, 26, fill(deep))
  );
};

export const economy: Emblem = ({ deep, main, accent }) => {
  const bars = [150, 230, 320].map((tall, index) =>
    rect(226 + index * 124, 500 - tall, 96, tall, fill([deep, main, deep][index] ?? deep)),
  );
  const coin = circle(292, 212, 88, fill(accent)) + circle(292, 212, 58, stroke(deep, 9));
  return bars.join('') + coin + rect(190, 492, 420, 18, fill(deep));
};

export const education: Emblem = ({ paper, deep, main, accent }) => {
  const base =
    rect(220, 360, 120, 140, fill(main)) +
    path(archway(340, 500, 120, 140), fill(deep)) +
    rect(460, 360, 120, 140, fill(accent));
  const opening = path(archway(372, 500, 56, 84), fill(paper));
  const lintel = rect(220, 310, 360, 50, fill(deep));
  const top =
    path(sector(310, 310, 0, 90, Math.PI, turn), fill(accent)) +
    polygon(
      [
        [430, 310],
        [500, 160],
        [570, 310],
      ],
      fill(main),
    );
  return base + opening + lintel + top + circle(310, 172, 48, fill(deep)) + rect(180, 500, 440, 14, fill(deep));
};

export const languages: Emblem = ({ deep, main, accent }) => {
  const left = 'M330 410A140 140 0 1 0 190 270V410Z';
  const right = 'M480 470A140 140 0 1 1 620 330V470Z';
  const both = clipped('left', path(left, {}), path(right, fill(deep)));
  return group(path(left, fill(main)) + path(right, fill(accent)) + both);
};
