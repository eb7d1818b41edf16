import type { CSSProperties } from 'react';
import { type PictureColours, paper } from '@/lib/social-pictures/picture-colours';
import type { TitleImage } from '@/lib/social-pictures/title-image';

/** The content of a picture for shared links; texts that cannot be drawn are `null`. */
interface SocialCardProps {
  readonly site: string;
  /** The kind of page, such as "Course". */
  readonly label: string | null;
  readonly title: string | TitleImage | null;
  readonly lastLine: string | null;
  readonly colours: PictureColours;
}

// The picture renderer does not support style sheets.
const muted = '#dcd8d0';
const longTitleLength = 70;

const frame: CSSProperties = {
  width: '100%',
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  padding: '64px 72px',
  color: paper,
};

/** The picture of a shared link, 1200 × 630 pixels: site, kind of page, title, last line. */
export function SocialCard({ site, label, title, lastLine, colours }: SocialCardProps) {
  const { ground, accent } = colours;
  return (
    <div style={{ ...frame, background: ground, borderBottom: `20px solid ${accent}` }}>
      <div style={{ display: 'flex', alignItems: 'center', gap: 24, fontSize: 34 }}>
        <Mark size={64} accent={accent} />
        <span>{site}</span>
      </div>
      {title || label ? (
        <div style={{ display: 'flex', flexDirection: 'column', gap: 16 }}>
          {title && label ? <span style={{ fontSize: 30, color: accent }}>{label}</span> : null}
          <Title title={title ?? label ?? ''} />
        </div>
      ) : (
        <Mark size={280} accent={accent} />
      )}
      <span style={{ fontSize: 32, color: muted, minHeight: 40 }}>{lastLine ?? ''}</span>
    </div>
  );
}

function Title({ title }: { readonly title: string | TitleImage }) {
  if (typeof title === 'string') {
    const fontSize = title.length > longTitleLength ? 56 : 76;
    // Without `textWrap: 'balance'`: in half the width of a title of one wide letter the renderer breaks lines for ever.
    return <span style={{ fontSize, lineHeight: 1.12, wordBreak: 'break-word' }}>{title}</span>;
  }
  const { source, width, height, rightToLeft } = title;
  return (
    <div style={{ display: 'flex', justifyContent: rightToLeft ? 'flex-end' : 'flex-start' }}>
      {/* biome-ignore lint/performance/noImgElement: drawn into a picture, no page has it */}
      <img src={source} width={width} height={height} alt="" />
    </div>
  );
}

/** The site's mark: an open portal. */
function Mark({ size, accent }: { readonly size: number; readonly accent: string }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <path d="M8 33V19.5a12 12 0 0 1 24 0V33" fill="none" stroke={paper} strokeWidth="3" />
      <path d="M14 33V21a6 6 0 0 1 12 0v12" fill={accent} />
      <path d="M5 33.5h30" stroke={paper} strokeWidth="3" />
    </svg>
  );
}
