'use client';

import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import { wantsNoMotion } from '@/components/ui/reduced-motion';
import { whenLoadedAndIdle } from '@/components/ui/when-idle';
import { withBasePath } from '@/lib/addresses/base-path';
import styles from './HeroVideo.module.css';

/** The film in several formats, the smallest first. */
const sources = [
  { src: withBasePath('/hero/hero.webm'), type: 'video/webm' },
  { src: withBasePath('/hero/hero.mp4'), type: 'video/mp4' },
];

interface HeroVideoProps {
  readonly pause: string;
  readonly play: string;
}

/** Whether the visitor's settings allow a film that starts automatically. */
function mayMove(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return !wantsNoMotion() && !connection?.saveData;
}

/** A silent film that replaces the still picture below it once the page has nothing else to load. */
export function HeroVideo({ pause, play }: HeroVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [wanted, setWanted] = useState(false);
  const [playing, setPlaying] = useState(false);
  useEffect(() => (mayMove() ? whenLoadedAndIdle(() => setWanted(true)) : undefined), []);
  if (!wanted) return null;
  const toggle = () => {
    if (playing) video.current?.pause();
    else video.current?.play().catch(() => setPlaying(false));
  };
  return (
    <>
      <div className={styles.film}>
        <video
          ref={video}
          className={styles.video}
          autoPlay
          muted
          loop
          playsInline
          disablePictureInPicture
          aria-hidden="true"
          tabIndex={-1}
          onPlaying={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
        >
          {sources.map(({ src, type }, index) => (
            <source
              key={src}
              src={src}
              type={type}
              // When the last format fails too, the still picture remains.
              onError={index === sources.length - 1 ? () => setWanted(false) : undefined}
            />
          ))}
        </video>
      </div>
      <button type="button" className={styles.button} aria-label={playing ? pause : play} onClick={toggle}>
        <Icon name={playing ? 'pause' : 'play'} />
      </button>
    </>
  );
}
