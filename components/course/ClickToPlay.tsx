'use client';

import { type ReactNode, useState } from 'react';
import { onPlainClick } from '@/components/ui/plain-click';

interface ClickToPlayProps {
  /** The address of the video, for visitors without scripts. */
  readonly href: string;
  readonly player: ReactNode;
  readonly className: string | undefined;
  /** The picture to click on. */
  readonly children: ReactNode;
}

/** Moves the focus to the player, because the focused picture is gone. */
function focusPlayer(place: HTMLElement | null): void {
  const player = place?.firstElementChild;
  if (player instanceof HTMLElement) player.focus();
}

/** A picture that a click replaces by a player. Nothing of the video is loaded before the click. */
export function ClickToPlay({ href, player, className, children }: ClickToPlayProps) {
  const [playing, setPlaying] = useState(false);
  if (playing) {
    return (
      <div className={className} ref={focusPlayer}>
        {player}
      </div>
    );
  }
  const play = onPlainClick(() => setPlaying(true));
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className} onClick={play}>
      {children}
    </a>
  );
}
