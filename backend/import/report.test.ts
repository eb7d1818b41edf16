import { readRecord } from './catalogue-record.ts';
import { pageLines, progressBar, reportLines } from './report.ts';

function watch(isTTY: boolean) {
  const written: string[] = [];
  return { written, tell: progressBar({ isTTY, write: (text) => written.push(text) }) };
}

it('draws a bar over itself on a terminal, once for each percent', () => {
  const { written, tell } = watch(true);
  for (let done = 0; done <= 1000; done += 1) tell(done, 1000);
  expect(written).toHaveLength(101);
  expect(written[50]).toBe(`\r[${'#'.repeat(15)}${'.'.repeat(15)}] 50% 500/1000`);
  expect(written.at(-1)).toBe(`\r[${'#'.repeat(30)}] 100% 1000/1000\n`);
});

it('writes a line for each tenth elsewhere', () => {
  const { written, tell } = watch(false);
  for (let done = 0; done <= 1000; done += 1) tell(done, 1000);
  expect(written).toHaveLength(11);
  expect(written[1]).toBe(`[###${'.'.repeat(27)}] 10% 100/1000\n`);
});

it('is done at once with nothing', () => {
  const { written, tell } = watch(false);
  tell(0, 0);
  expect(written).toEqual([`[${'#'.repeat(30)}] 100% 0/0\n`]);
});

it('says of a page which others there are, in one line, and nothing of a whole document', () => {
  expect(pageLines([])).toEqual([]);
  expect(pageLines(['https://a.example/2'])).toEqual([
    'one page of several: courses of the others are not in this file, and stay as they are (https://a.example/2)',
  ]);
  const [line = '', ...others] = pageLines([
    'https://a.example/1\n\u001b[31m',
    `https://a.example/${'x'.repeat(9_000)}`,
  ]);
  expect(others).toEqual([]);
  expect(line).not.toMatch(/\p{Cc}/u);
  expect(line.length).toBeLessThan(600);
});

it('says that a file holds no courses', () => {
  const nothing = { added: 0, changed: 0, refused: [], notKept: [], reversed: [], stored: true };
  expect(reportLines(nothing)).toEqual(['nothing was imported: the file holds no courses']);
  expect(reportLines({ ...nothing, changed: 1 })).toEqual(['imported: 0 new, 1 known already, 0 refused']);
});

it('says what is wrong with a record in one line that can be read, however much the file holds', () => {
  const unknown = Object.fromEntries(Array.from({ length: 9_000 }, (_, place) => [`\u001b[31m${place}`, 1]));
  const record = readRecord({ title: `a\nb${'x'.repeat(1_000_000)}`, ...unknown }, 'course 1');
  const refused = [record].filter((one) => one.course === null);
  const [line = ''] = reportLines({ added: 0, changed: 0, refused, notKept: [], reversed: [], stored: false });
  expect(line).toMatch(/^refused course 1 \(a bx+\): id is missing/);
  expect(line).not.toMatch(/\p{Cc}/u);
  expect(line.length).toBeLessThan(6_000);
});
