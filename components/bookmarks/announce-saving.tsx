import { fillIn } from '@/components/ui/fill-in';
import { onPlainClick } from '@/components/ui/plain-click';
import { showToast } from '@/components/ui/toast/show-toast';
import type { SavingNews, SavingNewsTexts } from './saved-courses';

const shownKey = 'mooc.saved-notice';

/** Whether this is the first course saved in this visit. Always `false` in a browser without session storage. */
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
 * Announces a change of the saved courses. Problems stay until closed; the first course of a visit shows a link to the list.
 *
 * @param link the page's own link to the list, with the current ids
 * @returns the text for screen readers, or an empty text when a message is shown
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
