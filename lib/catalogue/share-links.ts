import { plainText } from '@/lib/html/text';
import type { UntrustedHtml } from '@/lib/model/html';
import { mailAddressPattern, maxMailAddressLength } from '@/lib/model/mail-address';

/** The first mail address in the contacts of a course; `null` if there is none. */
export function contactAddress(contacts: UntrustedHtml | null): string | null {
  const found = contacts ? mailAddressPattern.exec(plainText(contacts))?.[0] : undefined;
  return found !== undefined && found.length <= maxMailAddressLength ? found : null;
}

/** A `mailto:` address with subject and text. @param to empty if the writer chooses the recipient */
export function letter(to: string, subject: string, body: string): string {
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** Links for sharing an address on social networks. They are plain links, so no code of the networks is on our pages. */
export function networkLinks(
  title: string,
  address: string,
): readonly { readonly name: string; readonly href: string }[] {
  const [text, url] = [encodeURIComponent(title), encodeURIComponent(address)];
  return [
    { name: 'WhatsApp', href: `https://wa.me/?text=${text}%20${url}` },
    { name: 'Telegram', href: `https://t.me/share/url?url=${url}&text=${text}` },
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
  ];
}
