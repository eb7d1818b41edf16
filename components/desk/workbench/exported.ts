import { keepAllowed, sanitiseInline } from '@/lib/html/sanitise';
import { lineTexts, type TextName } from '@/lib/model/course-texts';
import type { UntrustedHtml } from '@/lib/model/html';

/** Downloads a file with this content. */
export function download(fileName: string, type: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  const link = Object.assign(document.createElement('a'), { href: address, download: fileName });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** A text as it is exported: as pages show it. */
export function exportedHtml(name: TextName, html: UntrustedHtml): string {
  return (lineTexts.includes(name) ? sanitiseInline : keepAllowed)(html);
}
