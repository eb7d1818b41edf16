import { overrideMessages } from './overrides.ts';

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
});
