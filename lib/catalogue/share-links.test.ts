import fc from 'fast-check';
import { anyAddress } from '@/jest/any-address';
import type { UntrustedHtml } from '@/lib/model/html';
import { contactAddress, letter, networkLinks } from './share-links';

const html = (text: string) => text as UntrustedHtml;

it.each([
  ['<p>Scrivi a <a href="mailto:x@y.example">mooc@unibo.example</a>, tel. 051</p>', 'mooc@unibo.example'],
  ['nome.cognome+mooc@mail.uni-xy.example.', 'nome.cognome+mooc@mail.uni-xy.example'],
  ['<p>Segreteria, via Zamboni 33</p>', null],
  ['a@b', null],
  [`a@${'b'.repeat(200)}.example`, null],
  ['me@evil.example?bcc=all@x.example', 'me@evil.example'],
])('the contact in %s is %s', (contacts, address) => {
  expect(contactAddress(html(contacts))).toBe(address);
});

it('there is no contact without contacts', () => expect(contactAddress(null)).toBeNull());

it('a letter and the links of networks carry any title and address whole, and nothing else', () => {
  fc.assert(
    fc.property(fc.string(), anyAddress(), (title, address) => {
      const written = new URL(letter('a@b.example', title.toWellFormed(), address));
      expect([...written.searchParams.keys()]).toEqual(['subject', 'body']);
      expect(written.searchParams.get('body')).toBe(address);
      for (const { href } of networkLinks(title.toWellFormed(), address)) {
        expect(new URL(href).protocol).toBe('https:');
        expect([...new URL(href).searchParams.values()].join(' ')).toContain(address);
      }
    }),
  );
});
