import format from 'icu-minify/format';
import { compileText } from './compiled-text.ts';

const formatters = {
  getNumberFormat: (...options: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...options),
  getDateTimeFormat: (...options: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...options),
  getPluralRules: (...options: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...options),
};

describe('a text of the backend', () => {
  it('says what its message says', () => {
    const text = compileText('{count, plural, =0 {nessuno} one {# corso di {who}} other {# corsi}}');
    if (text === null) throw new Error('not compiled');
    const say = (count: number) => format(text, 'it', { count, who: 'Ada' }, { formatters });
    expect([0, 1, 2].map(say)).toEqual(['nessuno', '1 corso di Ada', '2 corsi']);
  });

  it.each(['L’ateneo', "l'ateneo", '100 % | #', ''])('without values stays as it is: %j', (text) => {
    expect(compileText(text)).toBe(text);
  });

  it('is made of plain objects, which React can send to a browser', () => {
    const [plural] = compileText('{count, plural, other {#}}') as unknown as [[string, number, object]];
    expect(Object.getPrototypeOf(plural[2])).toBe(Object.prototype);
  });

  it.each(['{', '{count, plural, one {x}}', '<b>x'])('is not taken when it cannot be compiled: %j', (text) => {
    expect(compileText(text)).toBeNull();
  });

  const own = compileText('{count, plural, one {# di {who}} other {<b>molti</b>}}') ?? '';

  it.each(['{who}: {count}', '<b>{count}</b>', '{count, plural, other {<b>{who}</b>}}', 'molti'])(
    'may ask for what ours asks for: %j',
    (text) => {
      expect(compileText(text, own)).not.toBeNull();
    },
  );

  it.each(['{name}', '<i>{count}</i>', '{count, plural, other {<b>{name}</b>}}', '{who, select, a {{name}} other {}}'])(
    'is not taken when pages do not have what it asks for: %j',
    (text) => {
      expect(compileText(text, own)).toBeNull();
      expect(compileText(text, 'Ours')).toBeNull();
    },
  );
});
