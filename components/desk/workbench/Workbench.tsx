import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { useTranslations } from 'next-intl';
import { type Ref, useMemo, useRef, useState } from 'react';
import { countAlike } from '@/lib/desk/count-alike';
import { draftKey, loadDraft } from '@/lib/desk/drafts';
import type { CatalogueReading } from '@/lib/desk/read-everything';
import { plainText } from '@/lib/html/text';
import { byAlphabet } from '@/lib/i18n/alphabet';
import { type TextName, textNames } from '@/lib/model/course-texts';
import { CourseIssues } from './CourseIssues';
import { LimitField } from './LimitField';
import { TextDesk } from './TextDesk';
import { WithoutEditor } from './WithoutEditor';
import styles from './Workbench.module.css';

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
  readonly field?: Ref<HTMLSelectElement>;
}

function Choice({ label, value, options, onChange, field }: ChoiceProps) {
  return (
    <TextField
      select
      inputRef={field}
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </TextField>
  );
}

/** The courses by title; those that share one, such as two editions, have institution and id beside it. */
function useCourseOptions(reading: CatalogueReading | null) {
  const t = useTranslations('desk');
  return useMemo(() => {
    const courses = reading?.courses ?? [];
    const titles = courses.map(({ title }) => plainText(title) || t('untitled'));
    const uses = countAlike(titles);
    const options = courses.map(({ id, institutions }, place) => {
      const title = titles[place] ?? '';
      const details = uses.get(title) === 1 ? [] : [institutions[0]?.name, id];
      return { value: id, label: [title, ...details].filter(Boolean).join(' · ') };
    });
    return options.sort((a, b) => byAlphabet(a.label, b.label));
  }, [reading, t]);
}

/** The open text. The address contains it, so that a reload opens the text again. */
function useOpenText() {
  const [open, setOpen] = useState(() => {
    const query = new URLSearchParams(window.location.search);
    return { courseId: query.get('course') ?? '', name: textNames.find((name) => name === query.get('text')) };
  });
  const { courseId, name = 'description' } = open;
  const choose = (course: string, text: TextName) => {
    const address = new URL(window.location.href);
    address.searchParams.set('course', course);
    address.searchParams.set('text', text);
    window.history.replaceState(null, '', address);
    setOpen({ courseId: course, name: text });
  };
  return { courseId, name, choose };
}

/** Why no text is open: catalogue or course has not been read, there are no courses, none was chosen, or an unknown one. */
function reasonWithout(courseId: string, reading: CatalogueReading | null) {
  if (reading === null) return 'noCatalogue';
  const { listed } = reading;
  if (listed.length === 0) return 'noCourses';
  if (courseId === '') return 'choose';
  return listed.some(({ id }) => id === courseId) ? 'notRead' : 'notListed';
}

interface WorkbenchProps {
  /** `null` before the catalogue has been read: then there are only drafts. */
  readonly reading: CatalogueReading | null;
  /** Whose drafts these are (`lib/desk/drafts.ts`). */
  readonly owner: string | null;
}

/** The editor for the rich texts of a course, with the choice of course and text. */
export function Workbench({ reading, owner }: WorkbenchProps) {
  const t = useTranslations('desk');
  const { courseId, name, choose } = useOpenText();
  const [limit, setLimit] = useState<number | null>(null);
  const courseField = useRef<HTMLSelectElement>(null);
  const courses = useCourseOptions(reading);
  const titles = useMemo(() => new Map(courses.map(({ value, label }) => [value, label])), [courses]);
  const texts = textNames.map((value) => ({ value, label: t(`texts.${value}`) }));
  const course = reading?.courses.find(({ id }) => id === courseId);
  // A limit belongs to one text. If it were kept, it would trim the next text as soon as that opens.
  const open = (id: string, text: string) => {
    setLimit(null);
    choose(id, textNames.find((known) => known === text) ?? name);
  };
  // The list of drafts goes when one is opened, so the focus goes to the name of the course that is open now.
  const openDraft = (id: string, text: string) => {
    open(id, text);
    courseField.current?.focus();
  };
  const key = `${courseId} ${name}`;
  // The list does not have a course that is gone, or not yet read. Its draft knows its title.
  const title = titles.has(courseId) ? undefined : loadDraft(draftKey(owner, courseId, name))?.title;
  const unlisted = title ? [{ value: courseId, label: title }] : [];
  return (
    <section className={styles.text}>
      <Alert severity="info" role="note" className={styles.note}>
        {t('workbench.note')}
      </Alert>
      <div className={styles.choices}>
        <Choice
          label={t('workbench.course')}
          value={courseId}
          options={[{ value: '', label: '' }, ...unlisted, ...courses]}
          onChange={(id) => open(id, name)}
          field={courseField}
        />
        <Choice label={t('workbench.text')} value={name} options={texts} onChange={(text) => open(courseId, text)} />
        <LimitField key={key} onChange={setLimit} />
      </div>
      {reading && course ? (
        <>
          <CourseIssues course={course} categories={reading.categories} />
          <TextDesk key={key} owner={owner} course={course} name={name} limit={limit} />
        </>
      ) : (
        <WithoutEditor
          key={key}
          owner={owner}
          courseId={courseId}
          name={name}
          reason={reasonWithout(courseId, reading)}
          titles={titles}
          onOpen={openDraft}
        />
      )}
    </section>
  );
}
