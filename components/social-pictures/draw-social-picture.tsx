import 'server-only';
import { LRUCache } from 'lru-cache';
import { ImageResponse } from 'next/og';
import { pictureColours } from '@/lib/social-pictures/picture-colours';
import { drawableText, pictureFonts } from '@/lib/social-pictures/picture-fonts';
import { pictureSize, type SocialPictureTexts } from '@/lib/social-pictures/social-picture';
import { drawTitleImage } from '@/lib/social-pictures/title-image';
import { SocialCard } from './SocialCard';

const titleLength = 130;
const lineLength = 82;

/** Bytes of all cached pictures: some hundreds. */
const cacheSize = 24_000_000;

type Bytes = Uint8Array<ArrayBuffer>;

/** Pictures by what stands on them, so that a text that changes has a new one at once. */
const pictures = new LRUCache<string, Bytes, SocialPictureTexts>({
  maxSize: cacheSize,
  sizeCalculation: ({ byteLength }) => byteLength,
  fetchMethod: (_key, _stale, { context }) => draw(context),
});

/** The picture with these texts as PNG: drawn once, and for all who wait for it at the same time. */
export function drawSocialPicture(texts: SocialPictureTexts): Promise<Bytes> {
  return pictures.forceFetch(JSON.stringify(texts), { context: texts });
}

/** In the fonts of the project; a title in another script in those of the machine. */
async function draw({ site, label, title, institution, owner }: SocialPictureTexts): Promise<Bytes> {
  const shown = drawableText(title, titleLength) ?? (await drawTitleImage(title, titleLength));
  const card = (
    <SocialCard
      site={site}
      label={label}
      title={shown}
      institution={drawableText(institution, lineLength)}
      colours={pictureColours(owner)}
    />
  );
  const image = new ImageResponse(card, { ...pictureSize, fonts: [...(await pictureFonts())] });
  return new Uint8Array(await image.arrayBuffer());
}
