'use client';

import styles from '@/components/course/CourseActions.module.css';
import { Icon } from '@/components/ui/Icon';
import { loadToast } from '@/components/ui/toast/load-toast';
import { useHydrated } from '@/components/ui/useHydrated';

interface ShareButtonsProps {
  /** Title of the page. */
  readonly title: string;
  /** Whether the shared address includes the query. */
  readonly withQuery?: boolean;
  readonly texts: {
    readonly copy: string;
    readonly share: string;
    readonly copied: string;
    readonly notCopied: string;
  };
}

/** Buttons that copy the address of the page and, when the device can share, pass the address to the device. */
export function ShareButtons({ title, texts, withQuery = false }: ShareButtonsProps) {
  const address = () => window.location.origin + window.location.pathname + (withQuery ? window.location.search : '');
  const shares = useHydrated() && typeof navigator.share === 'function';
  const classes = `needs-script ${styles.action}`;
  return (
    <>
      <button type="button" className={classes} onClick={() => copyAddress(address(), texts)}>
        <Icon name="link" />
        <span>{texts.copy}</span>
      </button>
      {shares ? (
        <button type="button" className={classes} data-share="" onClick={() => shareAddress(title, address(), texts)}>
          <Icon name="share" />
          <span>{texts.share}</span>
        </button>
      ) : null}
    </>
  );
}

async function copyAddress(address: string, { copied, notCopied }: ShareButtonsProps['texts']): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
  } catch {
    // Without permission or a secure connection, the visitor can still copy the address by hand.
    return loadToast({ severity: 'error', summary: notCopied, detail: address, sticky: true });
  }
  return loadToast({ severity: 'success', summary: copied });
}

async function shareAddress(title: string, url: string, texts: ShareButtonsProps['texts']): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch (error) {
    // A second tap, while the device still shows its choice, is an invalid state.
    const isSettled = error instanceof Error && /^(Abort|InvalidState)E/.test(error.name);
    if (!isSettled) await copyAddress(url, texts);
  }
}
