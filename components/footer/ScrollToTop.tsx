'use client';

import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import styles from './ScrollToTop.module.css';

/** Pixels of scrolling after which the button shows (specification, section 9). */
const threshold = 400;

/** A button that scrolls back to the top of a long page and moves the focus there too. */
export function ScrollToTop({ label }: { readonly label: string }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const update = () => setShown(window.scrollY > threshold);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  if (!shown) return null;
  const scroll = () => {
    window.scrollTo({ top: 0 });
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className={`no-print ${styles.top}`} title={label} onClick={scroll}>
      <Icon name="up" />
      <span className="visually-hidden">{label}</span>
    </button>
  );
}
