import { setTimeout as pause } from 'node:timers/promises';
import type { ComponentProps, ReactElement } from 'react';
import { drawSocialPicture } from './draw-social-picture';
import type { SocialCard } from './SocialCard';

type SocialCardProps = ComponentProps<typeof SocialCard>;

const mockDrawing = { atOnce: 0, most: 0, ended: 0 };
const mockCards: SocialCardProps[] = [];

/** Jest cannot load the renderer; it is tried on the running product (`e2e/kept-files.spec.ts`). */
jest.mock('next/og', () => ({
  ImageResponse: class {
    constructor({ props }: ReactElement<SocialCardProps>) {
      mockCards.push(props);
    }
    async arrayBuffer(): Promise<ArrayBuffer> {
      mockDrawing.atOnce += 1;
      mockDrawing.most = Math.max(mockDrawing.most, mockDrawing.atOnce);
      await pause(1);
      mockDrawing.atOnce -= 1;
      mockDrawing.ended += 1;
      return new ArrayBuffer(8);
    }
  },
}));

const draw = (title: string) => drawSocialPicture({ site: 'Aula', label: null, title, lastLine: '', owner: '' });

it('draws one picture at a time, lets a hundred wait, and refuses more', async () => {
  const drawn = await Promise.allSettled(Array.from({ length: 103 }, (_, number) => draw(`Corso ${number}`)));
  const refused = drawn.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused).toEqual([expect.objectContaining({ status: 503 }), expect.objectContaining({ status: 503 })]);
  expect(mockDrawing).toEqual({ atOnce: 0, most: 1, ended: 101 });
});

it('draws a picture once for all who ask meanwhile and later, and one that was refused when it is asked for again', async () => {
  await Promise.all([draw('Corso 1'), draw('Corso 102'), draw('Corso 102')]);
  expect(mockDrawing.ended).toBe(102);
});

it('draws only characters of its fonts, also in texts of the site that a backend replaced', async () => {
  await drawSocialPicture({ site: 'Aula ☆', label: 'Corso ✓', title: 'Arte ♫', lastLine: 'Roma ⌂', owner: '' });
  expect(mockCards.at(-1)).toMatchObject({ site: 'Aula', label: 'Corso', title: 'Arte', lastLine: 'Roma' });
});
