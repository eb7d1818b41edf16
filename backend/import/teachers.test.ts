import { teacher } from '../database/schema/course.ts';
import { emptyAnswers } from '../testing/empty-answers.ts';
import { readTeachers } from './teachers.ts';

const [namesake, ownTeacher, courseId] = [1, 2, 14];
const maria = { firstName: 'Maria', lastName: 'Rossi' };
const unknown = { departmentEn: null, biographyIt: null, biographyEn: null, photoId: null };

/** Two teachers of the same name in different departments, of whom the second teaches the course. */
function stored() {
  const teachers = [
    { id: namesake, ...maria, departmentIt: 'Fisica', ...unknown },
    { id: ownTeacher, ...maria, departmentIt: 'Chimica', ...unknown },
  ];
  const taught = [{ courseId, id: ownTeacher }];
  return emptyAnswers({ select: () => ({ from: async (table: unknown) => (table === teacher ? teachers : taught) }) });
}

it.each([
  ['who teaches the course already stays its teacher, also in another department', courseId, ['Storia'], [ownTeacher]],
  ['of another course is the one of that department', 15, ['Chimica'], [ownTeacher]],
  ['without a department is the first of that name', 15, [undefined], [namesake]],
  ['of a department that nobody has is somebody new', 15, ['Storia'], [3]],
  ['named twice is two people', 15, ['Chimica', 'Chimica'], [ownTeacher, 3]],
])('a teacher %s', async (_what, course, departments, expected) => {
  const teachers = await readTeachers(stored());
  const named = departments.map((departmentIt) => ({ ...maria, departmentIt, departmentEn: departmentIt && null }));
  expect(teachers.idsOf(course, named)).toEqual(expected);
});
