import { alphabet } from './alphabet.ts';
import { drawable, lettering } from './lettering.ts';
import { element } from './svg.ts';

const box = { cx: 50, cy: 50, width: 80, height: 40 };
const hand = { ink: '#000000', weight: 1 };

describe('lettering', () => {
  it('has every letter and digit', () => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
    expect(drawable(letters)).toBe(letters);
    expect(new Set([...letters].map((letter) => alphabet[letter]?.d)).size).toBe(letters.length);
  });

  it('needs no fonts: words are strokes', () => {
    const drawn = lettering('UniBo1', box, hand);
    expect(drawn).not.toContain('<text');
    expect(drawn.match(/<path/g)).toHaveLength(6);
  });

  it('drops accents and all that is no letter, inherited names included', () => {
    expect(drawable('Città "di" <b>')).toBe('Cittadib');
    expect(drawable('constructor')).toBe('constructor');
    expect(lettering('<&>', box, hand)).not.toContain('<path');
  });
});

describe('element', () => {
  it('escapes what could end an attribute', () => {
    expect(element('rect', { fill: '"/><script>&' })).toBe('<rect fill="&quot;/&gt;&lt;script&gt;&amp;"></rect>');
  });
});
