import type { Bilingual, SeedCourse } from '../types.ts';

const jazz: Bilingual = { it: 'Dipartimento di Jazz', en: 'Department of Jazz' };

/** Courses for those who play and sing. */
export const musicPracticeCourses: readonly SeedCourse[] = [
  {
    key: 'paganini-capricci',
    language: 'IT',
    subtitleLanguages: ['it', 'en', 'zh'],
    title: 'Paganini: i Capricci e la tecnica del violino',
    subtitle: 'Ventiquattro brani dedicati agli artisti, letti con l’archetto in mano.',
    description: `<p>«Dedicati alli artisti»: sul frontespizio dell’Opera Prima non c’è un principe, non c’è un mecenate. Paganini scrive per chi suona, e a chi suona chiede cose che nel 1820 parevano uno scherzo.</p>
<p>Il corso attraversa otto dei ventiquattro Capricci scelti per il problema che pongono: arpeggi ricochet nel primo, trilli in ottava nel terzo, scale e <em>balzato</em> nel quinto, terze e decime, armonici, pizzicato della mano sinistra nelle variazioni dell’ultimo. Per ciascuno proponiamo un’analisi di una ventina di minuti, una lezione con uno studente che sta imparando il brano <strong>e che sbaglia</strong>, e un piano di studio su tre settimane con diteggiature alternative.</p>
<p>Fra una lezione e l’altra c’è Genova: le carte, le corde di budello, la chitarra che Paganini suonava quasi quanto il violino e che spiega più di un passaggio. Suoniamo anche su una montatura d’epoca, per capire che cosa era difficile allora e che cosa lo è diventato dopo.</p>`,
    outcomes: `<ul><li>Affrontare gli otto Capricci con un piano di studio ragionato</li><li>Scegliere diteggiature e arcate adatte alla propria mano</li><li>Prevenire tensioni e sovraccarichi</li><li>Confrontare edizioni e autografo</li></ul>`,
    activities: `<ol><li>Otto analisi in cui ogni esempio è suonato, prima lento e poi a tempo</li><li>Otto lezioni filmate con più camere, a velocità regolabile</li><li>Quattro schede di riscaldamento e defaticamento</li><li>Una lezione aperta in diretta al mese, da ottobre a maggio</li></ol>`,
    assessment: '<p>Registrazione facoltativa di un Capriccio; l’attestato richiede i soli questionari.</p>',
    workload: '30 ore, 8 settimane, esclusa la pratica allo strumento',
    prerequisites: '<p>Livello di fine propedeutico. Chi non suona può seguire le lezioni di analisi.</p>',
    contacts: '<p><a href="mailto:capricci@example.org">capricci@example.org</a></p>',
    institutions: ['ConsGe'],
    teachers: [
      {
        firstName: 'Camilla',
        lastName: 'Boccanegra',
        department: { it: 'Dipartimento di Strumenti ad arco', en: 'Department of Bowed Strings' },
        biography: {
          it: '<p>Violinista, ha inciso i Capricci due volte a vent’anni di distanza e consiglia di ascoltare solo la seconda.</p>',
          en: '<p>A violinist who has recorded the Caprices twice, twenty years apart, and advises listening to the second only.</p>',
        },
      },
      {
        firstName: 'Andrés',
        lastName: 'Quiroga',
        department: { it: 'Dipartimento di Strumenti a corde pizzicate', en: 'Department of Plucked Strings' },
        biography: {
          it: '<p>Chitarrista argentino, esperto della musica da camera di Paganini.</p>',
          en: '<p>An Argentine guitarist and an expert on Paganini’s chamber music.</p>',
        },
      },
    ],
    categories: ['musica'],
    isced: ['0215'],
    targets: ['universitari', 'professionisti', 'docenti'],
    eqf: '6',
    opensInDays: -30,
    closesInDays: 220,
    publishedDaysAgo: 41,
  },
  {
    key: 'singers-voice',
    language: 'EN',
    subtitleLanguages: ['en', 'it'],
    title: 'The Singer’s Voice: Anatomy, Care and Technique',
    subtitle: 'What two folds the size of a fingernail can do, and how to keep them doing it for forty years.',
    description: `<p>Singers are asked to place the voice “in the mask”, to sing “on the breath”, to “cover”. These images have worked for centuries. They also contradict one another, and a larynx has never heard of any of them.</p>
<p>Here a singing teacher and a voice doctor sit at the same table. She sings a phrase; he shows, through a fibre-optic camera, what happened in her throat; together they look for the words that would help a student do it again. Breathing, onset, registers, resonance and articulation are treated in this way, with examples from bel canto, Lieder, musical theatre and pop, performed by students of the Rome conservatory who agreed to be filmed from the inside.</p>
<h3>Keeping well</h3>
<p>A third of the course is about health: warming up, hydration, reflux, travelling, singing with a cold, and the moment to <strong>stop and see somebody</strong>. Choir directors and schoolteachers, who use their voices more hours a day than most tenors, will find a lesson of their own.</p>`,
    outcomes: `<ul><li>Describe breathing, phonation and resonance in plain anatomical terms</li><li>Hear and name registers and onsets</li><li>Design a warm-up for yourself or for a choir</li><li>Recognise early signs of vocal strain and know whom to turn to</li><li>Translate traditional imagery into verifiable instructions</li></ul>`,
    activities: `<table><thead><tr><th>Week</th><th>Topic</th><th>Hours</th></tr></thead><tbody><tr><td>1</td><td>The instrument: a guided tour</td><td>3</td></tr><tr><td>2</td><td>Breath</td><td>3</td></tr><tr><td>3</td><td>Folds, registers, onset</td><td>4</td></tr><tr><td>4</td><td>Resonance and vowels</td><td>4</td></tr><tr><td>5</td><td>Vocal health</td><td>4</td></tr></tbody></table>`,
    assessment: '<p>Weekly quizzes with sound examples and a personal warm-up plan.</p>',
    workload: '18 hours over 5 weeks',
    contacts:
      '<p><a href="mailto:voice@example.org">voice@example.org</a>. We cannot give medical advice by e-mail.</p>',
    institutions: ['ConsRm'],
    teachers: [
      {
        firstName: 'Fiammetta',
        lastName: 'Orsini Rosati',
        department: { it: 'Dipartimento di Canto e teatro musicale', en: 'Department of Singing and Musical Theatre' },
        biography: {
          it: '<p>Mezzosoprano, ha cantato in Italia e in Germania; oggi insegna canto e didattica vocale.</p>',
          en: '<p>A mezzo-soprano who has sung in Italy and Germany; she now teaches singing and vocal pedagogy.</p>',
        },
      },
      {
        firstName: 'Omar',
        lastName: 'Benjelloun',
        department: { it: 'Foniatria', en: 'Phoniatrics' },
        biography: {
          it: '<p>Medico foniatra, segue da anni cantanti e attori.</p>',
          en: '<p>A phoniatrician who has long cared for singers and actors.</p>',
        },
      },
    ],
    categories: ['musica', 'salute'],
    isced: ['0215', '0915'],
    targets: ['universitari', 'docenti', 'professionisti'],
    eqf: '6',
    opensInDays: 12,
    closesInDays: 96,
    publishedDaysAgo: 15,
  },
  {
    key: 'jazz-harmony-keyboard',
    language: 'EN',
    subtitleLanguages: ['en'],
    title: 'Jazz Harmony at the Keyboard',
    subtitle: 'Shells, guide tones and voicings for people who do not call themselves pianists.',
    description: `<p>Saxophonists need it, arrangers need it, singers need it most of all: enough piano to hear a tune’s harmony from the inside. Two notes in the left hand will do to begin with. They are called a shell, and with them you can play every standard in the book by Friday, provided the tempo is kind.</p>
<p>From shells we grow outward. Guide tones move by step and show why a ii–V–I feels like falling into an armchair. Rootless voicings free the bass player. Tritone substitutions, altered dominants and upper structures arrive one per week, each through <strong>one tune</strong> learnt in at least four keys.</p>
<p>The lessons were filmed from above, hands only, in Bologna and Ravenna, with a rhythm section that does not stop when you lose your way. Play-along tracks come at three speeds, with and without piano. There is next to no reading: chord symbols, a keyboard diagram, and your ears.</p>`,
    outcomes: `<ul><li>Play shell and rootless voicings through common progressions</li><li>Comp for a soloist in swing, ballad and bossa nova</li><li>Substitute and alter dominants with taste</li></ul>`,
    activities: `<ul><li>Six lessons, six tunes</li><li>Daily fifteen-minute routines, printable</li><li>Play-along tracks with double bass and drums</li><li>A weekly “spot the substitution” listening game</li></ul>`,
    assessment: '<p>A video of one chorus in two keys. Mistakes are welcome, stopping is not.</p>',
    workload: '24 hours over 6 weeks',
    prerequisites: '<p>Know your major and minor scales on any instrument.</p>',
    contacts: '<p><a href="mailto:jazz.keys@example.org">jazz.keys@example.org</a></p>',
    institutions: ['ConsBo', 'ConsRa'],
    teachers: [
      {
        firstName: 'Teo',
        lastName: 'Marchesini',
        department: jazz,
        biography: {
          it: '<p>Pianista e arrangiatore per orchestra jazz.</p>',
          en: '<p>A pianist and big-band arranger.</p>',
        },
      },
      {
        firstName: 'Denise',
        lastName: 'Whitcombe',
        department: jazz,
        biography: {
          it: '<p>Cantante di Bristol, in Romagna da dodici anni. Sostiene che l’accordo più utile sia quello taciuto.</p>',
          en: '<p>A singer from Bristol, twelve years in Romagna. She maintains that the most useful chord is the one left out.</p>',
        },
      },
    ],
    categories: ['musica'],
    isced: ['0215'],
    targets: ['universitari', 'cittadini'],
    eqf: '5',
    opensInDays: -180,
    closesInDays: -20,
    publishedDaysAgo: 199,
  },
];
