import { readEffort } from '@/lib/catalogue/workload';
import { effortOf } from './workload.ts';

it.each([
  ['20 ore, 5 settimane', 20, 5],
  ['<p>16 hours over 4&nbsp;weeks</p>', 16, 4],
  ['25 Stunden in 5 Wochen', 25, 5],
  ['30 heures, 6 semaines', 30, 6],
  ['5 ore alla settimana, 6 settimane', 30, 6],
  ['1,5 hours a week for 4 weeks', 6, 4],
  ['21 ore, ritmo libero', 21, null],
  ['1 ora 45 minuti', 1.75, null],
  ['50 minuti a settimana per 3 settimane', 2.5, 3],
  ['6 Wochen', null, 6],
  ['4 hours per week', null, null],
  ['10 ore al mese', null, null],
  ['2 ore al giorno, 3 settimane', null, 3],
  ['4 hours per month', null, null],
  ['3 Stunden pro Tag, 2 Wochen', null, 2],
  ['2 heures par jour', null, null],
  ['1 hora por día', null, null],
  ['10-15 ore, 3 settimane', null, null],
  ['da 10 a 15 ore', null, null],
  ['0 ore', null, null],
  ['1.200 ore, 1234567 settimane', null, null],
  ['12345 hours, 20,5 weeks', null, null],
  ['Durata:20 ore,5 settimane', 20, 5],
  ['<p>25 ore totali, 5 ore a settimana per 5 settimane</p>', 25, 5],
  ['<p>25 ore in 5 settimane (5 ore a settimana)</p>', 25, 5],
  ['<p>Moduli: 5</p><p>200 ore</p>', null, null],
  ['quanto basta', null, null],
  [null, null, null],
])('%s is %s hours and %s weeks', (text, hours, weeks) => {
  expect(effortOf(text)).toEqual({ hours, weeks });
});

it('is what the web app reads', () => {
  const amounts = [
    '20 ore',
    '1 ora 45 minuti',
    '90 minuti',
    '1,5 hours',
    '3-4 ore',
    '25 Stunden',
    '0 ore',
    '1.200 ore',
    '3 CFU',
    '25 ore totali',
    'Totale: 25,5 ore',
    '25 hours in total, 5 hours',
    '2 ore e mezza',
    '1h30',
    '3/4 ore',
    '6 lezioni da 2 ore',
    '5 ore e 10 ore',
    'Impegno settimanale: 3 ore',
    'Impegno mensile: 3 ore',
    '',
  ];
  const rates = [
    ...['', ' a settimana', ' la settimana', ' ogni giorno', ' al mese', ' mensili', '; video mensili', '/sett.'],
    ...[
      ' per week',
      ' every week',
      ' a day',
      ' biweekly',
      ' daily',
      ' wöchentlich',
      ' am Tag',
      ' par jour',
      ' semanales',
    ],
  ];
  const spans = [
    '',
    ', 5 settimane',
    ' for 6 weeks',
    ', 0 settimane',
    ' über 6 Wochen',
    ', 1-2 semaines',
    ' 1.005 weeks',
  ];
  const texts = amounts.flatMap((amount) => rates.flatMap((rate) => spans.map((span) => amount + rate + span)));
  const inMinutes = ({ hours, weeks }: ReturnType<typeof effortOf>) => ({ minutes: hours && hours * 60, weeks });
  expect(texts.map((text) => inMinutes(effortOf(text)))).toEqual(texts.map(readEffort));
});
