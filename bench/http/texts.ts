/** Words with many courses in the seeded catalogue. */
const words = ['universita', 'introduzione', 'laboratorio', 'storia', 'musica', 'scienze', 'progetto'];

/** A word with some letters in capitals: those whose bit is set. */
function inCapitals(word: string, bits: number): string {
  return [...word].map((letter, index) => ((bits >> index) & 1 ? letter.toUpperCase() : letter)).join('');
}

/**
 * Creates different search texts that find the same courses, so that none is answered from a cache: the words in every
 * mixture of small and capital letters.
 */
export function searchTexts(): () => string {
  let count = 0;
  return () => {
    const word = words[count % words.length] ?? '';
    const text = inCapitals(word, Math.floor(count / words.length) % 2 ** word.length);
    count += 1;
    return text;
  };
}
