/** The global variable that hostile markup sets if it runs. */
export const mark = 'hostileMarkupRan';

/** Text that breaks careless formats: quotes, an emoji, right to left, characters of Markdown and of a formula. */
export const strange = '=1+1 "due" \'tre\' 🎓 ‏مقدمة *a* [b](c) | d';

const run = `window.${mark}=1`;
const markup = [
  `<script>${run}</script>`,
  `</script><script>${run}</script>`,
  `"'><img src=x onerror="${run}">`,
  `<svg onload="${run}"><a xlink:href="javascript:${run}">a</a></svg>`,
  `<a href="javascript:${run}" onclick="${run}">a</a>`,
  `<iframe src="https://hostile.example/"></iframe><iframe srcdoc="<script>parent.${mark}=1</script>"></iframe>`,
  `<form action="javascript:${run}"><button formaction="javascript:${run}">b</button></form>`,
  `<math><mtext><style><img src=x onerror="${run}"></style></mtext></math>`,
  `<b><p>unclosed<table><td>`,
].join('');

/** Fields that are not texts for readers: keys, codes and flags. */
const codes = new Set([
  ...['filterName', 'filterKey', 'stato_fl', 'ateneo_afam_fl', 'valore', 'isced_id', 'mooc_lingua', 'moocLingua'],
  ...['mooc_sottotitolo_lingua', 'mooc_livello_eqf', 'mooc_inizio_disponib_dt', 'mooc_fine_disponib_dt', 'defaultLang'],
]);
const addresses = new Set(['ateneo_web_site', 'mooc_link_video', 'mooc_link_corso']);

function hostileField(name: string, value: unknown): unknown {
  if (addresses.has(name)) return `javascript:${run}//`;
  if (codes.has(name)) return value;
  return typeof value === 'string' ? `${value} ${strange} ${markup}` : hostileAnswer(value);
}

/** Adds harmful markup to every text and every address of an answer of the backend. */
export function hostileAnswer(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map((item) => hostileField('', item));
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, hostileField(name, value)]));
}
