import type { Teacher } from '@/lib/model/course';
import type { UntrustedHtml } from '@/lib/model/html';
import { initials, teacherName, teachersInOrder, teacherTexts } from './teachers.ts';

const teacher = (firstName: string | null, lastName: string | null): Teacher => ({
  firstName,
  lastName,
  photoId: null,
  department: { it: 'Dipartimento di Fisica', en: 'Department of Physics' },
  biography: { it: '<p>Insegna</p>' as UntrustedHtml, en: null },
});

describe('the teachers of a course', () => {
  it('stand by surname, then by name', () => {
    const teachers = [teacher('Ugo', 'Rossi'), teacher('Ada', 'Rossi'), teacher('Zoe', 'Àbaco'), teacher(null, null)];
    expect(teachersInOrder(teachers).map(teacherName)).toEqual(['', 'Zoe Àbaco', 'Ada Rossi', 'Ugo Rossi']);
  });

  it.each([
    ['it', 'Dipartimento di Fisica', '<p>Insegna</p>'],
    ['en', 'Department of Physics', null],
    ['fr', 'Department of Physics', null],
    [null, 'Department of Physics', null],
  ])('of a course in %s read %s', (language, department, biography) => {
    expect(teacherTexts(teacher('Ada', 'Rossi'), language)).toMatchObject({ department, biography });
  });

  it.each([
    ['Ada', 'Rossi', 'AR'],
    [null, "d'Àbaco", 'D'],
    ['Élise', '(Lø)', 'ÉL'],
    [null, null, ''],
  ])('%s %s have the initials %s', (firstName, lastName, expected) => {
    expect(initials(teacher(firstName, lastName))).toBe(expected);
  });
});
