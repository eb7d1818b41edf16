import { startBackend } from '@/lib/api/testing/backend';

/** Texts that break careless formats: quotes, the end of a script, emoji, right to left, a formula. */
export const oddTitle = '=1+1 "virgolette", \'apici\' </script><b>grassetto</b> 🎓 & ‏مقدمة في الجبر';

const ateneo = {
  ateneo_id: 7,
  ateneo_nome: 'Università "di Prova" & C.',
  ateneo_web_site: 'https://www.example.org/',
  ateneo_afam_fl: 'N',
};

/** A course as the backend sends it, with all fields filled in. */
export function wireCourse(id: number, more: Readonly<Record<string, unknown>> = {}) {
  return {
    mooc_id: id,
    mooc_titolo: `Corso ${id}`,
    mooc_sottotitolo: 'Sottotitolo',
    mooc_descrizione: '<p>Testo <script>alert(1)</script> <em>vero</em></p>',
    mooc_img_id: 5,
    mooc_link_video: 'https://video.example.org/v.mp4',
    mooc_link_corso: 'https://corsi.example.org/c?a=1&b=2',
    mooc_inizio_disponib_dt: Date.UTC(2026, 0, 10) + id * 1000,
    mooc_fine_disponib_dt: Date.UTC(2099, 0, 10),
    mooc_carico_lavoro: '28 ore, 6 settimane',
    mooc_lingua: 'IT',
    mooc_sottotitolo_lingua: 'IT,EN',
    mooc_livello_eqf: '6',
    deh_ateneoPO: ateneo,
    deh_mooc_docentiColl: [
      { deh_docentiPO: { doc_nome: 'Ada', doc_cognome: 'Rossi', doc_dipartimento: 'Matematica' } },
    ],
    deh_mooc_iscedColl: [{ isced_id: '0541' }, { isced_id: '0541' }],
    deh_mooc_targetColl: [{ deh_target_cataPO: { target_desc: 'Cittadini', target_desc_eng: 'Citizens' } }],
    deh_mooc_categoriaColl: [
      { categoria_id: 12, deh_categoria_cataPO: { categoria_desc: 'Scienze', categoria_desc_eng: 'Science' } },
    ],
    ...more,
  };
}

type WireCourse = ReturnType<typeof wireCourse>;

interface CatalogueOptions {
  /** Ids of the members of the only series, which is the last record. */
  readonly memberIds?: readonly number[];
  /** The number of the first call for a course that fails; all later ones fail too. */
  readonly failFromCall?: number;
  /** The status of these calls; 503 when absent. */
  readonly failure?: number;
  /** Id of a course that searches find, but whose own answer is unusable. */
  readonly brokenId?: number;
  /** The status of that answer; 200 when absent. */
  readonly brokenStatus?: number;
}

/** A backend whose catalogue has only these records. */
export async function startCatalogue(courses: readonly WireCourse[], options: CatalogueOptions = {}) {
  const { memberIds = [], failFromCall = Number.POSITIVE_INFINITY, failure = 503 } = options;
  const { brokenId, brokenStatus = 200 } = options;
  const seriesId = memberIds.length > 0 ? courses.at(-1)?.mooc_id : undefined;
  let calls = 0;
  const summary = ({ mooc_id, mooc_titolo, deh_ateneoPO }: WireCourse) => ({
    moocId: mooc_id,
    moocTitolo: mooc_titolo,
    moocImgId: 5,
    moocAteneoColl: deh_ateneoPO ? [deh_ateneoPO] : [],
    numeroMoocSerie: mooc_id === seriesId ? memberIds.length : 0,
  });
  const search = (query: URLSearchParams) => {
    const size = Number(query.get('moocsPerPagina'));
    const page = Number(query.get('paginaCorrente'));
    const text = query.get('testoRicerca') ?? '';
    const all = courses
      .filter(({ mooc_id }) => query.get('soloMooc') !== 'true' || mooc_id !== seriesId)
      .filter(({ mooc_titolo }) => mooc_titolo.includes(text));
    const moocs = all.slice((page - 1) * size, page * size).map(summary);
    return { moocs, moocTotali: all.length, paginaCorrente: page, pagineTotali: Math.ceil(all.length / size) };
  };
  return startBackend((request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost');
    const path = url.pathname.replace('/mooc/rest', '');
    const id = /^\/mooc\/moocVetrina\/(\d+)$/.exec(path)?.[1];
    if (id) calls += 1;
    if (id && calls >= failFromCall) return response.writeHead(failure).end();
    if (id === String(brokenId)) return response.writeHead(brokenStatus).end('{"mooc_id": null}');
    const answers: Record<string, unknown> = {
      '/moocFilters': [
        { filterName: 'filterCategoria', filterOrder: 1, moocFilterValueVOs: [{ filterKey: '12', filterValue: 'S' }] },
        { filterName: 'filterDisponibilita', filterOrder: 2, moocFilterValueVOs: null },
      ],
      '/cata/categorie': [],
      '/cata/atenei': [],
      '/cata/isced': [{ valore: '0541', descrizione: 'Matematica', figlioIsceds: [] }],
      '/mooc/moocVetrinaPaginazione/': search(url.searchParams),
      '/mooc/moocVetrina/': courses.filter(({ mooc_id }) => memberIds.includes(mooc_id)).map(summary),
    };
    const answer = id ? courses.find(({ mooc_id }) => String(mooc_id) === id) : answers[path];
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
    return response.end(JSON.stringify(answer ?? { message: 'no' }));
  });
}
