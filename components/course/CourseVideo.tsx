import { useTranslations } from 'next-intl';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { Icon } from '@/components/ui/Icon';
import { RemoteImage } from '@/components/ui/RemoteImage';
import { parseVideoEmbed } from '@/lib/html/video-embed';
import styles from './CourseVideo.module.css';
import { VideoPlayer } from './VideoPlayer';

interface CourseVideoProps {
  readonly url: string;
  /** The picture that stands for the video until it plays. */
  readonly imageId: string | null;
}

const VIDEO_FILE = /\.(webm|mp4|m4v|ogv)$/i;

/**
 * The trailer. A file plays in place; the player of an allowed site takes the picture's place after a click; any other
 * site opens in a new window. Nothing is asked of another host before (design, "Video").
 */
export function CourseVideo({ url, imageId }: CourseVideoProps) {
  const t = useTranslations('course');
  const { pathname, host } = new URL(url);
  const player = parseVideoEmbed(url);
  if (VIDEO_FILE.test(pathname)) return <VideoFile url={url} imageId={imageId} />;
  return (
    <figure className={styles.figure}>
      {player ? (
        <VideoPlayer page={url} player={player} title={t('trailer')} className={styles.frame}>
          <Poster imageId={imageId} label={t('playTrailer')} />
        </VideoPlayer>
      ) : (
        <a href={url} target="_blank" rel="noopener noreferrer" className={styles.frame}>
          <Poster imageId={imageId} label={`${t('playTrailer')} ${t('newWindow')}`} />
        </a>
      )}
      <figcaption>{player ? t('playNotice', { host: new URL(player).host }) : t('playerNotice', { host })}</figcaption>
    </figure>
  );
}

function Cover({ imageId }: { readonly imageId: string | null }) {
  return <RemoteImage id={imageId} alt="" width={960} height={540} sizes="(max-width: 991px) 100vw, 50rem" />;
}

function Poster({ imageId, label }: { readonly imageId: string | null; readonly label: string }) {
  return (
    <>
      <Cover imageId={imageId} />
      <span className={styles.play}>
        <Icon name="play" />
        {label}
      </span>
    </>
  );
}

/** The cover lies behind the video: a `poster` would be fetched at once, in one size, far below the fold. */
function VideoFile({ url, imageId }: CourseVideoProps) {
  const t = useTranslations('course');
  return (
    <div className={styles.frame}>
      <Cover imageId={imageId} />
      {/* biome-ignore lint/a11y/useMediaCaption: trailers of the backend come without a caption track */}
      <video src={url} controls preload="none" aria-label={t('trailer')}>
        <p>{t('videoFailed')}</p>
        <ExternalLink href={url}>{t('playTrailer')}</ExternalLink>
      </video>
    </div>
  );
}
