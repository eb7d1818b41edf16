/** A text without some of its words, each as it stands there, with the article before its apostrophe. */
export function textWithout(text: string, words: readonly string[]): string {
  const isLeft = (part: string) => {
    const last = part
      .split(/[^\p{L}\p{N}\p{M}+#]+/u)
      .filter(Boolean)
      .at(-1);
    return last !== undefined && !words.includes(last);
  };
  return text.split(' ').filter(isLeft).join(' ');
}
