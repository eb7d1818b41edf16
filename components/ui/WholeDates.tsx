/** As `lib/i18n/format` writes it: “25 gennaio 2027”, “l’8 dicembre 2026”, “1º maggio 2026”. */
const dayInWords = /(\S+ \S+ \d{4})/;

/**
 * A text, each day in it, such as “25 gennaio 2027”, in an element of its own. The sheet of what is around it makes that an
 * inline block, so that it goes to the next line as a whole.
 */
export function WholeDates({ text }: { readonly text: string }) {
  return text.split(dayInWords).map((part, index) => (index % 2 ? <span key={part}>{part}</span> : part));
}
