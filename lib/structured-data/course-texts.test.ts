import type { UntrustedHtml } from '@/lib/model/language';
import { outcomeTexts, readWorkload } from './course-texts';

describe('the workload of a course', () => {
  it.each([
    ['20 ore, 5 settimane', 'PT20H', 5],
    ['28 hours over 6 weeks', 'PT28H', 6],
    ['1 ora', 'PT1H', null],
    ['1,5 ore', 'PT1H30M', null],
    ['90 minuti', 'PT1H30M', null],
    ['1 ora 45 minuti', 'PT1H45M', null],
    ['3 ore a settimana per 6 settimane', 'PT18H', 6],
    ['2 hours per week, 8 weeks', 'PT16H', 8],
    ['4 ore settimanali', null, null],
    ['4 hours a week', null, null],
    ['3-4 ore a settimana', null, null],
    ['da 10 a 20 ore', null, null],
    ['6 settimane', null, 6],
    ['24 Stunden, 4 Wochen', 'PT24H', 4],
    ['25 Stunden in 5 Wochen', 'PT25H', 5],
    ['5 Stunden pro Woche, 6 Wochen', 'PT30H', 6],
    ['4 Stunden wöchentlich', null, null],
    ['3 bis 4 Stunden pro Woche', null, null],
    ['20 heures sur 5 semaines', 'PT20H', 5],
    ['2 heures par semaine, 3 semaines', 'PT6H', 3],
    ['2 horas por semana, 3 semanas', 'PT6H', 3],
    ['2 à 3 heures', null, null],
    ['5 ore alla settimana, 2 settimane', 'PT10H', 2],
    ['3 CFU', null, null],
    ['0 ore', null, null],
    ['', null, null],
  ])('reads %j as %s over %s weeks', (text, duration, weeks) => {
    expect(readWorkload(text)).toEqual({ duration, weeks });
  });
});

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
