import { isoDuration, readEffort } from './workload';

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
    ['10 ore al mese', null, null],
    ['2 ore al giorno, 3 settimane', null, 3],
    ['4 hours per month', null, null],
    ['3 Stunden pro Tag, 2 Wochen', null, 2],
    ['2 heures par jour', null, null],
    ['1 hora por día', null, null],
    ['30 minuti al giorno', null, null],
    ['3 CFU', null, null],
    ['0 ore', null, null],
    ['0 settimane', null, null],
    ['1.200 ore, 1234567 settimane', null, null],
    ['Durata:20 ore,5 settimane', 'PT20H', 5],
    ['', null, null],
  ])('reads %j as %s over %s weeks', (text, duration, weeks) => {
    const { minutes, weeks: weekCount } = readEffort(text);
    expect([minutes && isoDuration(minutes), weekCount]).toEqual([duration, weeks]);
  });
});
