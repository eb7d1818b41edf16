import type { CSSProperties } from 'react';

/** What a picture for shared links shows; texts that the fonts cannot draw are `null`. */
export interface SocialCardTexts {
  readonly site: string;
  /** What the picture is of, such as "Course". */
  readonly label: string | null;
  readonly title: string | null;
  readonly institution: string | null;
}

// The picture renderer knows no style sheet; these are the light theme's ink, paper and accent.
const ink = '#12274a';
const paper = '#f8f3e9';
const muted = '#c9d3e6';
const accent = '#e08a5b';
const LONG_TITLE = 70;

const frame: CSSProperties = {
  width: '100%',
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  padding: '64px 72px',
  background: ink,
  color: paper,
  borderBottom: `20px solid ${accent}`,
};

/** The picture of a shared link, 1200 × 630: what it is, its title, who offers it, the site. */
export function SocialCard({ site, label, title, institution }: SocialCardTexts) {
  const size = title && title.length > LONG_TITLE ? 56 : 76;
  return (
    <div style={frame}>
      <div style={{ display: 'flex', alignItems: 'center', gap: 24, fontSize: 34 }}>
        <Mark size={64} />
        <span>{site}</span>
      </div>
      {title ? (
        <div style={{ display: 'flex', flexDirection: 'column', gap: 16 }}>
          {label ? <span style={{ fontSize: 30, color: accent }}>{label}</span> : null}
          <span style={{ fontSize: size, lineHeight: 1.12, wordBreak: 'break-word', textWrap: 'balance' }}>
            {title}
          </span>
        </div>
      ) : (
        <Mark size={280} />
      )}
      <span style={{ fontSize: 32, color: muted, minHeight: 40 }}>{institution ?? ''}</span>
    </div>
  );
}

/** The site's mark: an open portal. */
function Mark({ size }: { readonly size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <path d="M8 33V19.5a12 12 0 0 1 24 0V33" fill="none" stroke={paper} strokeWidth="3" />
      <path d="M14 33V21a6 6 0 0 1 12 0v12" fill={accent} />
      <path d="M5 33.5h30" stroke={paper} strokeWidth="3" />
    </svg>
  );
}
