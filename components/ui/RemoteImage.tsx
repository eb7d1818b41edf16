import { fixedPicture, fluidPicture } from './picture-address';
import styles from './RemoteImage.module.css';

interface RemoteImageProps {
  /** The backend's id of the picture; `null` shows a placeholder. */
  readonly id: string | null;
  readonly width: number;
  readonly height: number;
  /** The `sizes` attribute; leave it out for a picture that is always as wide as `width`. */
  readonly sizes?: string;
  /** Whether this is the picture above the fold that decides the page's largest paint. */
  readonly priority?: boolean;
  readonly className?: string | undefined;
}

/**
 * A picture of the backend in the sizes and formats that a browser requests. It is plain HTML without hydration. It is
 * decorative, so words beside it must state what it shows.
 */
export function RemoteImage({ id, width, height, sizes, priority = false, className }: RemoteImageProps) {
  const classes = [styles.image, className].filter(Boolean).join(' ');
  if (id === null) return <Placeholder className={classes} width={width} height={height} />;
  const addresses = sizes ? fluidPicture(id, width, sizes) : fixedPicture(id, width);
  const urgency = priority ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  // biome-ignore lint/performance/noImgElement: next/image would hydrate every picture
  return <img {...urgency} {...addresses} alt="" width={width} height={height} className={classes} />;
}

function Placeholder(props: { readonly className: string; readonly width: number; readonly height: number }) {
  return (
    <svg {...props} viewBox="0 0 160 90" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <rect width="160" height="90" className={styles.ground} />
      <path
        d="M0 90V70a20 20 0 0 1 40 0 20 20 0 0 1 40 0 20 20 0 0 1 40 0 20 20 0 0 1 40 0v20Z"
        className={styles.arches}
      />
      <circle cx="122" cy="26" r="12" className={styles.sun} />
    </svg>
  );
}
