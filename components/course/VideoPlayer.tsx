'use client';

import { type MouseEvent, type ReactNode, useState } from 'react';

interface VideoPlayerProps {
  /** The page of the video on its own site, for visitors without scripts. */
  readonly page: string;
  /** The player's address on an allowed host (`lib/html/video-embed`). */
  readonly player: string;
  readonly title: string;
  readonly className: string | undefined;
  /** The picture to click on. */
  readonly children: ReactNode;
}

/** Where the browser can, a frame without cookies and storage of the visitor's. */
const withoutCredentials = { credentialless: true };

/** A picture that gives way to the player of another site at a click; before it, that site hears nothing. */
export function VideoPlayer({ page, player, title, className, children }: VideoPlayerProps) {
  const [playing, setPlaying] = useState(false);
  if (playing) {
    return (
      <iframe
        {...withoutCredentials}
        // The reader who pressed the picture goes on with the player.
        ref={(frame) => frame?.focus()}
        src={startingAtOnce(player)}
        title={title}
        className={className}
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  const play = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setPlaying(true);
  };
  return (
    <a href={page} target="_blank" rel="noopener noreferrer" className={className} onClick={play}>
      {children}
    </a>
  );
}

function startingAtOnce(player: string): string {
  const url = new URL(player);
  url.searchParams.set('autoplay', '1');
  return url.href;
}
