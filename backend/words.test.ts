import { acronymsOf, plainTextOf, searchWordsOf, typedAcronyms, wordsOf } from './words.ts';

describe('wordsOf', () => {
  it.each([
    ["L'Università di Forlì", ['l', 'universita', 'di', 'forli']],
    ['l’arte «nuova»', ['l', 'arte', 'nuova']],
    // Phone keyboards write other characters for an apostrophe; Unicode classifies some of them as letters.
    ['lʼopera, l´arte, l`eco', ['l', 'opera', 'l', 'arte', 'l', 'eco']],
    ['ἙΛΛΗΝΙΣ', ['ελληνισ']],
    ['e-learning, C++, C# & node.js', ['e', 'learning', 'cplusplus', 'csharp', 'node', 'js']],
    ['Covid-19 nel 2030', ['covid', '19', 'nel', '2030']],
    ['Ｆｕｌｌ ﬁne Ⅻ', ['full', 'fine', 'xii']],
    ['Yıldırım, Søren, Łukasz, Straße', ['yildirim', 'soren', 'lukasz', 'strasse']],
    ['Введение в право', ['введение', 'в', 'право']],
    ['?! \0 …', []],
  ])('%s', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('is the same with accents composed and decomposed', () => {
    expect(wordsOf('perché'.normalize('NFC'))).toEqual(wordsOf('perché'.normalize('NFD')));
  });
});

describe('searchWordsOf', () => {
  it('takes each word once, and not more than a search needs', () => {
    expect(searchWordsOf('Arte arte ARTE musica')).toEqual(['arte', 'musica']);
    expect(searchWordsOf(Array.from({ length: 500 }, (_, index) => `parola${index}`).join(' '))).toHaveLength(12);
    expect(searchWordsOf('x'.repeat(100_000))).toEqual(['x'.repeat(60)]);
  });
});

describe('plainTextOf', () => {
  it('keeps words of neighbouring elements apart and drops what is no text', () => {
    const html = '<p>uno</p><p>d&ugrave;e &amp; <b>tre</b><br>quattro</p><script>alert("no")</script><!-- no -->';
    expect(wordsOf(plainTextOf(html))).toEqual(['uno', 'due', 'tre', 'quattro']);
  });

  it('leaves out what would cut a word in two: hyphens for the end of a line, spaces without width', () => {
    expect(wordsOf(plainTextOf('mate&shy;ma&shy;tica e archi\u200btettura'))).toEqual([
      'matematica',
      'e',
      'architettura',
    ]);
  });

  it('reads what is no proper HTML', () => {
    expect(wordsOf(plainTextOf('a < b <i>c'))).toEqual(['a', 'b', 'c']);
  });
});

describe('acronymsOf', () => {
  it('finds words in capitals, whole ones only', () => {
    expect(acronymsOf('L’IA, il DNA e il COVID19: programmare in C. Roma, PoliMi.')).toEqual(['IA', 'DNA', 'C']);
  });
});

describe('typedAcronyms', () => {
  it.each(['AI e scuola', 'ai ethics', 'is ai dangerous', 'tools for ai', 'what ai can do'])('are AI in %s', (text) => {
    expect([...typedAcronyms(text)]).toEqual(['ai']);
  });

  it.each(['introduzione ai social', 'aids', 'AI E SCUOLA', 'mais', 'ai'])('are none in %s', (text) => {
    expect([...typedAcronyms(text)]).toEqual([]);
  });
});
