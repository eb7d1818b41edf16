import type { SeedCourse } from '../types.ts';

/** Education and training of teachers. */
export const societyEducationCourses: readonly SeedCourse[] = [
  {
    key: 'didattica-inclusiva',
    language: 'IT',
    subtitleLanguages: ['IT'],
    title: 'È per tutti: progettare una didattica inclusiva',
    subtitle: 'Una lezione pensata bene per chi fa più fatica funziona meglio per ciascuno.',
    description: `<p>Lunedì, seconda ora, classe seconda. Ventitré alunni: uno con disturbo dello spettro autistico, tre con diagnosi di dislessia, due arrivati da sei mesi, una che ha già finito l'esercizio. La lezione è una sola. Come si fa?</p>
      <p>Non con ventitré lezioni diverse. La <strong>progettazione universale per l'apprendimento</strong> propone di prevedere fin dall'inizio più modi di incontrare un contenuto, di lavorarci e di mostrare che cosa si è capito. Il corso ne spiega i principi e li mette alla prova su materiali di docenti in servizio a Reggio Emilia, dove l'attenzione all'infanzia ha una storia nota in tutto il mondo.</p>
      <p>Non mancano le norme, dalla legge 104 del 1992 alla 170 del 2010, e i documenti con cui si lavora ogni giorno: il PEI su base ICF, il piano didattico personalizzato, i verbali. Li si compila davvero, su casi costruiti, perché il modo in cui si scrive di un alunno decide in parte come lo si guarda.</p>`,
    outcomes: `<ul><li>Analizzare gli ostacoli presenti in un'attività</li><li>Riprogettarla con alternative di accesso, azione e coinvolgimento</li><li>Redigere le parti essenziali di un PEI e di un PDP</li><li>Collaborare con l'insegnante di sostegno e con le famiglie</li></ul>`,
    activities: `<table><thead><tr><th>Modulo</th><th>Contenuto</th><th>Prodotto</th><th>Ore</th></tr></thead><tbody>
      <tr><td>1</td><td>Ostacoli, non mancanze</td><td>Analisi di una lezione</td><td>5</td></tr>
      <tr><td>2</td><td>Testi, immagini, voce</td><td>Materiale accessibile</td><td>6</td></tr>
      <tr><td>3</td><td>PEI e PDP</td><td>Documento simulato</td><td>7</td></tr>
      <tr><td>4</td><td>Valutare con equità</td><td>Rubrica</td><td>6</td></tr>
      <tr><td>5</td><td>La classe come risorsa</td><td>Unità di apprendimento</td><td>6</td></tr></tbody></table>`,
    information: `<p>Tutti i video hanno sottotitoli e trascrizione; due moduli sono disponibili anche in lingua dei segni italiana.</p>`,
    assessment: `<p>Portfolio dei cinque prodotti. Il riscontro dei tutor arriva entro dieci giorni dalla consegna.</p>`,
    workload: '30 ore, 8 settimane',
    prerequisites: `<p>È utile, non necessario, avere una classe con cui provare le attività.</p>`,
    contacts: `<p>Tutor: <a href="mailto:didattica.inclusiva@example.org">didattica.inclusiva@example.org</a></p>`,
    institutions: ['UniMoRe'],
    teachers: [
      {
        firstName: 'Elisabetta',
        lastName: 'Montecchi',
        department: {
          it: 'Dipartimento di Educazione e Scienze Umane',
          en: 'Department of Education and Human Sciences',
        },
        biography: {
          it: '<p>Pedagogista speciale, coordina la formazione degli insegnanti di sostegno.</p>',
          en: '<p>A specialist in inclusive education, she coordinates the training of support teachers.</p>',
        },
      },
      {
        firstName: 'Davide',
        lastName: 'Iotti',
        department: {
          it: 'Dipartimento di Educazione e Scienze Umane',
          en: 'Department of Education and Human Sciences',
        },
        biography: {
          it: '<p>Maestro di scuola primaria distaccato in università.</p>',
          en: '<p>A primary school teacher seconded to the university.</p>',
        },
      },
      {
        firstName: 'Rosalía',
        lastName: 'Quintero',
        biography: {
          it: '<p>Psicologa, si occupa di valutazione degli apprendimenti in bambini bilingui.</p>',
          en: '<p>A psychologist working on the assessment of learning in bilingual children.</p>',
        },
        portrait: false,
      },
      {
        firstName: 'Sauro',
        lastName: 'Benedetti',
        biography: {
          it: '<p>Interprete e formatore di lingua dei segni.</p>',
          en: '<p>An interpreter and trainer in Italian Sign Language.</p>',
        },
      },
      {
        firstName: 'Amina',
        lastName: 'El Fassi',
        department: {
          it: 'Dipartimento di Educazione e Scienze Umane',
          en: 'Department of Education and Human Sciences',
        },
        biography: {
          it: '<p>Mediatrice culturale, lavora con le scuole sui rapporti con le famiglie.</p>',
          en: '<p>A cultural mediator who helps schools in their relations with families.</p>',
        },
      },
    ],
    categories: ['educazione'],
    isced: ['0111', '0113'],
    targets: ['docenti', 'professionisti'],
    eqf: '7',
    opensInDays: -25,
    closesInDays: 90,
    publishedDaysAgo: 70,
  },
  {
    key: 'online-courses-people-finish',
    language: 'EN',
    title: 'Designing Online Courses That People Finish',
    subtitle: 'A hands-on introduction to instructional design for lecturers and trainers.',
    description: `<p>Most people who enrol in an open online course never complete it. Some got what they came for in week one and left happy; others drowned in hour-long videos, unclear instructions and forums where nobody answered. This course is about the second group, and about the dozen design decisions that produced it.</p>
      <p>You bring a topic that you already teach. By the end you have a storyboard, one finished unit with an activity and an assessment that match its objective, and a plan for the first month of tutoring. Each step is introduced by a short clinic in which the team from Foggia takes apart a unit of its own, with the completion data next to it, and admits what went wrong.</p>
      <p>Research is used sparingly and cited honestly: retrieval practice, spacing, worked examples, cognitive load. Where the evidence is thin, as with learning styles, we say so and move on. Accessibility is not a module at the end but a check that returns at every stage.</p>`,
    outcomes: `<ul><li>Write objectives that can be observed</li><li>Align activities and assessment with them</li><li>Script and record a six-minute video</li><li>Plan presence: feedback, announcements, live sessions</li><li>Check a unit for accessibility</li></ul>`,
    activities: `<ul><li>Week 1: the learner and the objective</li><li>Week 2: from syllabus to storyboard</li><li>Week 3: video, text or exercise?</li><li>Week 4: questions that teach</li><li>Week 5: tutoring and forums</li><li>Week 6: trial with five users and revision</li></ul>`,
    information: `<p>This edition is over. Its template kit remains free to download from the course page of the <a href="https://www.unifg.it/it">University of Foggia</a>.</p>`,
    assessment: `<p>The unit you build, tested by five people you choose and revised according to what they did, not what they said.</p>`,
    workload: '30 hours over 6 weeks',
    prerequisites: `<p>Some experience of teaching or training, in any subject.</p>`,
    contacts: `<p><a href="mailto:course.design@example.org">course.design@example.org</a></p>`,
    institutions: ['UniFg'],
    teachers: [
      {
        firstName: 'Pierluigi',
        lastName: 'Santoro',
        department: { it: 'Dipartimento di Studi Umanistici', en: 'Department of Humanities' },
        biography: {
          it: '<p>Pedagogista sperimentale, dirige la progettazione dei corsi aperti.</p>',
          en: '<p>An experimental educationalist in charge of the design of open courses.</p>',
        },
      },
      {
        firstName: 'Bronagh',
        lastName: "O'Sullivan",
        biography: {
          it: '<p>Progettista didattica, ha lavorato in università irlandesi e in organizzazioni umanitarie.</p>',
          en: '<p>An instructional designer with experience in Irish universities and humanitarian organisations.</p>',
        },
      },
    ],
    categories: ['educazione', 'informatica'],
    isced: ['0111', '0114'],
    targets: ['docenti', 'professionisti'],
    eqf: '7',
    opensInDays: -330,
    closesInDays: -240,
    publishedDaysAgo: 380,
  },
];
