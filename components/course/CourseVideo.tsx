import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { RemoteImage } from '@/components/ui/RemoteImage';
import { isVideoFile, parseVideoEmbed, playerSandbox } from '@/lib/html/video-embed';
import { ClickToPlay } from './ClickToPlay';
import styles from './CourseVideo.module.css';

interface CourseVideoProps {
  readonly url: string;
  /** The picture shown until the video plays. */
  readonly imageId: string | null;
}

/** A frame without the visitor's cookies and storage, in browsers that support the attribute. */
const withoutCredentials = { credentialless: true };

/**
 * The trailer, at first as a picture. A click replaces it by the video file or by the player of an allowed site; any
 * other site opens in a new window. Nothing is loaded from another host before the click (docs/product.md).
 */
export function CourseVideo({ url, imageId }: CourseVideoProps) {
  const t = useTranslations();
  const frame = `no-print ${styles.frame}`;
  const isFile = isVideoFile(url);
  const embed = parseVideoEmbed(url);
  const player = isFile ? <VideoFile url={url} /> : embed && <EmbeddedPlayer url={embed} />;
  const link = player ? (
    <ClickToPlay href={url} player={player} className={frame}>
      <Poster imageId={imageId} label={t('course.playTrailer')} />
    </ClickToPlay>
  ) : (
    <a href={url} target="_blank" rel="noopener noreferrer" className={frame}>
      <Poster imageId={imageId} label={`${t('course.playTrailer')} ${t('newWindow')}`} />
    </a>
  );
  if (isFile) return link;
  const { host } = new URL(embed ?? url);
  return (
    <figure className={`no-print ${styles.figure}`}>
      {link}
      <figcaption>{embed ? t('course.playNotice', { host }) : t('course.playerNotice', { host })}</figcaption>
    </figure>
  );
}

function Poster({ imageId, label }: { readonly imageId: string | null; readonly label: string }) {
  return (
    <>
      <RemoteImage id={imageId} width={960} height={540} sizes="(width < 62em) 100vw, 36rem" priority />
      <span className={styles.play}>
        <Icon name="play" />
        {label}
      </span>
    </>
  );
}

function VideoFile({ url }: { readonly url: string }) {
  const t = useTranslations('course');
  return (
    // biome-ignore lint/a11y/useMediaCaption: trailers of the backend come without a caption track
    <video src={url} controls autoPlay aria-label={t('trailer')}>
      <p>{t('videoFailed')}</p>
    </video>
  );
}

function EmbeddedPlayer({ url }: { readonly url: string }) {
  const t = useTranslations('course');
  const player = new URL(url);
  player.searchParams.set('autoplay', '1');
  return (
    <iframe
      {...withoutCredentials}
      src={player.href}
      title={t('trailer')}
      sandbox={playerSandbox}
      allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
