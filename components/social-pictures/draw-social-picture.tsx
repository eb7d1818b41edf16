import 'server-only';
import { setImmediate as otherRequests } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { ImageResponse } from 'next/og';
import { Turns } from '@/lib/cache/turns';
import { Problem, retryAfter } from '@/lib/http/problem';
import { pictureColours } from '@/lib/social-pictures/picture-colours';
import { drawableText, pictureFonts } from '@/lib/social-pictures/picture-fonts';
import { pictureSize, type SocialPictureTexts } from '@/lib/social-pictures/social-picture';
import { drawTitleImage } from '@/lib/social-pictures/title-image';
import { SocialCard } from './SocialCard';

const titleLength = 130;
const lineLength = 82;

/** Maximum size of all cached pictures, in bytes: room for some hundreds. */
const cacheSize = 24_000_000;

type Bytes = Uint8Array<ArrayBuffer>;

/** Pictures by their texts, so that a changed text gets a new picture at once. */
const pictures = new LRUCache<string, Bytes, SocialPictureTexts>({
  maxSize: cacheSize,
  sizeCalculation: ({ byteLength }) => byteLength,
  fetchMethod: (_key, _stale, { context }) => drawInTurn(context),
});

/** Drawing takes some 50 ms of the one processor that all requests share. */
const turns = new Turns({ atOnce: 1, waiting: 100 });

/** The picture with these texts, as PNG. It is cached, and drawn only once for simultaneous requests. */
export function drawSocialPicture(texts: SocialPictureTexts): Promise<Bytes> {
  return pictures.forceFetch(JSON.stringify(texts), { context: texts });
}

/** Draws when no other picture is being drawn, and other requests have had their turn. @throws {Problem} 503 if too many wait */
async function drawInTurn(texts: SocialPictureTexts): Promise<Bytes> {
  const picture = await turns.run(async () => {
    await otherRequests();
    return draw(texts);
  });
  if (picture === null) throw new Problem(503, 'Too many pictures at once: try again later.', retryAfter);
  return picture;
}

/** Draws with the project's fonts; a title in another script is drawn with fonts of the system. */
async function draw({ site, label, title, lastLine, owner }: SocialPictureTexts): Promise<Bytes> {
  const shown = drawableText(title, titleLength) ?? (await drawTitleImage(title, titleLength));
  const card = (
    <SocialCard
      site={drawableText(site, lineLength) ?? ''}
      label={drawableText(label ?? '', lineLength)}
      title={shown}
      lastLine={drawableText(lastLine, lineLength)}
      colours={pictureColours(owner)}
    />
  );
  const image = new ImageResponse(card, { ...pictureSize, fonts: [...(await pictureFonts())] });
  return new Uint8Array(await image.arrayBuffer());
}
