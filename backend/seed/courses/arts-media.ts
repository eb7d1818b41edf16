import type { SeedCourse } from '../types.ts';

/** Courses on photography, code and watercolour. */
export const artsMediaCourses: readonly SeedCourse[] = [
  {
    key: 'fotografia-documentaria',
    language: 'IT',
    subtitleLanguages: ['it'],
    title: 'Lo sguardo lungo: fondamenti di fotografia documentaria',
    subtitle: 'Un luogo, dieci visite, dodici fotografie.',
    description: `<p>Scegliete un luogo a meno di venti minuti da casa: un mercato, un argine, una palestra. Ci tornerete dieci volte. È l’unica regola del corso, e vale più dell’obiettivo che montate.</p>
<p>La fotografia documentaria italiana ha lavorato spesso così, per ritorni: pensiamo alla via Emilia degli anni Ottanta, percorsa da autori che fotografavano benzinai e persiane con la stessa attenzione data fino ad allora ai monumenti. Studieremo quelle sequenze immagine per immagine, insieme ai lavori di fotografe e fotografi che oggi raccontano confini, fabbriche chiuse e case occupate, per capire <strong>come si costruisce una serie</strong> e che cosa la distingue da una somma di belle foto.</p>
<p>La tecnica arriva quando serve: esposizione e luce nella seconda settimana, ritratto e liberatorie nella quarta, editing nella sesta. Si può usare un telefono. Chiediamo soltanto di disattivare i filtri e di tenere un diario.</p>
<p>In chiusura ci occupiamo di ciò che il fotografo deve a chi fotografa: consenso, didascalie oneste, diritto di ripensarci.</p>`,
    outcomes: `<ul><li>Impostare esposizione, tempo e profondità di campo in modo consapevole</li><li>Progettare una serie a partire da un luogo e da una domanda</li><li>Selezionare e ordinare le immagini</li><li>Applicare le norme su immagine altrui e minori</li></ul>`,
    activities: `<ul><li>Sei lezioni con esempi d’autore</li><li>Dieci uscite, con consegna di un provino ogni settimana</li><li>Lettura incrociata dei provini in gruppi da cinque</li><li>Stampa casalinga di un leporello da dodici immagini</li></ul>`,
    assessment: '<p>Serie finale di dodici fotografie con didascalie e un testo di duemila battute.</p>',
    workload: '28 ore, 7 settimane',
    prerequisites: '<p>Una macchina fotografica o uno smartphone con comandi manuali.</p>',
    contacts: '<p><a href="mailto:fotografia.bo@example.org">fotografia.bo@example.org</a></p>',
    institutions: ['AbaBo'],
    teachers: [
      {
        firstName: 'Elettra',
        lastName: 'Zaccherini',
        department: { it: 'Dipartimento di Arti applicate', en: 'Department of Applied Arts' },
        biography: {
          it: '<p>Fotografa, lavora da anni sulla bassa pianura e sui suoi canali. Ha pubblicato tre libri, uno dei quali interamente senza orizzonte.</p>',
          en: '<p>A photographer who has long worked on the lowlands and their canals. She has published three books, one of them entirely without a horizon.</p>',
        },
      },
    ],
    categories: ['arte-spettacolo'],
    isced: ['0211', '0213'],
    targets: ['cittadini', 'studenti-superiori', 'universitari'],
    eqf: '5',
    opensInDays: 26,
    closesInDays: 150,
    publishedDaysAgo: 8,
    cover: false,
  },
  {
    key: 'drawing-with-code',
    language: 'EN',
    subtitleLanguages: ['en', 'it'],
    title: 'Drawing with Code: An Introduction to Generative Art',
    subtitle: 'Write instructions, let a machine follow them, and learn to choose among ten thousand drawings.',
    description: `<p>In the 1960s a handful of people sat down at plotters meant for engineers and asked them for squares, slightly wrong. The results still look fresh. This course starts from those drawings and reproduces them, line by line, in a web browser.</p>
<p>No programming is assumed. In the first hour you draw a line; by the end of the second week you have a grid that breathes, and you know what a loop, a variable and a random seed are because you have <em>seen</em> what they do. Noise, recursion, simple physics and colour spaces follow, always with a drawing in mind. The last two weeks turn to making: printing on a pen plotter, preparing files for a laser cutter, writing rules that other people carry out by hand on a wall.</p>
<p>Teachers come from an art academy and an engineering school, and disagree on camera about authorship, about chance, and about whether a program can be finished. Their disagreement is part of the syllabus. So is the question of what changes when the rules are no longer written but <strong>learnt from other artists’ images</strong>.</p>`,
    outcomes: `<ul><li>Write short programs that draw with loops, functions and randomness</li><li>Control variation through seeds, noise and distributions</li><li>Export vector files for plotters and cutters</li><li>Place generative work in its history, from plotter art to machine learning</li></ul>`,
    activities: `<table><thead><tr><th>Week</th><th>Sketch</th><th>Idea</th><th>Hours</th></tr></thead><tbody><tr><td>1</td><td>A tired grid</td><td>Coordinates, loops</td><td>4</td></tr><tr><td>2</td><td>One hundred squares</td><td>Randomness and seeds</td><td>4</td></tr><tr><td>3</td><td>Hills at dusk</td><td>Noise, colour</td><td>5</td></tr><tr><td>4</td><td>The tree in the courtyard</td><td>Recursion</td><td>5</td></tr><tr><td>5</td><td>A flock</td><td>Simple agents</td><td>5</td></tr><tr><td>6</td><td>Ink on paper</td><td>Vector export</td><td>4</td></tr></tbody></table>`,
    assessment:
      '<p>A series of nine outputs from one program, with its source and a page of notes. The source must run in the course editor.</p>',
    workload: '27 hours over 6 weeks',
    prerequisites: '<p>None. School trigonometry comes back in week 4, gently.</p>',
    contacts: '<p><a href="mailto:drawing.code@example.org">drawing.code@example.org</a></p>',
    institutions: ['AbaTo', 'PoliTo'],
    teachers: [
      {
        firstName: 'Ginevra',
        lastName: 'Allasia',
        department: { it: 'Scuola di Nuove tecnologie dell’arte', en: 'School of New Technologies for Art' },
        biography: {
          it: '<p>Artista, programma plotter degli anni Ottanta recuperati dai magazzini di studi tecnici.</p>',
          en: '<p>An artist who programs plotters from the 1980s rescued from the stores of engineering offices.</p>',
        },
      },
      {
        firstName: 'Rajesh',
        lastName: 'Venkataraman',
        department: {
          it: 'Dipartimento di Automatica e Informatica',
          en: 'Department of Control and Computer Engineering',
        },
        biography: {
          it: '<p>Ricercatore in grafica computazionale, lavora su rumore procedurale e geometria discreta.</p>',
          en: '<p>A researcher in computer graphics working on procedural noise and discrete geometry.</p>',
        },
      },
    ],
    categories: ['arte-spettacolo', 'informatica'],
    isced: ['0213', '0613'],
    targets: ['studenti-superiori', 'universitari', 'docenti'],
    eqf: '5',
    opensInDays: -20,
    closesInDays: 100,
    publishedDaysAgo: 33,
  },
  {
    key: 'acquerello-plein-air',
    language: 'IT',
    title: 'Acquerello en plein air',
    institutions: ['AbaGe'],
    teachers: [],
    categories: [],
    isced: [],
    targets: [],
    opensInDays: -655,
    publishedDaysAgo: 655,
    cover: false,
  },
];
