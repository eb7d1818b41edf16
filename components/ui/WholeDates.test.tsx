/** @jest-environment ./jest/environment.mjs */
import { render } from '@testing-library/react';
import { dayInWords } from '@/lib/i18n/format';
import { WholeDates } from './WholeDates';

const spans = (text: string) => {
  const { container } = render(<WholeDates text={text} />);
  expect(container).toHaveTextContent(text);
  return [...container.querySelectorAll('span')].map(({ textContent }) => textContent);
};

it.each([
  ['Aperto fino al 25 gennaio 2027', ['25 gennaio 2027']],
  ['Il prossimo apre l’8 dicembre 2026', ['l’8 dicembre 2026']],
  ['4 of 6 courses open; the next opens on 10 December 2026', ['10 December 2026']],
  ['Sempre aperto', []],
])('a day is one piece: %s', (text, days) => {
  expect(spans(text)).toEqual(days);
});

it.each(['it', 'en'] as const)('knows every month as it is written: %s', (locale) => {
  for (let month = 0; month < 12; month++) {
    const { date } = dayInWords(Date.UTC(2027, month, 1, 12), locale);
    expect(spans(date)).toEqual([date]);
  }
});
