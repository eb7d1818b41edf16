import { expectConsole } from '@/jest/console';
import type { TextBundle } from '../model/site-settings.ts';
import { keepOverridden, overrideMessages } from './overrides.ts';

const messages = { home: { title: 'Home', text: 'Text' }, TITLE: 'Own' };

describe('texts of the backend over those of the app', () => {
  it('replace a text by its key', () => {
    expect(overrideMessages(messages, { 'home.title': 'Theirs', TITLE: 'Theirs too' })).toEqual({
      home: { title: 'Theirs', text: 'Text' },
      TITLE: 'Theirs too',
    });
    expect(messages.home.title).toBe('Home');
  });

  it('may add keys that the app does not have', () => {
    expect(overrideMessages(messages, { 'new.group.key': 'x' })).toMatchObject({ new: { group: { key: 'x' } } });
  });

  it.each(['home', 'TITLE.below', '__proto__.polluted', '', '.'])('leave the app as it is for the key %j', (key) => {
    expect(overrideMessages(messages, { [key]: 'x' })).toEqual(messages);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it.each(['constructor.prototype.polluted', 'home.__proto__.polluted', 'toString'])('pollute nothing: %j', (key) => {
    overrideMessages(messages, { [key]: 'x' });
    const plain = {} as Record<string, unknown>;
    expect([plain.polluted, typeof plain.toString]).toEqual([undefined, 'function']);
  });

  it.each([
    ['of 30,000 dots', '.a'.repeat(30_000).slice(1)],
    ['of 201 letters', 'k'.repeat(201)],
    ['of eleven parts', 'a.b.c.d.e.f.g.h.i.j.k'],
  ])('leave out a key %s', (_what, key) => {
    expect(overrideMessages(messages, { [key]: 'x', TITLE: 'Theirs' })).toEqual({ ...messages, TITLE: 'Theirs' });
  });

  it('leave out a text that is nested too deep', () => {
    const text = `${'{n, select, a {'.repeat(20_000)}x${'} other {}}'.repeat(20_000)}`;
    expect(overrideMessages(messages, { TITLE: text })).toEqual(messages);
  });

  it('may be tens of thousands', () => {
    const keys = Array.from({ length: 20_000 }, (_, index) => [`backend.key${index}`, 'x'] as const);
    const began = performance.now();
    const { backend } = overrideMessages(messages, Object.fromEntries(keys));
    expect(Object.keys(backend ?? {})).toHaveLength(20_000);
    expect(performance.now() - began).toBeLessThan(5_000);
  });

  it('are compiled, as ours are, and replace a compiled text', () => {
    const own = { count: [['count', 2, { other: [0, ' corsi'] }]] } as never;
    expect(overrideMessages(own, { count: 'In tutto {count}' })).toEqual({ count: ['In tutto ', ['count']] });
    expect(overrideMessages(own, { 'count.below': 'x' })).toEqual(own);
  });

  it.each(['Theirs {', '', ' '])('leave ours in place where they are no messages: %j', (text) => {
    expect(overrideMessages(messages, { TITLE: text, 'home.title': 'Theirs' })).toEqual({
      home: { title: 'Theirs', text: 'Text' },
      TITLE: 'Own',
    });
  });
});

describe('messages with their overrides', () => {
  it('are made once for a bundle', () => {
    const override = keepOverridden('it');
    const bundle = { TITLE: 'Theirs' };
    const first = override(messages, bundle);
    expect(override(messages, bundle)).toBe(first);
    expect(first).toMatchObject({ TITLE: 'Theirs' });
  });

  it.each<TextBundle>([{ TITLE: 'New' }, { 'home.text': 'Theirs' }, {}, { TITLE: 'Theirs', 'home.text': 'Too' }])(
    'are made again for %j',
    (bundle) => {
      const override = keepOverridden('it');
      override(messages, { TITLE: 'Theirs' });
      expect(override(messages, bundle)).toEqual(overrideMessages(messages, bundle));
    },
  );

  it('are logged by key when they cannot be used, once for a bundle', () => {
    const override = keepOverridden('it');
    const warn = jest.spyOn(console, 'warn');
    expectConsole('warn', '2 unusable texts of the backend left out (it): home.title, TITLE');
    const bundle = {
      'home.title': 'Theirs {',
      'home.text': 'Theirs',
      TITLE: 'Theirs {count}',
      // A text in HTML is no message, and is used as it is.
      'documents.privacyHtml': '<p>Theirs<br>and more</p>',
    };
    override(messages, bundle);
    override(messages, bundle);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('are logged in a short line, however many and long their keys are', () => {
    expectConsole('warn', /^300 unusable texts of the backend left out \(it\): (?:\d+\.x{190,198}(?:, |$)){10}$/);
    const keys = Array.from({ length: 300 }, (_, index) => `${index}.${'x'.repeat(1_000)}`);
    keepOverridden('it')(messages, Object.fromEntries(keys.map((key) => [key, 'x'])));
  });
});
