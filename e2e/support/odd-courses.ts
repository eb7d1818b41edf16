type Course = Record<string, unknown>;

const longTitle = 'Introduzione straordinariamente particolareggiata alla storia '.repeat(5).slice(0, 300);
export const longWord = 'Precipitevolissimevolmente'.repeat(11).slice(0, 280);
const day = 24 * 60 * 60 * 1000;

function teacher(number: number) {
  return {
    deh_docentiPO: {
      doc_nome: `Nome${number}`,
      doc_cognome: `Cognome${String(number).padStart(2, '0')}`,
      doc_foto_id: null,
      doc_dipartimento: 'Dipartimento di prova',
    },
  };
}

const courses = {
  arabic: {
    mooc_titolo: 'مقدمة في تاريخ الفن الإيطالي من العصور الوسطى إلى عصر النهضة',
    mooc_sottotitolo: 'دورة مفتوحة للجميع',
    mooc_descrizione: '<p>هذه دورة تجريبية باللغة العربية مع <strong>نص غني</strong>.</p>',
    mooc_lingua: 'AR',
  },
  hebrew: { mooc_titolo: 'מבוא לתולדות האמנות (Introduzione) 2026', mooc_lingua: 'HE' },
  long: { mooc_titolo: longTitle, mooc_sottotitolo: longTitle },
  word: { mooc_titolo: longWord, mooc_sottotitolo: longWord, mooc_contatti: `<p>${longWord}@example.org</p>` },
  crowded: { deh_mooc_docentiColl: Array.from({ length: 40 }, (_, index) => teacher(40 - index)) },
  orphan: { deh_ateneoPO: null, moocAteneoColl: null },
  unordered: { mooc_inizio_disponib_dt: Date.now() + 30 * day, mooc_fine_disponib_dt: Date.now() - 30 * day },
  bare: {
    ...{
      mooc_sottotitolo: null,
      mooc_descrizione: ' ',
      mooc_img_id: null,
      mooc_link_video: null,
      mooc_link_corso: null,
    },
    ...{ mooc_informazioni: '<p>&nbsp;</p>', mooc_risultati_app: null, mooc_attivita: null, mooc_contatti: '' },
    ...{ mooc_inizio_disponib_dt: null, mooc_fine_disponib_dt: null, mooc_lingua: null, mooc_livello_eqf: null },
    ...{ deh_ateneoPO: null, deh_mooc_docentiColl: null, deh_mooc_iscedColl: null, deh_mooc_targetColl: null },
    ...{ deh_mooc_categoriaColl: null, mooc_sottotitolo_lingua: null, mooc_prerequisiti: null, mooc_valutazione: null },
    mooc_carico_lavoro: null,
  },
  wide: {
    mooc_descrizione: `<table><tr>${'<th>Colonna larghissima</th>'.repeat(14)}</tr></table><pre>${'x'.repeat(400)}</pre><img src="https://example.org/x.png" width="4000" height="20">`,
  },
} satisfies Record<string, Course>;

/** The kinds of odd content, as real editors produce it. */
export type Oddity = keyof typeof courses;
export const oddities = Object.keys(courses) as Oddity[];

const firstId = 900_001;

/** The id of the course with an oddity. */
export function oddId(oddity: Oddity): string {
  return String(firstId + oddities.indexOf(oddity));
}

/** Fields of the odd course with this id; `undefined` for any other. */
export function oddFields(id: string): Course | undefined {
  const oddity = oddities[Number(id) - firstId];
  return oddity && { ...courses[oddity], mooc_id: id };
}

/** The titles of the odd courses. */
export const oddTitles = Object.values(courses).flatMap((course: Course) => course.mooc_titolo ?? []);
