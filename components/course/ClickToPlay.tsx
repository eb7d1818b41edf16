'use client';

import { type MouseEvent, type ReactNode, useState } from 'react';
import { hasModifier } from '@/components/ui/modifier-keys';

interface ClickToPlayProps {
  /** Where the video is, for visitors without scripts. */
  readonly href: string;
  readonly player: ReactNode;
  readonly className: string | undefined;
  /** The picture to click on. */
  readonly children: ReactNode;
}

/** Focus moves from the picture, which is gone, to the player. */
function focusPlayer(place: HTMLElement | null): void {
  const player = place?.firstElementChild;
  if (player instanceof HTMLElement) player.focus();
}

/** A picture that a click replaces by a player; nothing of the video is loaded before. */
export function ClickToPlay({ href, player, className, children }: ClickToPlayProps) {
  const [playing, setPlaying] = useState(false);
  if (playing) {
    return (
      <div className={className} ref={focusPlayer}>
        {player}
      </div>
    );
  }
  const play = (event: MouseEvent) => {
    if (hasModifier(event)) return;
    event.preventDefault();
    setPlaying(true);
  };
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className} onClick={play}>
      {children}
    </a>
  );
}
