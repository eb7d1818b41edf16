import { keepOverridden, overrideMessages, type TextBundle } from './overrides.ts';

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

  it('are compiled, as ours are, and replace a compiled text', () => {
    const own = { count: [['count', 2, { other: [0, ' corsi'] }]] } as never;
    expect(overrideMessages(own, { count: 'In tutto {count}' })).toEqual({ count: ['In tutto ', ['count']] });
    expect(overrideMessages(own, { 'count.below': 'x' })).toEqual(own);
  });

  it('leave ours in place where they are no messages', () => {
    expect(overrideMessages(messages, { TITLE: 'Theirs {', 'home.title': 'Theirs' })).toEqual({
      home: { title: 'Theirs', text: 'Text' },
      TITLE: 'Own',
    });
  });
});

describe('messages with their overrides', () => {
  it('are made once for the same texts, also when these were read again', () => {
    const override = keepOverridden();
    const first = override(messages, { TITLE: 'Theirs' });
    expect(override(messages, { TITLE: 'Theirs' })).toBe(first);
    expect(first).toMatchObject({ TITLE: 'Theirs' });
  });

  it.each<TextBundle>([{ TITLE: 'New' }, { 'home.text': 'Theirs' }, {}, { TITLE: 'Theirs', 'home.text': 'Too' }])(
    'are made again for %j',
    (bundle) => {
      const override = keepOverridden();
      override(messages, { TITLE: 'Theirs' });
      expect(override(messages, bundle)).toEqual(overrideMessages(messages, bundle));
    },
  );
});
