import type { SeedCourse, SeedTeacher } from '../types.ts';

/** Teaches both the course on ageing and the one on nutrition. */
const geriatrician: SeedTeacher = {
  firstName: 'Gavina',
  lastName: 'Deledda Pinna',
  department: {
    it: 'Dipartimento di Medicina, Chirurgia e Farmacia',
    en: 'Department of Medicine, Surgery and Pharmacy',
  },
  biography: {
    it: "<p>Geriatra, segue da quindici anni uno studio sui centenari dell'Ogliastra.</p>",
    en: '<p>A geriatrician, she has followed a study of the centenarians of Ogliastra for fifteen years.</p>',
  },
};

/** Health of everyday life: first aid, nutrition, ageing, mental health. */
export const healthCourses: readonly SeedCourse[] = [
  {
    key: 'primo-soccorso',
    language: 'IT',
    subtitleLanguages: ['IT', 'EN', 'RO', 'UK'],
    title: 'Il primo soccorso a scuola e al lavoro',
    subtitle: "Che cosa fare, e che cosa non fare, nei minuti prima dell'ambulanza.",
    description: `<p>Quattro minuti. È il tempo oltre il quale, in un arresto cardiaco, il cervello comincia a soffrire in modo irreparabile; un'ambulanza di solito ne impiega di più. In mezzo c'è chi si trova lì per caso: un collega, un'insegnante, un passante.</p>
      <p>Il corso prepara quella persona. Ogni situazione è recitata due volte, prima come va di solito e poi come dovrebbe andare: il malore in ufficio, la bambina che soffoca con un acino d'uva, l'ustione in cucina, la crisi convulsiva, la caduta dall'impalcatura. Si impara a valutare la scena, a <strong>chiamare il 112</strong> e a farsi capire, a iniziare le compressioni (da 100 a 120 al minuto, profonde cinque o sei centimetri nell'adulto), a usare un defibrillatore, che guida da sé chi lo accende.</p>
      <p>Un video non sostituisce le mani sul manichino: per questo ogni modulo rimanda a un'esercitazione pratica, da svolgere presso un ente accreditato o, per chi è ad Ancona, nel centro di simulazione dell'<a href="https://www.univpm.it/Entra/">Università Politecnica delle Marche</a>.</p>`,
    outcomes: `<ul><li>Valutare la sicurezza della scena e le funzioni vitali</li><li>Attivare correttamente i soccorsi</li><li>Conoscere la sequenza di rianimazione di base nell'adulto e nel bambino</li><li>Disostruire le vie aeree</li><li>Trattare emorragie, ustioni e traumi in attesa dei soccorsi</li></ul>`,
    activities: `<table><thead><tr><th>Modulo</th><th>Argomento</th><th>Ore</th></tr></thead><tbody>
      <tr><td>1</td><td>La catena della sopravvivenza e la chiamata</td><td>2</td></tr>
      <tr><td>2</td><td>Arresto cardiaco e defibrillatore</td><td>3</td></tr>
      <tr><td>3</td><td>Soffocamento, nell'adulto e nel bambino</td><td>2</td></tr>
      <tr><td>4</td><td>Emorragie, ustioni, fratture</td><td>3</td></tr>
      <tr><td>5</td><td>Svenimenti, crisi, reazioni allergiche</td><td>2</td></tr></tbody></table>`,
    information: `<p>L'attestato certifica la parte teorica. Non sostituisce la formazione degli addetti aziendali prevista dal decreto ministeriale 388 del 2003, che richiede la pratica in presenza.</p>`,
    assessment: `<p>Venti scenari filmati: si sceglie la prima azione da compiere entro quindici secondi. Si supera con 17 scelte corrette.</p>`,
    workload: '12 ore, ritmo libero',
    prerequisites: `<p>Nessuno. Alcune immagini, segnalate, possono impressionare.</p>`,
    contacts: `<p>Per prenotare la pratica: <a href="mailto:primo.soccorso@example.org">primo.soccorso@example.org</a></p>`,
    institutions: ['UnivPM'],
    teachers: [
      {
        firstName: 'Nazzareno',
        lastName: 'Paolinelli',
        department: {
          it: 'Dipartimento di Scienze Biomediche e Sanità Pubblica',
          en: 'Department of Biomedical Sciences and Public Health',
        },
        biography: {
          it: "<p>Anestesista rianimatore, ha lavorato sull'elisoccorso delle Marche.</p>",
          en: '<p>An anaesthetist and intensive care physician, formerly on the air ambulance of the Marche region.</p>',
        },
      },
      {
        firstName: 'Mihaela',
        lastName: 'Ionescu',
        department: {
          it: 'Dipartimento di Scienze Biomediche e Sanità Pubblica',
          en: 'Department of Biomedical Sciences and Public Health',
        },
        biography: {
          it: '<p>Infermiera di area critica e istruttrice di rianimazione pediatrica.</p>',
          en: '<p>A critical care nurse and instructor in paediatric resuscitation.</p>',
        },
      },
    ],
    categories: ['salute'],
    isced: ['0913', '1022'],
    targets: ['cittadini', 'docenti', 'professionisti', 'studenti-superiori'],
    eqf: '5',
    publishedDaysAgo: 460,
    featured: true,
    trailer: 'arches.webm',
  },
  {
    key: 'alimentazione-mediterranea',
    language: 'IT',
    title: "L'alimentazione mediterranea, oltre la piramide",
    subtitle: 'Dal Cilento di Ancel Keys alla spesa del sabato: prove, miti e ricette.',
    description: `<p>Negli anni Sessanta un fisiologo americano comprò casa a Pioppi, frazione di Pollica, e ci visse per decenni. Ancel Keys era convinto che il modo di mangiare dei suoi vicini avesse a che fare con i loro cuori sani. Il resto della storia è più complicato, e questo corso la racconta per intero, critiche comprese.</p>
      <p>Che cosa sappiamo davvero? Si leggono insieme i grandi studi, dal confronto fra sette Paesi agli esperimenti recenti, e si impara a distinguere una correlazione da un effetto. Si smontano poi alcune certezze: la pasta fa ingrassare la sera, il vino rosso protegge, i cibi "senza" sono più sani.</p>
      <p>La parte pratica si svolge in cucina e davanti agli scaffali: leggere un'etichetta, comporre una settimana di pasti con un tetto di spesa, cucinare i legumi in modo che piacciano anche ai bambini. Hanno collaborato l'<a href="https://www.unisa.it/">Università di Salerno</a> e la Federico II, con una mensa scolastica che ha provato le ricette su clienti molto esigenti.</p>`,
    outcomes: `<ul><li>Descrivere il modello mediterraneo e la sua evoluzione</li><li>Valutare la solidità di una notizia su cibo e salute</li><li>Leggere un'etichetta nutrizionale</li><li>Pianificare pasti equilibrati con un bilancio dato</li></ul>`,
    activities: `<ul><li>Diario alimentare di una settimana, anonimo e facoltativo</li><li>Lettura guidata di due articoli scientifici</li><li>Sei ricette filmate, con costi e valori nutrizionali</li><li>Forum moderato da dietiste</li></ul>`,
    information: `<p>Il corso ha scopo educativo: per diete in caso di malattia occorre rivolgersi a un medico o a un dietista.</p>`,
    assessment: `<p>Quiz su ogni unità e commento a un titolo di giornale scelto dal partecipante.</p>`,
    workload: '16 ore, 4 settimane',
    contacts: `<p><a href="mailto:mediterranea@example.org">mediterranea@example.org</a></p>`,
    institutions: ['UniSa', 'UniNa'],
    teachers: [
      {
        firstName: 'Carmela',
        lastName: 'Iannuzzi',
        department: {
          it: 'Dipartimento di Medicina, Chirurgia e Odontoiatria',
          en: 'Department of Medicine, Surgery and Dentistry',
        },
        biography: {
          it: '<p>Nutrizionista, coordina un progetto con le mense scolastiche del Cilento.</p>',
          en: '<p>A nutritionist who coordinates a project with the school canteens of Cilento.</p>',
        },
      },
      geriatrician,
      {
        firstName: 'Pasquale',
        lastName: 'Sorrentini',
        department: { it: 'Dipartimento di Sanità Pubblica', en: 'Department of Public Health' },
        biography: {
          it: '<p>Epidemiologo della nutrizione. Coltiva un orto, con risultati che definisce «statisticamente non significativi».</p>',
          en: '<p>A nutritional epidemiologist. He keeps a kitchen garden, with results he calls "statistically insignificant".</p>',
        },
      },
    ],
    categories: ['salute', 'scienze'],
    isced: ['0915', '0912'],
    targets: ['cittadini', 'docenti', 'universitari'],
    eqf: '5',
    opensInDays: -15,
    closesInDays: 40,
    publishedDaysAgo: 52,
  },
  {
    key: 'invecchiare-bene',
    language: 'IT',
    title: "L'età che avanza: capire l'invecchiamento e accompagnarlo",
    subtitle: 'Per familiari, assistenti e professionisti della cura.',
    description: `<p>In alcuni paesi dell'interno della Sardegna gli uomini arrivano a cent'anni quasi quanto le donne, cosa che altrove non accade. Perché? Geni, lavoro, salite, compagnia: gli studiosi ne discutono da oltre vent'anni, e la discussione è un'ottima introduzione a ciò che sappiamo della vecchiaia.</p>
      <p>Si invecchia in molti modi. Nelle prime lezioni si vede che cosa cambia nei muscoli, nel sonno, nella memoria, e dove passa il confine tra cambiamento e malattia. Poi si entra in casa: prevenire le cadute, gestire sei farmaci senza errori, riconoscere il <em>delirium</em>, parlare con chi ha una demenza senza correggerlo di continuo.</p>
      <p>L'ultima parte riguarda chi cura. La fatica dei familiari è un problema di salute pubblica, non un fatto privato: si presentano i servizi del territorio, i diritti riconosciuti dalla legge, i segnali che dicono che è ora di chiedere aiuto.</p>`,
    outcomes: `<ul><li>Distinguere invecchiamento e malattia</li><li>Adattare l'ambiente domestico</li><li>Comunicare con una persona con demenza</li><li>Orientarsi tra servizi sociali e sanitari</li><li>Riconoscere il sovraccarico di chi assiste</li></ul>`,
    activities: `<table><thead><tr><th>Settimana</th><th>Tema</th><th>Ore</th></tr></thead><tbody>
      <tr><td>1</td><td>Che cosa cambia con gli anni</td><td>4</td></tr>
      <tr><td>2</td><td>Movimento, cadute, casa</td><td>4</td></tr>
      <tr><td>3</td><td>Farmaci e alimentazione</td><td>4</td></tr>
      <tr><td>4</td><td>Memoria e demenze</td><td>5</td></tr>
      <tr><td>5</td><td>Chi cura chi cura</td><td>3</td></tr></tbody></table>`,
    assessment: `<p>Test finale e piano di adattamento di una stanza, con fotografie prima e dopo (anche simulate).</p>`,
    workload: '20 ore, 5 settimane',
    prerequisites: `<p>Nessuno.</p>`,
    contacts: `<p><a href="mailto:invecchiare@example.org">invecchiare@example.org</a></p>`,
    institutions: ['UniSs', 'UniCa'],
    teachers: [
      geriatrician,
      {
        firstName: 'Efisio',
        lastName: 'Melis Cocco',
        department: {
          it: 'Dipartimento di Pedagogia, Psicologia, Filosofia',
          en: 'Department of Education, Psychology and Philosophy',
        },
        biography: {
          it: '<p>Psicologo, conduce gruppi di sostegno per familiari di persone con demenza.</p>',
          en: '<p>A psychologist who runs support groups for relatives of people with dementia.</p>',
        },
      },
    ],
    categories: ['salute', 'diritto-societa'],
    isced: ['0921', '0912', '0923'],
    targets: ['cittadini', 'professionisti'],
    eqf: '5',
    opensInDays: 18,
    closesInDays: 81,
    publishedDaysAgo: 11,
  },
  {
    key: 'salute-mentale-giovani',
    language: 'IT',
    title: "La salute mentale dei giovani: com'è e come parlarne",
    description: `<p>Breve percorso per insegnanti e genitori: segnali da non trascurare, parole da usare, servizi a cui rivolgersi. Materiali in aggiornamento.</p>`,
    institutions: ['UnivAq'],
    teachers: [],
    categories: ['salute', 'educazione'],
    isced: ['0313'],
    targets: ['docenti', 'cittadini'],
    opensInDays: -240,
    publishedDaysAgo: 240,
    cover: false,
  },
];
