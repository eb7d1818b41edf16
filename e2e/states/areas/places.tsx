import { cards } from '@/components/cards/testing/card-fixtures';
import { teacher } from '@/components/course/testing/course-fixtures';
import { categories, institutions } from '@/components/explore/testing/explore-fixtures';
import { InstitutionView } from '@/components/institution/InstitutionView';
import { SubjectLanding } from '@/components/subject/SubjectLanding';
import { TeacherView } from '@/components/teacher/TeacherView';
import type { InstitutionPage } from '@/lib/catalogue/read-institution-page';
import type { Landing } from '@/lib/catalogue/read-landing';
import type { TeacherPage } from '@/lib/catalogue/read-teacher-page';

const [institution] = institutions;
if (!institution) throw new Error('no institution among the fixtures');
const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk '.repeat(3);
const nothing: Landing = { total: 0, openingSoon: [], courses: [], series: [], counts: {}, changesAt: null };
const much: Landing = {
  total: 120,
  openingSoon: [cards.course],
  courses: [cards.long, cards.bare, cards.rightToLeft].map((card, index) => ({ ...card, id: `${index}` })),
  series: [cards.series],
  counts: { filterDisponibilita: { now: 3 } },
  changesAt: null,
};
const states = [
  { key: 'now', label: 'Aperto ora' },
  { key: 'soon', label: 'Apre entro un mese' },
];
const filters = [{ name: 'filterDisponibilita', label: 'Disponibilità', choices: states }];
const { biography: _biography, ...named } = teacher('Ada', 'Zanni');
const colleague = { ...named, id: '7', courses: 2 };
const full: InstitutionPage = {
  institution: {
    ...institution,
    city: 'Modena - Reggio Emilia',
    imageId: '1',
    website: 'https://university.example.org',
  },
  landing: much,
  subjects: categories.map((category, index) => ({ category, courses: index })),
  teachers: [colleague, { ...colleague, id: '8', lastName: long }],
};
const person: TeacherPage = {
  id: '7',
  teacher: teacher('Ada', 'Zanni'),
  courses: [cards.course],
  series: [],
  total: 1,
  colleagues: [],
  institutions: [institution],
  institution,
};
const link = { id: '1', name: 'Musica', lang: undefined, count: undefined };

/** Pages of an institution, a teacher, a subject. */
export const places = {
  InstitutionView: {
    full: <InstitutionView page={full} filters={filters} />,
    bare: <InstitutionView page={{ institution, landing: nothing, subjects: [], teachers: [] }} filters={[]} />,
    long: <InstitutionView page={{ ...full, institution: { ...institution, name: long } }} filters={filters} />,
  },
  TeacherView: {
    bare: <TeacherView page={person} />,
    full: <TeacherView page={{ ...person, total: 120, series: [cards.series], colleagues: [colleague] }} />,
  },
  SubjectLanding: {
    full: (
      <SubjectLanding
        subject={{
          ...{ id: '1', name: 'Musica', openingSoon: [cards.course], series: [cards.series] },
          institutions: [{ ...link, name: long, count: 3 }],
          otherInstitutions: 12,
          neighbours: [link, { ...link, id: '2', name: 'Lettere', count: 0 }],
        }}
      />
    ),
  },
};
