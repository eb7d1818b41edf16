import { fixedPicture, fluidPicture } from './picture-address';
import styles from './RemoteImage.module.css';

interface RemoteImageProps {
  /** The backend's id of the picture; a placeholder shows without one. */
  readonly id: string | null;
  readonly width: number;
  readonly height: number;
  /** The `sizes` of the place it stands in; left out for a picture that is always as wide as `width`. */
  readonly sizes?: string;
  /** The one picture above the fold that the page is judged by. */
  readonly priority?: boolean;
  readonly className?: string | undefined;
}

/**
 * A picture of the backend in the sizes and formats that a browser wants; plain HTML, nothing hydrates. Decorative: what
 * it shows stands in words beside it.
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
