import type { UntrustedHtml } from '@/lib/model/language';
import { outcomeTexts } from './course-texts';

const read = (html: string) => outcomeTexts(html as UntrustedHtml);

describe('learning outcomes', () => {
  it('are the items of a list, without markup', () => {
    expect(read('<p>Saprai:</p><ul><li>Leggere <em>bene</em></li><li>Usare &lt;b&gt;</li></ul>')).toEqual([
      'Leggere bene',
      'Usare <b>',
    ]);
  });

  it('are every item of lists in lists', () => {
    expect(read('<ol><li>Uno<ul><li>Due</li></ul></li><li>  </li><li>Tre</li></ol>')).toEqual(['Uno', 'Due', 'Tre']);
  });

  it('are one text without a list, and none without words', () => {
    expect(read('<p>Leggere una <strong>carta</strong>.</p>')).toEqual(['Leggere una carta.']);
    expect(read('<p><script>x</script></p>')).toEqual([]);
  });
});
