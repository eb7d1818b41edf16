/** Valid answers of the contract, one of each kind. */

export const wireInstitution = {
  ateneo_id: 7,
  ateneo_nome: 'Politecnico di Milano',
  ateneo_logo_id: 71,
  ateneo_logo_bandiera_id: '72',
  ateneo_img_id: null,
  ateneo_web_site: 'www.polimi.it',
  ateneo_afam_fl: 'N',
};

export const wireCategory = {
  categoria_id: 3,
  categoria_desc: 'Musica',
  categoria_desc_eng: 'Music',
  categoria_img_id: 'musica',
  numMoocPubblicati: 12,
};

export const wireFilter = {
  filterName: 'filterCategoria',
  filterOrder: 2,
  moocFilterValueVOs: [
    { filterKey: 3, filterValue: 'Musica', filterValueEng: 'Music', filterValueOrder: 1 },
    { filterKey: '4', filterValue: 'Diritto', filterValueEng: null, filterValueOrder: '2' },
  ],
};

export const wireFaq = {
  domanda: 'È gratuito?',
  domanda_eng: 'Is it free?',
  risposta: '<p>Sì</p>',
  risposta_eng: '<p>Yes</p>',
  stato_fl: 'A',
};

export const wireIsced = {
  valore: '02',
  descrizione: 'Arte e lettere',
  figlioIsceds: [{ valore: '021', descrizione: 'Arte', figlioIsceds: null }],
};

export const wireSummary = {
  moocId: 12,
  moocTitolo: 'Armonia <em>tonale</em>',
  moocSottotitolo: ' ',
  moocDescrizione: '<p>Accordi</p>',
  moocImgId: 120,
  moocImgCaroselloId: 121,
  moocAteneoColl: [wireInstitution],
  numeroMoocSerie: 0,
  moocLingua: 'IT',
};

export const wirePage = { moocs: [wireSummary], moocTotali: 21, paginaCorrente: 2, pagineTotali: 3 };

export const wireTeacher = {
  deh_docentiPO: {
    doc_nome: 'Ada',
    doc_cognome: 'Bianchi',
    doc_foto_id: 5,
    doc_dipartimento: 'Matematica',
    doc_dipartimento_eng: 'Mathematics',
    doc_descrizione: '<p>Insegna.</p>',
    doc_descrizione_eng: '<p>&nbsp;</p>',
  },
};

export const wireCourse = {
  mooc_id: 12,
  mooc_titolo: 'Armonia <em>tonale</em>',
  mooc_sottotitolo: 'Per chi comincia',
  mooc_descrizione: '<p>Accordi</p>',
  mooc_informazioni: null,
  mooc_risultati_app: '<ul><li>Armonizzare</li></ul>',
  mooc_attivita: '<p><br></p>',
  mooc_contatti: 'corso@example.it',
  mooc_valutazione: '<p>Quiz</p>',
  mooc_carico_lavoro: '20 ore',
  mooc_prerequisiti: '',
  mooc_img_id: 120,
  mooc_link_video: 'https://www.youtube.com/watch?v=abcdefghijk',
  mooc_link_corso: 'http://platform.example.it/course?id=12',
  mooc_inizio_disponib_dt: '2026-01-15 09:00:00',
  mooc_fine_disponib_dt: 1798758000000,
  mooc_lingua: 'It',
  mooc_sottotitolo_lingua: 'EN, fr,,en,klingon',
  mooc_livello_eqf: 6,
  deh_ateneoPO: { ateneo_nome: 'Politecnico di Milano', ateneo_logo_id: 71 },
  deh_mooc_docentiColl: [wireTeacher],
  deh_mooc_iscedColl: [{ isced_id: '0215' }, { isced_id: '0215' }, { isced_id: 21 }],
  deh_mooc_targetColl: [{ deh_target_cataPO: { target_desc: 'Studenti', target_desc_eng: 'Students' } }],
  deh_mooc_categoriaColl: [
    { categoria_id: 3, deh_categoria_cataPO: { categoria_desc: 'Musica', categoria_desc_eng: 'Music' } },
  ],
};

export const wireProperties = { 'support.mail': 'help@example.it', retries: 3, beta: true, none: null };

export const wireTextBundles = {
  langs: ['it', 'EN', 'de'],
  defaultLang: 'it',
  bundles: { IT: { HELLO: 'Ciao' }, EN: { HELLO: 'Hello', BYE: null } },
};

export const wireApplicationInfo = {
  capplication: 'MOOC',
  description: 'Catalogue',
  controllerVersion: '1.2.3',
  viewVersion: '4.5.6',
  dbTest: true,
  descSrvCorrente: { it: 'Catalogo', en: 'Catalogue' },
  descSrvPrecedente: null,
};
