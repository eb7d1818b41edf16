import { wireCategory, wireCourse, wireInstitution, wireSummary, wireTeacher } from './wire.ts';

// Difficult answers that the contract allows (rest-contract, "What it must survive").

const runs = '<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a>';

export const courseWithScripts = {
  ...wireCourse,
  mooc_titolo: `Armonia${runs}`,
  mooc_descrizione: `<p>Accordi</p>${runs}<iframe src="https://evil.example"></iframe>`,
  mooc_link_corso: 'javascript:alert(1)',
  mooc_link_video: 'data:text/html,<script>alert(1)</script>',
  deh_mooc_docentiColl: [{ deh_docentiPO: { doc_nome: runs, doc_cognome: 'Bianchi', doc_descrizione: runs } }],
};

export const longText = `<p>${'parola '.repeat(15_000)}</p>`;
export const unclosedTags = '<table><tr><td><b>Accordi<ul><li>e scale';
export const courseWithLongText = { ...wireCourse, mooc_descrizione: longText };
export const courseWithUnclosedTags = { ...wireCourse, mooc_descrizione: unclosedTags };
export const courseWithoutInstitution = { ...wireCourse, deh_ateneoPO: null };

export const courseWithCrowd = {
  ...wireCourse,
  deh_mooc_docentiColl: Array.from({ length: 40 }, (_, index) => ({
    deh_docentiPO: { ...wireTeacher.deh_docentiPO, doc_cognome: `Bianchi ${index}` },
  })),
};

export const courseThatClosesBeforeItOpens = {
  ...wireCourse,
  mooc_inizio_disponib_dt: '2026-12-31 00:00:00',
  mooc_fine_disponib_dt: '2026-01-01T00:00:00Z',
};

export const titles = ['مقدمة في الموسيقى', 'מבוא', '音楽入門', 'Ιστορία', '\u202eevil', '🎼', 'Ｗｉｄｅ'];

export const pageInManyScripts = {
  moocs: titles.map((moocTitolo, moocId) => ({ ...wireSummary, moocId, moocTitolo })),
  moocTotali: titles.length,
};

export const pageWithSameCourseTwice = {
  moocs: [wireSummary, { ...wireSummary, moocTitolo: 'Second' }],
  moocTotali: 2,
};
export const pageWithoutInstitutions = { moocs: [{ ...wireSummary, moocAteneoColl: null }], moocTotali: 1 };
export const pageOfNothing = { moocs: null, moocTotali: 0, paginaCorrente: null, pagineTotali: null };

export const categoryInOneLanguage = { ...wireCategory, categoria_desc_eng: null };

/** About 10 MB of institutions. */
export const manyInstitutions = Array.from({ length: 10_000 }, (_, index) => ({
  ...wireInstitution,
  ateneo_id: index,
  unknown: 'x'.repeat(850),
}));

/** Members with an id and nothing else. */
export const bareMembers = (ids: readonly string[]) => ids.map((moocId) => ({ moocId }));
export const courseWithId = (id: string) => ({ ...wireCourse, mooc_id: id });

/** The members of series 5: itself, a complete member (twice), one that no longer exists, and one with its id only. */
export const membersOfSeries5 = [
  { ...wireSummary, moocId: 5 },
  wireSummary,
  { moocId: 404 },
  { moocId: '13' },
  wireSummary,
];
