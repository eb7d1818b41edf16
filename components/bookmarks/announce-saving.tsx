import { fillIn } from '@/components/ui/fill-in';
import { onPlainClick } from '@/components/ui/plain-click';
import { showToast } from '@/components/ui/toast/show-toast';
import type { SavingNews, SavingNewsTexts } from './saved-courses';

const shownKey = 'mooc.saved-notice';

/** Whether this is the first course saved in this visit; `false` in a browser that cannot remember it, rather than each time `true`. */
function isFirstOfSession(): boolean {
  try {
    const isFirst = window.sessionStorage.getItem(shownKey) === null;
    window.sessionStorage.setItem(shownKey, '');
    return isFirst;
  } catch {
    return false;
  }
}

/**
 * Says what has happened to a saved course: problems until they are read, the first course of a visit with the way to the list.
 *
 * @param link the page's own way to the list, with the list of the moment
 * @returns what is to be said to screen readers, where nothing is shown beside the button
 */
export function announceSaving(
  what: SavingNews,
  count: number,
  texts: SavingNewsTexts,
  link: HTMLAnchorElement | null,
): string {
  if (what === 'full' || what === 'notStored') {
    showToast({ severity: 'warn', summary: texts[what], sticky: true });
  } else if (what === 'saved' && link && isFirstOfSession()) {
    const isHere = link.href === window.location.href;
    const action = isHere ? null : (
      <a href={link.href} onClick={onPlainClick(() => link.click())}>
        {texts.open}
      </a>
    );
    showToast({ severity: 'success', summary: texts.first, action });
  } else {
    return fillIn(texts[what], { count });
  }
  return '';
}
