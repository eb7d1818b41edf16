import english from '@/messages/en.json';
import { htmlTexts } from '@/messages/html';
import italian from '@/messages/it.json';

/** All strings of a tree of messages, without the tags of HTML. */
function textsIn(messages: unknown): readonly string[] {
  if (typeof messages === 'string') return [messages.replace(/<[^>]*>/g, '')];
  return Object.values(messages as object).flatMap(textsIn);
}

const texts = {
  it: [...textsIn(italian), ...textsIn(htmlTexts.it)],
  en: [...textsIn(english), ...textsIn(htmlTexts.en)],
};
const all = [...texts.it, ...texts.en];

test.each([
  ['no straight quotation mark or apostrophe', all, /["']/],
  ['no vowel with an apostrophe in place of its accent', texts.it, /\b(E|perche|piu|puo|gia|cosi)['’](?!\w)/i],
  ['no English quotation mark in Italian', texts.it, /[“”]/],
  ['no Italian quotation mark in English', texts.en, /[«»]/],
  ['no space before a percent sign', all, /\s%/],
  ['no space before a mark of punctuation', all, / [,;:.!?]/],
  ['no two spaces', all, / {2}/],
  ['one name for what the catalogue lists', texts.it, /aperti online/i],
])('texts have %s', (_rule, some, wrong) => {
  expect(some.filter((text) => wrong.test(text))).toEqual([]);
});
