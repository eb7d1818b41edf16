import type { SeedCourse } from '../types.ts';

export const sciencePhysicsCourses: readonly SeedCourse[] = [
  {
    key: 'quantum-physics-curious',
    language: 'EN',
    subtitleLanguages: ['EN', 'IT', 'DE'],
    title: 'Quantum Physics for the Curious',
    subtitle: 'Photons, spins and entanglement with real laboratory footage and no more mathematics than vectors.',
    description: `<p>Send one photon at a time towards two slits and, dot after dot, stripes appear on the screen. Each photon behaves as if it knew about both openings. Richard Feynman called this the only mystery of quantum mechanics; we have filmed it in our optics laboratory in Trento so that you can count the dots yourself.</p>
<p>From there the course moves step by step. Polarised light gives us the first quantum system with two states, and with it superposition, measurement and probability. Spin comes next, then the uncertainty relation, and finally pairs of entangled photons and the experiment that violates Bell's inequality: the result that persuaded physicists that the world cannot be explained by hidden instructions carried along by particles.</p>
<p>The last two weeks are about use. How does a magnetic resonance scanner read the spins in your body? What can a quantum computer do that yours cannot, and what can it <em>not</em> do? Why does a key exchanged with single photons reveal an eavesdropper? Physicists and engineers from <a href="https://www.unitn.it/it">Trento</a> and <a href="https://www.unipd.it/">Padova</a> answer with the equipment in front of them.</p>`,
    information: `<p>A printable logbook accompanies the six experiments. Teachers may reuse all videos in class under the <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a> licence.</p>`,
    outcomes: `<ul><li>Explain superposition and measurement with the polarisation of light.</li><li>Compute probabilities for a system with two states.</li><li>State what Bell's inequality assumes and what its violation rules out.</li><li>Describe the principle of quantum key distribution.</li><li>Tell a sound claim about quantum technology from hype.</li></ul>`,
    activities: `<table><thead><tr><th>Module</th><th>Experiment</th><th>Hours</th></tr></thead><tbody>
<tr><td>Light, one grain at a time</td><td>Double slit with single photons</td><td>4</td></tr>
<tr><td>Two states</td><td>Three polarisers</td><td>4</td></tr>
<tr><td>Spin</td><td>Stern and Gerlach, simulated</td><td>4</td></tr>
<tr><td>Entanglement</td><td>A Bell test</td><td>5</td></tr>
<tr><td>Sensors and imaging</td><td>Nuclear magnetic resonance</td><td>4</td></tr>
<tr><td>Computing and cryptography</td><td>A three-qubit circuit</td><td>4</td></tr></tbody></table>`,
    assessment: `<p>Six laboratory quizzes based on the filmed data. The average must reach 70%; every quiz can be repeated twice.</p>`,
    workload: '25 hours over 6 weeks',
    prerequisites: `<p>Vectors in the plane, sine and cosine. Complex numbers are introduced when they are needed.</p>`,
    contacts: `<p><a href="mailto:quantum.curious@example.org">quantum.curious@example.org</a></p>`,
    institutions: ['UniTn', 'UniPd'],
    teachers: [
      {
        firstName: 'Iacopo',
        lastName: 'Dallavalle',
        department: { it: 'Dipartimento di Fisica', en: 'Department of Physics' },
        biography: {
          it: `<p>Fisico sperimentale, lavora con gas di atomi ultrafreddi. Tiene da anni serate di fisica nei rifugi del Trentino.</p>`,
          en: `<p>An experimental physicist working on ultracold atomic gases. For years he has given talks on physics in the mountain huts of Trentino.</p>`,
        },
      },
      {
        firstName: 'Anneliese',
        lastName: 'Thaler',
        department: { it: 'Dipartimento di Fisica', en: 'Department of Physics' },
        biography: {
          it: `<p>Si occupa di fotonica integrata e di sorgenti di coppie di fotoni su silicio.</p>`,
          en: `<p>She works on integrated photonics and on sources of photon pairs on silicon.</p>`,
        },
      },
      {
        firstName: 'Ravi',
        lastName: 'Subramaniam',
        department: { it: `Dipartimento di Ingegneria dell'Informazione`, en: 'Department of Information Engineering' },
        biography: {
          it: `<p>Ricercatore a Padova, progetta collegamenti ottici per la crittografia quantistica via satellite.</p>`,
          en: `<p>A researcher in Padova who designs optical links for quantum cryptography over satellites.</p>`,
        },
        portrait: false,
      },
    ],
    categories: ['scienze'],
    isced: ['0533', '0714'],
    targets: ['studenti-superiori', 'universitari', 'cittadini'],
    eqf: '5',
    opensInDays: -20,
    closesInDays: 100,
    publishedDaysAgo: 25,
    featured: true,
    trailer: 'orbits.webm',
  },
  {
    key: 'fisica-sotto-la-montagna',
    language: 'IT',
    subtitleLanguages: ['IT', 'EN'],
    title: 'Fisica sotto la montagna',
    subtitle: `Neutrini, materia oscura e silenzio cosmico nelle gallerie del Gran Sasso.`,
    description: `<p>Millequattrocento metri di roccia riducono di un milione di volte la pioggia di raggi cosmici che colpisce ogni istante il nostro corpo. È per questo silenzio che i fisici di mezzo mondo vengono a lavorare sotto il Gran Sasso, a pochi chilometri dall'Aquila.</p>
<p>Il corso è una visita guidata in quattro tappe. Nella prima si impara da dove viene la radioattività naturale e come schermarla: piombo recuperato da navi romane, rame purissimo, acqua. Nella seconda si conta l'inafferrabile, cioè i neutrini prodotti dal Sole. La terza è dedicata alla materia oscura: che cosa ci dicono le galassie, che cosa cerchiamo nello xeno liquido e perché non trovare nulla è un risultato. L'ultima racconta i decadimenti rari, con tempi di vita molto più lunghi dell'età dell'universo.</p>
<p>Le riprese nelle sale sperimentali sono state realizzate con il consenso dei <a href="https://www.lngs.infn.it/">Laboratori nazionali del Gran Sasso</a> dell'INFN.</p>`,
    outcomes: `<ul><li>Spiegare perché certe misure richiedono un laboratorio sotterraneo.</li><li>Stimare il fondo di radioattività di un materiale comune.</li><li>Descrivere tre prove indipendenti dell'esistenza della materia oscura.</li><li>Leggere un grafico di esclusione e un limite di confidenza.</li></ul>`,
    activities: `<ul><li>Quattro visite virtuali nelle sale sperimentali.</li><li>Analisi guidata di un campione di eventi simulati con un foglio di calcolo.</li><li>Due incontri in diretta con chi lavora ai turni notturni.</li></ul>`,
    assessment: `<p>Un breve resoconto di misura, dalla tabella dei conteggi alla stima dell'errore.</p>`,
    workload: '16 ore, 4 settimane',
    prerequisites: `<p>Fisica del quarto anno di liceo scientifico o equivalente.</p>`,
    contacts: `<p>Segreteria didattica: <a href="mailto:sottolamontagna@example.org">sottolamontagna@example.org</a></p>`,
    institutions: ['UnivAq'],
    teachers: [
      {
        firstName: 'Lorenza',
        lastName: 'Di Cesare',
        department: {
          it: 'Dipartimento di Scienze Fisiche e Chimiche',
          en: 'Department of Physical and Chemical Sciences',
        },
        biography: {
          it: `<p>Ha partecipato a due esperimenti sui neutrini solari e oggi si occupa di rivelatori a gas nobili.</p>`,
          en: `<p>She took part in two experiments on solar neutrinos and now works on noble-gas detectors.</p>`,
        },
      },
      {
        firstName: 'Grzegorz',
        lastName: 'Nowicki',
        department: {
          it: 'Dipartimento di Scienze Fisiche e Chimiche',
          en: 'Department of Physical and Chemical Sciences',
        },
        biography: {
          it: `<p>Esperto di misure a bassissima radioattività, seleziona i materiali che entrano nei rivelatori.</p>`,
          en: `<p>A specialist in ultra-low radioactivity measurements, he screens the materials that go into the detectors.</p>`,
        },
      },
    ],
    categories: ['scienze'],
    isced: ['0533'],
    targets: ['studenti-superiori', 'cittadini'],
    eqf: '5',
    opensInDays: 21,
    closesInDays: 110,
    publishedDaysAgo: 6,
    trailer: 'arches.webm',
  },
  {
    key: 'climate-archives',
    language: 'EN',
    title: 'Climate Archives',
    subtitle:
      'Reading ice, mud &amp; tree rings: what <em>natural thermometers</em> tell us about the last million years.',
    description: `<p>Nobody measured the temperature during the last ice age, yet we know it rather well. Air trapped in Antarctic snow, shells the size of a grain of sand and the width of a larch ring have kept a record of it. The craft of reading such records is called palaeoclimatology, and Venice, a city that counts its high tides, is a good place to learn it.</p>
<p>Each module takes one archive from the field to the graph. You will see how a core is drilled, dated and cut, which signal is measured (isotopes, trace metals, pollen, charcoal) and what can go wrong along the way. Then you will work with the published series yourself: the 800,000 years of the EPICA Dome C ice core, a marine sediment from the Ionian Sea, an Alpine tree-ring chronology and the varves of a Dolomite lake.</p>
<p>A closing module compares the archives. Where they agree, and where they do not, we discuss what this means for the pace of the present warming. A glossary is available on the pages of <a href="https://www.unive.it/">Ca' Foscari</a>.</p>`,
    outcomes: `<ul><li>Match four natural archives with the signals they preserve.</li><li>Explain dating by layer counting, radiocarbon and orbital tuning.</li><li>Plot and smooth a palaeoclimate series, with its uncertainty.</li><li>Compare past rates of change with instrumental records.</li></ul>`,
    activities: `<table><thead><tr><th>Week</th><th>Archive</th><th>Hours</th></tr></thead><tbody>
<tr><td>1</td><td>Ice cores</td><td>5</td></tr>
<tr><td>2</td><td>Marine sediments and foraminifera</td><td>5</td></tr>
<tr><td>3</td><td>Tree rings</td><td>4</td></tr>
<tr><td>4</td><td>Lakes, pollen and fire</td><td>4</td></tr>
<tr><td>5</td><td>Putting the records together</td><td>4</td></tr></tbody></table>`,
    assessment: `<p>One annotated graph per week; the best ones become a class atlas.</p>`,
    workload: '22 hours over 5 weeks',
    contacts: `<p><a href="mailto:climate.archives@example.org">climate.archives@example.org</a></p>`,
    institutions: ['UniVe'],
    teachers: [
      {
        firstName: 'Elisabetta',
        lastName: 'Vianello Dri',
        department: {
          it: 'Scienze Ambientali, Informatica e Statistica',
          en: 'Environmental Sciences, Informatics and Statistics',
        },
        biography: {
          it: `<p>Chimica dell'ambiente, ha trascorso tre estati australi in Antartide.</p>`,
          en: `<p>An environmental chemist who has spent three austral summers in Antarctica.</p>`,
        },
      },
    ],
    categories: ['scienze'],
    isced: ['0532', '0521'],
    targets: ['universitari', 'docenti'],
    eqf: '7',
    opensInDays: -400,
    closesInDays: -35,
    publishedDaysAgo: 430,
  },
];
