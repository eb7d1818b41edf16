import type { SeedCourse } from '../types.ts';

/** Inscriptions, manuscripts, archives and excavations: the sources of the humanities. */
export const humanitiesAntiquityCourses: readonly SeedCourse[] = [
  {
    key: 'reading-roman-inscriptions',
    language: 'EN',
    subtitleLanguages: ['EN', 'IT', 'ES'],
    title: 'Reading Roman Inscriptions',
    subtitle: 'From the tombstones of the Via Appia to the letters on the Pantheon: Latin as it was carved.',
    description: `<p>Walk through Rome with your eyes at the right height and the city starts talking. A freedman thanks his patron, a baker boasts of his contracts with the state, a mother counts the years, months and days of a child's life. Several hundred thousand Latin inscriptions survive, and you need surprisingly little grammar to begin reading them.</p>
      <p>We start with the formulas, because they cover half of any text: <strong>D M</strong> (<em>Dis Manibus</em>), the three names of a citizen, the offices of a public career in order. Then come the stones themselves. Each week is filmed in front of a different group of monuments, and each ends with a photograph you transcribe yourself, marking restorations and gaps with the Leiden conventions that every edition uses.</p>
      <p>Along the way you will meet the people who do not appear in Livy or Tacitus: slaves, soldiers' partners, guild members, immigrants writing Latin with a Greek accent. The course is offered by <a href="https://www.uniroma1.it/en">Sapienza</a>, whose collection of casts is used throughout.</p>`,
    outcomes: `<ul><li>Expand the most common abbreviations without a dictionary</li><li>Reconstruct a senatorial or municipal career from an honorary text</li><li>Date an inscription approximately from letter forms and formulas</li><li>Transcribe a stone using the Leiden conventions</li><li>Search an epigraphic database and cite what you find</li></ul>`,
    activities: `<table><thead><tr><th>Week</th><th>Topic</th><th>Stone of the week</th><th>Hours</th></tr></thead><tbody>
      <tr><td>1</td><td>Letters, layout, abbreviations</td><td>A columbarium plaque</td><td>4</td></tr>
      <tr><td>2</td><td>Names and status</td><td>The epitaph of a freedwoman</td><td>4</td></tr>
      <tr><td>3</td><td>Careers in the open air</td><td>A statue base from the Forum</td><td>5</td></tr>
      <tr><td>4</td><td>Soldiers and veterans</td><td>A military diploma in bronze</td><td>5</td></tr>
      <tr><td>5</td><td>Forgeries and wrong readings</td><td>A Renaissance invention</td><td>4</td></tr></tbody></table>`,
    information: `<p>All photographs may be reused for teaching. Transcripts of the videos are available in English and Italian.</p>`,
    assessment: `<p>Weekly transcriptions checked against a model, plus one short commentary (400 words) reviewed by two peers.</p>`,
    workload: '22 hours over 5 weeks',
    prerequisites: `<p>A first acquaintance with Latin helps; a refresher on the cases is included in week 1.</p>`,
    contacts: `<p>Course team: <a href="mailto:inscriptions@example.org">inscriptions@example.org</a></p>`,
    institutions: ['UniRoma1'],
    teachers: [
      {
        firstName: 'Domitilla',
        lastName: 'Sartorelli',
        department: { it: "Dipartimento di Scienze dell'Antichità", en: 'Department of Classics' },
        biography: {
          it: '<p>Epigrafista, cataloga le iscrizioni funerarie del suburbio romano.</p>',
          en: '<p>An epigraphist, she catalogues the funerary inscriptions of the suburbs of Rome.</p>',
        },
      },
      {
        firstName: 'Hamish',
        lastName: 'Carruthers',
        department: { it: "Dipartimento di Scienze dell'Antichità", en: 'Department of Classics' },
        biography: {
          it: '<p>Si interessa di diplomi militari e di veterani nelle province danubiane.</p>',
          en: '<p>His interests are military diplomas and veterans in the Danubian provinces.</p>',
        },
      },
      {
        firstName: 'Yasmin',
        lastName: 'Haddad',
        biography: {
          it: '<p>Dottoranda, lavora sul bilinguismo greco-latino nelle iscrizioni di Roma.</p>',
          en: '<p>A doctoral student working on Greek and Latin bilingualism in the inscriptions of Rome.</p>',
        },
        portrait: false,
      },
    ],
    categories: ['lettere-storia', 'lingue'],
    isced: ['0222', '0232'],
    targets: ['universitari', 'docenti', 'cittadini'],
    eqf: '6',
    opensInDays: -288,
    publishedDaysAgo: 288,
    trailer: 'orbits.webm',
  },
  {
    key: 'digital-scholarly-editions',
    language: 'EN',
    title: 'Digital Scholarly Editions: from Manuscript to TEI',
    subtitle: 'Encode a real letter, line by line, and publish it as a small edition of your own.',
    description: `<p>An edition is an argument about a text. Printed editions hide most of that argument in a dense apparatus at the foot of the page; a digital one can show it, provided somebody has marked up every deletion, every doubtful reading and every hand.</p>
      <p>In this course that somebody is you. You receive the images of a merchant's letter from eighteenth-century Venice, and over six weeks you take it from transcription to web page: first plain text, then XML following the guidelines of the <a href="https://tei-c.org/">Text Encoding Initiative</a>, then a stylesheet that presents the diplomatic and the reading version side by side. No programming background is assumed, but you will edit files, validate them and read error messages, patiently.</p>
      <p>Two conversations run through the lessons. One is practical: how much encoding is enough? The other is older: whose text are we establishing, the one the author wrote, the one the recipient read, or the one that survived?</p>`,
    outcomes: `<ul><li>Write a well-formed TEI document with header, names, dates and corrections</li><li>Justify an editorial policy and apply it consistently</li><li>Link people and places to authority files</li><li>Transform an encoded text into a readable web page</li></ul>`,
    activities: `<ol><li>Transcribing from images: two short letters, compared with a classmate's version</li><li>A guided encoding in four passes: structure, hand, names, apparatus</li><li>Peer review of one complete edition</li><li>A live session on long-term preservation (recorded)</li></ol>`,
    assessment: `<p>The edition itself counts for 70%: half for correctness of the encoding, half for the two-page statement of method. Quizzes make up the rest.</p>`,
    workload: '36 hours over 6 weeks',
    prerequisites: `<p>Enough Italian to read a modern letter. A computer on which you can install a text editor.</p>`,
    contacts: `<p>Questions about access: <a href="mailto:digital.editions@example.org">digital.editions@example.org</a></p>`,
    institutions: ['UniVe'],
    teachers: [
      {
        firstName: 'Marina',
        lastName: 'Dandolo Rossi',
        department: { it: 'Dipartimento di Studi Umanistici', en: 'Department of Humanities' },
        biography: {
          it: "<p>Filologa, dirige un'edizione digitale di carteggi mercantili veneziani.</p>",
          en: '<p>A philologist, she directs a digital edition of Venetian merchant correspondence.</p>',
        },
      },
      {
        firstName: 'Kwame',
        lastName: 'Boateng',
        department: { it: 'Centro di Umanistica Digitale', en: 'Centre for Digital Humanities' },
        biography: {
          it: '<p>Sviluppa strumenti per la codifica dei testi e insegna XML agli umanisti.</p>',
          en: '<p>He develops tools for text encoding and teaches XML to humanists.</p>',
        },
      },
    ],
    categories: ['lettere-storia', 'informatica'],
    isced: ['0232', '0322', '0612'],
    targets: ['universitari', 'professionisti'],
    eqf: '7',
    opensInDays: 24,
    closesInDays: 96,
    publishedDaysAgo: 9,
  },
  {
    key: 'carte-paleografia-archivi',
    language: 'IT',
    title:
      "Leggere le carte: introduzione alla paleografia latina, alla diplomatica e all'uso delle fonti d'archivio per la storia sociale, economica e religiosa del Mezzogiorno continentale dall'età normanna alla fine del viceregno spagnolo",
    subtitle: 'Come si entra in un archivio, si decifra una scrittura e si capisce di che cosa parla un documento.',
    description: `<p>Il 30 settembre 1943, in una villa di San Paolo Belsito dove era stata messa al riparo, bruciò la parte più preziosa dell'Archivio di Stato di Napoli, compresi i registri della cancelleria angioina. Da allora gli studiosi li ricostruiscono da copie, trascrizioni e appunti. È un buon punto di partenza per chiedersi che cosa sia un archivio e quanto sia fragile.</p>
      <p>La prima parte insegna a leggere. Si parte dalla beneventana, si passa alle cancelleresche e alla mercantesca, si arriva alle corsive dei notai del Cinquecento, con esercizi graduati e uno strumento che mostra la trascrizione solo quando lo si chiede. La seconda insegna a interrogare: chi ha scritto questo atto, per chi, con quale valore giuridico, perché si è conservato?</p>
      <p>I documenti provengono da fondi monastici, protocolli notarili e catasti. Alcuni sono inediti e le trascrizioni migliori entreranno, con il nome di chi le ha fatte, in un repertorio curato dall'<a href="https://www.unina.it/it/">Università Federico II</a>.</p>`,
    outcomes: `<ul><li>Leggere con scioltezza scritture librarie e documentarie tra XI e XVII secolo</li><li>Sciogliere le abbreviazioni correnti</li><li>Riconoscere protocollo, testo ed escatocollo di un documento</li><li>Orientarsi negli strumenti di corredo di un archivio di Stato</li></ul>`,
    activities: `<ul><li>Trenta esercizi di trascrizione, dal facile al disperato</li><li>Visita virtuale a una sala di studio, dalla richiesta alla consegna del pezzo</li><li>Edizione di un atto notarile, da soli o in coppia</li></ul>`,
    information: `<p>Edizione conclusa: i materiali restano consultabili, ma le prove non vengono più corrette.</p>`,
    assessment: `<p>Trascrizione di un documento mai visto e sua descrizione archivistica.</p>`,
    workload: '40 ore, 8 settimane',
    prerequisites: `<p>Latino di base.</p>`,
    contacts: `<p><a href="mailto:carte@example.org">carte@example.org</a></p>`,
    institutions: ['UniNa'],
    teachers: [
      {
        firstName: 'Immacolata',
        lastName: 'De Falco',
        department: { it: 'Dipartimento di Studi Umanistici', en: 'Department of Humanities' },
        biography: {
          it: '<p>Paleografa, ha insegnato anche nelle scuole degli archivi di Stato.</p>',
          en: '<p>A palaeographer, she has also taught in the schools of the State archives.</p>',
        },
      },
      {
        firstName: 'Gennaro',
        lastName: 'Schiavone',
        department: { it: 'Dipartimento di Studi Umanistici', en: 'Department of Humanities' },
        biography: {
          it: '<p>Storico economico, studia i notai e il credito nella Napoli vicereale.</p>',
          en: '<p>An economic historian who studies notaries and credit in viceregal Naples.</p>',
        },
        portrait: false,
      },
    ],
    categories: ['lettere-storia'],
    isced: ['0222', '0322'],
    targets: ['universitari', 'professionisti'],
    eqf: '7',
    opensInDays: -260,
    closesInDays: -170,
    publishedDaysAgo: 290,
  },
  {
    key: 'archeologia-magna-grecia',
    language: 'IT',
    subtitleLanguages: ['IT', 'EN'],
    title: "L'archeologia della Magna Grecia",
    subtitle: 'Greci, Messapi e Lucani tra Ionio e Adriatico, visti dal cantiere di scavo.',
    description: `<p>Quando i coloni spartani sbarcano a Taranto, alla fine dell'VIII secolo a.C., la Puglia non è vuota. Nell'entroterra vivono comunità con una lingua, abitati e riti propri: i Greci le incontrano, le combattono, ci si sposano.</p>
      <p>Questo corso racconta l'incontro dal punto di vista dei materiali. Una fattoria della campagna di Metaponto, un santuario extraurbano, una tomba messapica con vasi attici e armi locali: ogni caso si apre con lo scavo e si chiude con una domanda ancora aperta. Gli archeologi dell'<a href="https://www.unisalento.it/">Università del Salento</a> e dell'Università di Bari mostrano anche gli errori, le datazioni corrette dopo anni, i cocci che avevano ingannato tutti.</p>
      <p>Ci si muove sul campo: fotogrammetria da drone, stratigrafia, disegno della ceramica, analisi dei resti vegetali. Chi vive in zona può aggregarsi alle <em>giornate aperte</em> dei cantieri; per tutti c'è un modello tridimensionale da esplorare.</p>`,
    outcomes: `<ul><li>Leggere una sequenza stratigrafica semplice</li><li>Riconoscere le principali classi di ceramica greca e indigena</li><li>Discutere il concetto di colonizzazione e i suoi limiti</li></ul>`,
    activities: `<table><thead><tr><th>Modulo</th><th>Sito</th><th>Metodo</th><th>Ore</th></tr></thead><tbody>
      <tr><td>1</td><td>Taranto: la città sotto la città</td><td>Archeologia urbana</td><td>5</td></tr>
      <tr><td>2</td><td>La campagna di Metaponto</td><td>Ricognizione di superficie</td><td>5</td></tr>
      <tr><td>3</td><td>Un abitato messapico</td><td>Stratigrafia</td><td>6</td></tr>
      <tr><td>4</td><td>Santuari e offerte</td><td>Studio dei contesti votivi</td><td>5</td></tr></tbody></table>`,
    assessment: `<p>Test al termine di ogni modulo. Nel progetto finale si ricostruisce la storia di una tomba a partire dal suo corredo.</p>`,
    workload: '21 ore, ritmo libero',
    contacts: `<p>Per le giornate di scavo: <a href="mailto:magna.grecia@example.org">magna.grecia@example.org</a></p>`,
    institutions: ['UniSalento', 'UniBa'],
    teachers: [
      {
        firstName: 'Cosimo',
        lastName: 'Quarta Leuzzi',
        department: { it: 'Dipartimento di Beni Culturali', en: 'Department of Cultural Heritage' },
        biography: {
          it: '<p>Dirige scavi in abitati messapici del Salento.</p>',
          en: '<p>He directs excavations in Messapian settlements in Salento.</p>',
        },
      },
      {
        firstName: 'Nunzia',
        lastName: 'Loiacono',
        department: {
          it: 'Dipartimento di Ricerca e Innovazione Umanistica',
          en: 'Department of Humanities Research and Innovation',
        },
        biography: {
          it: '<p>Ceramologa. Ha passato più tempo nei magazzini dei musei che sulle spiagge, e non se ne pente.</p>',
          en: '<p>A pottery specialist who has spent more time in museum storerooms than on beaches, without regrets.</p>',
        },
      },
      {
        firstName: 'Eleni',
        lastName: 'Papadaki',
        biography: {
          it: '<p>Archeobotanica, studia olivo e vite nelle fattorie coloniali.</p>',
          en: '<p>An archaeobotanist, she studies olive and vine on colonial farms.</p>',
        },
      },
      {
        firstName: 'Oronzo',
        lastName: 'Miglietta',
        department: { it: 'Dipartimento di Beni Culturali', en: 'Department of Cultural Heritage' },
        biography: {
          it: '<p>Topografo, si occupa di rilievo digitale e ricognizioni.</p>',
          en: '<p>A topographer, in charge of digital surveying and field walking.</p>',
        },
      },
    ],
    categories: ['lettere-storia', 'arte-spettacolo'],
    isced: ['0222'],
    targets: ['universitari', 'studenti-superiori', 'cittadini'],
    eqf: '6',
    opensInDays: -20,
    publishedDaysAgo: 45,
  },
];
