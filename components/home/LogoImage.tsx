import { getImageProps } from 'next/image';
import { RemoteImage } from '@/components/ui/RemoteImage';
import { basePath } from '@/lib/base-path';

/** Pixels of the page. */
const SIZE = 96;

/**
 * A logo of the partners' row. It names one file, sharp on every screen, instead of a choice: there are so many logos
 * that the choices would be a third of the page.
 */
export function LogoImage({ id }: { readonly id: string | null }) {
  if (id === null) return <RemoteImage id={null} alt="" width={SIZE} height={SIZE} />;
  const { src } = getImageProps({
    src: `${basePath}/api/immagine/${id}`,
    alt: '',
    width: SIZE,
    height: SIZE,
    quality: 70,
  }).props;
  // biome-ignore lint/performance/noImgElement: next/image would hydrate every logo; this is its own address
  return <img src={src} alt="" width={SIZE} height={SIZE} loading="lazy" />;
}
