import type { SeedCourse } from '../types.ts';

/** Languages, ancient and modern. */
export const humanitiesLanguagesCourses: readonly SeedCourse[] = [
  {
    key: 'italian-first-steps',
    language: 'EN',
    subtitleLanguages: ['EN', 'IT', 'ZH', 'ES'],
    title: 'Italian for Beginners: First Steps in Perugia',
    subtitle: 'Eight everyday situations, from the market to the doctor, to reach level A1.',
    description: `<p>Mei has just arrived in Perugia to study agriculture. She needs a room, a bus pass, a doctor and, above all, somebody to have coffee with. Her first two months are the thread of this course, told in short filmed scenes with real shopkeepers, clerks and flatmates who speak at their natural speed and then, if you ask, a little more slowly.</p>
      <p>Each unit opens with a scene you are not expected to understand completely. You guess, you listen again, you pick out what recurs. Grammar arrives when you already want it: articles when you go shopping, the present tense when you introduce your family, <em>essere</em> and <em>avere</em> in the past when you tell the doctor what happened.</p>
      <p>Pronunciation has its own track. Double consonants, the difference between <em>casa</em> and <em>cassa</em>, the music of a question: you record yourself and compare, as often as you like and with nobody listening. The course follows the A1 descriptors of the Common European Framework and is a good start for anyone preparing to study at the <a href="https://www.unipg.it/en/">University of Perugia</a>.</p>`,
    outcomes: `<ul><li>Introduce yourself and ask simple questions about other people</li><li>Shop, order, ask for directions and understand the answer</li><li>Describe your day and talk about the recent past</li><li>Write a short message or fill in a form</li><li>Recognise formal and informal address</li></ul>`,
    activities: `<table><thead><tr><th>Unit</th><th>Situation</th><th>Language</th><th>Hours</th></tr></thead><tbody>
      <tr><td>1</td><td>Arriving</td><td>Greetings, numbers, <em>chiamarsi</em></td><td>4</td></tr>
      <tr><td>2</td><td>At the bar</td><td>Articles, polite requests</td><td>4</td></tr>
      <tr><td>3</td><td>Looking for a room</td><td>Adjectives, <em>c'è</em> and <em>ci sono</em></td><td>4</td></tr>
      <tr><td>4</td><td>At the market</td><td>Quantities, <em>quanto costa?</em></td><td>4</td></tr>
      <tr><td>5</td><td>Timetables</td><td>Regular verbs, days and hours</td><td>4</td></tr>
      <tr><td>6</td><td>Friends and family</td><td>Possessives</td><td>4</td></tr>
      <tr><td>7</td><td>At the doctor's</td><td>The <em>passato prossimo</em></td><td>5</td></tr>
      <tr><td>8</td><td>Making plans</td><td><em>Volere, potere, dovere</em></td><td>5</td></tr></tbody></table>`,
    information: `<p>The whole course works on a telephone. Audio files can be downloaded for practice off line.</p>`,
    assessment: `<p>A listening and reading test after unit 4 and unit 8, with immediate results. Speaking is practised, not graded.</p>`,
    workload: '34 hours over 8 weeks',
    prerequisites: `<p>None. Instructions are in English and gradually become bilingual.</p>`,
    contacts: `<p>Write, in English or in your new Italian, to <a href="mailto:first.steps@example.org">first.steps@example.org</a>.</p>`,
    institutions: ['UniPg'],
    teachers: [
      {
        firstName: 'Fiorella',
        lastName: 'Baldeschi',
        department: { it: 'Centro Linguistico di Ateneo', en: 'University Language Centre' },
        biography: {
          it: "<p>Insegna italiano a stranieri da vent'anni e scrive materiali didattici per principianti assoluti.</p>",
          en: '<p>She has been teaching Italian as a foreign language for twenty years and writes materials for absolute beginners.</p>',
        },
      },
      {
        firstName: 'Li',
        lastName: 'Wenjing',
        department: { it: 'Centro Linguistico di Ateneo', en: 'University Language Centre' },
        biography: {
          it: "<p>Linguista, ricerca sull'apprendimento della pronuncia italiana da parte di parlanti cinesi.</p>",
          en: '<p>A linguist, she researches how speakers of Chinese acquire Italian pronunciation.</p>',
        },
      },
    ],
    categories: ['lingue'],
    isced: ['0231'],
    targets: ['matricole', 'universitari', 'cittadini'],
    eqf: '5',
    opensInDays: -520,
    publishedDaysAgo: 520,
    featured: true,
    trailer: 'arches.webm',
  },
  {
    key: 'francais-universite',
    language: 'FR',
    subtitleLanguages: ['FR', 'IT'],
    title: "Écrire le français à l'université",
    subtitle: 'Résumé, synthèse, commentaire : trois genres pour étudier et passer ses examens en français.',
    description: `<p>Partir en échange à Aix, à Lyon ou à Liège, c'est découvrir que l'on sait parler, mais pas encore écrire comme on l'attend. Le plan en trois parties, la transition, la problématique : ces habitudes paraissent naturelles à qui les a apprises au lycée, et mystérieuses à tous les autres.</p>
      <p>Nous les rendons explicites. Chaque semaine part d'une copie authentique, annotée par l'enseignant qui l'a corrigée : qu'est-ce qui a plu, qu'est-ce qui a coûté des points, comment aurait-on pu dire mieux ? Vous réécrivez ensuite un paragraphe, puis deux, puis un devoir entier.</p>
      <p>Une attention particulière est portée aux pièges entre langues voisines, si fréquents chez les italophones : faux amis, emploi du subjonctif, articulation logique, ponctuation. Le cours a été conçu à <a href="https://unige.it/">Gênes</a>, ville de frontière où l'on entend le français depuis toujours.</p>`,
    outcomes: `<ul><li>Résumer un texte au quart de sa longueur</li><li>Construire une problématique et un plan</li><li>Enchaîner les idées avec des connecteurs justes</li><li>Relire et corriger sa propre copie</li></ul>`,
    activities: `<ul><li>Semaines 1 et 2 : le résumé</li><li>Semaines 3 et 4 : la synthèse de documents</li><li>Semaines 5 et 6 : le commentaire</li><li>Atelier d'écriture en direct, un jeudi sur deux</li></ul>`,
    assessment: `<p>Trois devoirs, un par genre ; le meilleur compte double.</p>`,
    workload: '30 heures, 6 semaines',
    prerequisites: `<p>Niveau B1 en français.</p>`,
    contacts: `<p><a href="mailto:ecrire.francais@example.org">ecrire.francais@example.org</a></p>`,
    institutions: ['UniGe'],
    teachers: [
      {
        firstName: 'Solène',
        lastName: 'Kerbrat',
        department: {
          it: 'Dipartimento di Lingue e Culture Moderne',
          en: 'Department of Modern Languages and Cultures',
        },
        biography: {
          it: '<p>Linguista del testo, è stata correttrice di prove di ammissione in Francia.</p>',
          en: '<p>A text linguist who has marked entrance examinations in France.</p>',
        },
      },
      {
        firstName: 'Agostino',
        lastName: 'Parodi',
        department: {
          it: 'Dipartimento di Lingue e Culture Moderne',
          en: 'Department of Modern Languages and Cultures',
        },
        biography: {
          it: "<p>Studia l'interferenza tra italiano e francese nella scrittura degli studenti.</p>",
          en: '<p>He studies interference between Italian and French in student writing.</p>',
        },
      },
    ],
    categories: ['lingue'],
    isced: ['0231'],
    targets: ['universitari'],
    eqf: '6',
    opensInDays: -40,
    closesInDays: 31,
    publishedDaysAgo: 88,
  },
  {
    key: 'mehrsprachig-lernen',
    language: 'DE',
    subtitleLanguages: ['DE', 'IT'],
    title: 'Mehrsprachig lernen: Deutsch, Italienisch und Ladinisch im Klassenzimmer',
    subtitle: 'Was die Schulen Südtirols über das Lernen in mehreren Sprachen verraten.',
    description: `<p>In den ladinischen Tälern wird Mathematik in der einen Woche auf Deutsch, in der nächsten auf Italienisch unterrichtet. Wenige Kilometer weiter besuchen Kinder Schulen mit nur einer Unterrichtssprache und lernen die andere als Fach. Ein kleines Land, drei Modelle: günstiger könnte ein Beobachtungsort kaum sein.</p>
      <p>Der Kurs öffnet die Tür zu fünf Klassenzimmern. In kurzen Filmen sehen Sie, wie Lehrpersonen eine Aufgabe einführen, wann Kinder die Sprache wechseln und was dieser Wechsel leistet. Dazu gibt es die nötige Theorie: Spracherwerb, <em>Translanguaging</em>, sprachsensibler Fachunterricht, gerechte Leistungsbeurteilung.</p>
      <p>Am Ende planen Sie eine eigene Unterrichtseinheit, die alle Sprachen der Klasse nutzt, auch jene, die im Lehrplan nicht vorkommen, etwa Albanisch, Urdu oder den Dialekt der Großeltern. Weitere Materialien bietet die Fakultät für Bildungswissenschaften der <a href="https://www.unibz.it/">Freien Universität Bozen</a>.</p>`,
    outcomes: `<ul><li>Modelle mehrsprachigen Unterrichts unterscheiden und begründen</li><li>Sprachliche Hürden in Fachtexten erkennen</li><li>Eine sprachsensible Unterrichtseinheit planen</li></ul>`,
    activities: `<table><thead><tr><th>Modul</th><th>Thema</th><th>Stunden</th></tr></thead><tbody>
      <tr><td>1</td><td>Drei Sprachen, drei Schulmodelle</td><td>4</td></tr>
      <tr><td>2</td><td>Wie Kinder zwischen Sprachen wechseln</td><td>5</td></tr>
      <tr><td>3</td><td>Fachunterricht und Sprache</td><td>5</td></tr>
      <tr><td>4</td><td>Beurteilen, ohne zu benachteiligen</td><td>4</td></tr></tbody></table>`,
    assessment: `<p>Vier Quiz und eine Unterrichtsplanung mit Rückmeldung von zwei Teilnehmenden.</p>`,
    workload: '18 Stunden, 4 Wochen',
    contacts: `<p>Fragen an <a href="mailto:mehrsprachig@example.org">mehrsprachig@example.org</a></p>`,
    institutions: ['UniBz'],
    teachers: [
      {
        firstName: 'Annelies',
        lastName: 'Oberhofer',
        department: { it: 'Facoltà di Scienze della Formazione', en: 'Faculty of Education' },
        biography: {
          it: '<p>Si occupa di didattica plurilingue e ha insegnato per dieci anni nella scuola primaria.</p>',
          en: '<p>She works on multilingual education, after ten years as a primary school teacher.</p>',
        },
      },
      {
        firstName: 'Damian',
        lastName: 'Irsara',
        department: { it: 'Facoltà di Scienze della Formazione', en: 'Faculty of Education' },
        biography: {
          it: '<p>Ricercatore, studia la scuola paritetica delle valli ladine.</p>',
          en: '<p>A researcher on the paritetic school model of the Ladin valleys.</p>',
        },
        portrait: false,
      },
    ],
    categories: ['lingue', 'educazione'],
    isced: ['0231', '0113'],
    targets: ['docenti', 'universitari'],
    eqf: '6',
    opensInDays: -176,
    publishedDaysAgo: 176,
    cover: false,
  },
  {
    key: 'greco-antico-alfabeto',
    language: 'IT',
    title: "Ἑλληνιστί: il greco antico dall'alfabeto a Omero",
    subtitle: "Ventiquattro lettere, un verbo alla volta, fino ai primi versi dell'Iliade in originale.",
    description: `<p>μῆνιν ἄειδε, θεά: «canta, o dea, l'ira». Le prime tre parole dell'<em>Iliade</em> sono alla portata di chiunque abbia due settimane di tempo e un po' di ostinazione. In dieci si arriva a capire perché l'ira, in greco, sta al primo posto.</p>
      <p>È un corso per adulti curiosi, per chi ha fatto un liceo diverso dal classico, per chi il greco l'ha studiato e l'ha dimenticato. Si impara leggendo: iscrizioni su vasi, proverbi, una favola di Esopo, qualche riga del Vangelo di Marco, infine Omero. La grammatica è ridotta all'essenziale e sempre legata al passo del giorno; i paradigmi ci sono tutti, in tavole da stampare, ma nessuno chiederà di recitarli.</p>
      <p>A Urbino lo studio della metrica e della poesia greca ha una tradizione lunga: ne approfittiamo per far sentire come suonava un esametro, con letture ad alta voce e registrazioni degli studenti. Informazioni sull'Ateneo: <a href="https://www.uniurb.it/">uniurb.it</a>.</p>`,
    outcomes: `<ul><li>Leggere e scrivere l'alfabeto, con spiriti e accenti</li><li>Riconoscere casi, articolo, presente e aoristo</li><li>Tradurre con il vocabolario un testo semplice</li><li>Scandire un esametro</li></ul>`,
    activities: `<ul><li>Schede di scrittura a mano (settimane 1 e 2)</li><li>Lettura quotidiana di cinque minuti, con audio</li><li>Una traduzione a settimana, discussa in gruppo</li></ul>`,
    information: `<p>Per scrivere in greco con la tastiera è fornita una guida per ogni sistema operativo.</p>`,
    assessment: `<p>Esercizi settimanali; prova finale di traduzione di otto versi.</p>`,
    workload: '40 ore, 10 settimane',
    prerequisites: `<p>Nessuna conoscenza del greco. Qualche nozione di analisi logica aiuta.</p>`,
    contacts: `<p><a href="mailto:greco@example.org">greco@example.org</a></p>`,
    institutions: ['UniUrb'],
    teachers: [
      {
        firstName: 'Aurora',
        lastName: 'Santinelli',
        department: { it: 'Dipartimento di Studi Umanistici', en: 'Department of Humanities' },
        biography: {
          it: '<p>Grecista, studia la lirica arcaica e la sua esecuzione.</p>',
          en: '<p>A Hellenist, she studies archaic lyric and its performance.</p>',
        },
      },
    ],
    categories: ['lingue', 'lettere-storia'],
    isced: ['0231', '0232'],
    targets: ['cittadini', 'docenti', 'studenti-superiori'],
    eqf: '5',
    opensInDays: 41,
    closesInDays: 120,
    publishedDaysAgo: 5,
  },
];
