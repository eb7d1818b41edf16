import type { Bilingual, SeedCourse } from '../types.ts';

const stageDesign: Bilingual = { it: 'Scuola di Scenografia', en: 'School of Set Design' };
const culturesAndSocieties: Bilingual = {
  it: 'Dipartimento Culture e Società',
  en: 'Department of Cultures and Societies',
};
const visualCultures: Bilingual = { it: 'Dipartimento di Arti visive', en: 'Department of Visual Arts' };

/** Courses on the stage and on the exhibition. */
export const artsStageCourses: readonly SeedCourse[] = [
  {
    key: 'set-design-script-model',
    language: 'EN',
    subtitleLanguages: ['en', 'it'],
    title: 'Set Design: From the Script to the Scale Model',
    subtitle: 'Turn forty pages of dialogue into a space that actors can live in and a crew can build.',
    description: `<p>A set is not a picture behind the actors. It decides how fast someone can leave the room, who is seen first, and how much of the evening the audience spends looking at a door.</p>
<p>We work on a single text throughout, Goldoni’s <em>The Fan</em>: fourteen characters, a square, two houses, a café, an object that passes from hand to hand. You will break the script down scene by scene, draw a ground plan that respects sightlines, and cut a 1:50 model from cardboard. Along the way we open the stores of two Roman theatres and ask carpenters, painters and a fly operator what they wish designers knew.</p>
<p>The course follows the order of a real production meeting:</p>
<ul><li>the director’s questions, and how to answer with sketches rather than adjectives;</li><li>the stage as a machine: grid, flies, wings, traps;</li><li>materials, weight, fire rules and the lorry that has to carry it all;</li><li>the model, the photographs of the model, and the first <strong>no</strong>.</li></ul>
<p>You need no workshop. A cutter, a metal ruler and a kitchen table will do.</p>`,
    outcomes: `<ul><li>Analyse a play for spaces, movements, times and props</li><li>Draw a ground plan and a section to scale, with sightlines</li><li>Build and light a simple 1:50 model</li><li>Present a design to a director and a technical team</li></ul>`,
    activities: `<table><thead><tr><th>Week</th><th>Topic</th><th>Hours</th></tr></thead><tbody><tr><td>1</td><td>Reading a play with a pencil</td><td>4</td></tr><tr><td>2</td><td>The Italian stage and its machinery</td><td>4</td></tr><tr><td>3</td><td>Ground plan, section, sightlines</td><td>6</td></tr><tr><td>4</td><td>Materials, colour, light</td><td>5</td></tr><tr><td>5</td><td>Model making</td><td>8</td></tr><tr><td>6</td><td>The presentation</td><td>3</td></tr></tbody></table>`,
    assessment:
      '<p>Peer review of the ground plan (40 %) and of five photographs of the model (60 %). A checklist shows what reviewers look for.</p>',
    workload: '30 hours over 6 weeks',
    prerequisites: '<p>None. A first acquaintance with technical drawing saves time in week 3.</p>',
    contacts: '<p>Questions: <a href="mailto:set.design@example.org">set.design@example.org</a></p>',
    institutions: ['AbaRm'],
    teachers: [
      {
        firstName: 'Livia',
        lastName: 'Torrecremata',
        department: stageDesign,
        biography: {
          it: '<p>Scenografa per la prosa e l’opera, ha firmato una trentina di allestimenti; colleziona modellini altrui.</p>',
          en: '<p>A designer for drama and opera with some thirty productions to her name; she collects other people’s models.</p>',
        },
      },
      {
        firstName: 'Håkon',
        lastName: 'Sølvberg',
        department: { it: 'Illuminotecnica', en: 'Stage Lighting' },
        biography: {
          it: '<p>Disegnatore luci norvegese, vive a Roma dal 2009 e insegna illuminotecnica.</p>',
          en: '<p>A Norwegian lighting designer who has lived in Rome since 2009 and teaches stage lighting.</p>',
        },
        portrait: false,
      },
    ],
    categories: ['arte-spettacolo', 'architettura-design'],
    isced: ['0213', '0215', '0212'],
    targets: ['universitari', 'professionisti'],
    eqf: '6',
    opensInDays: -212,
    publishedDaysAgo: 212,
    trailer: 'orbits.webm',
  },
  {
    key: 'opera-dei-pupi',
    language: 'IT',
    subtitleLanguages: ['it', 'en'],
    title: 'L’Opera dei pupi: figure, voci, battaglie',
    subtitle: 'Il teatro delle marionette siciliane, patrimonio dell’umanità e mestiere di famiglia.',
    description: `<p>Un pupo palermitano è alto circa ottanta centimetri, piega il ginocchio e sguaina la spada. Uno catanese supera il metro e venti, ha la gamba rigida e la spada sempre in pugno. Dietro queste due misure ci sono due città, due modi di recitare, due pubblici: partiamo da qui.</p>
<p>La materia è quella di Carlo Magno e dei paladini, raccontata a puntate, sera dopo sera, per mesi. Con l’aiuto di <strong>registrazioni d’archivio</strong> ascolteremo come un puparo cambia voce da Rinaldo ad Angelica e come il battito del piede scandisce la battaglia; con un costruttore smonteremo un’armatura di ottone pezzo per pezzo, dallo sbalzo alla saldatura.</p>
<p>L’Opera dei pupi è stata proclamata nel 2001 dall’<a href="https://ich.unesco.org/">UNESCO</a>, primo elemento italiano fra i beni immateriali. Che cosa vuol dire salvaguardare un teatro che viveva di quartiere quando il quartiere non c’è più? Ne discutiamo con le compagnie che lo fanno ancora, senza nostalgia.</p>`,
    outcomes: `<ul><li>Descrivere le scuole palermitana, catanese e napoletana</li><li>Riconoscere personaggi e cicli narrativi dai loro segni visivi</li><li>Spiegare le tecniche di manovra, voce e costruzione</li><li>Ragionare sulla tutela del patrimonio immateriale</li></ul>`,
    activities: `<ol><li>Cinque lezioni filmate nei laboratori dei pupari</li><li>Ascolto guidato di quattro serate registrate</li><li>Un quaderno dei personaggi da completare</li><li>Incontro in diretta con una compagnia, alla fine di ogni trimestre</li></ol>`,
    information: `<p>Realizzato con materiali concessi da raccolte pubbliche e familiari; ogni documento riporta la provenienza.</p>`,
    assessment: '<p>Quaderno dei personaggi e prova finale a scelta multipla.</p>',
    workload: '15 ore, a ritmo libero',
    contacts: '<p><a href="mailto:pupi@example.org">pupi@example.org</a></p>',
    institutions: ['AbaPa', 'UniPa'],
    teachers: [
      {
        firstName: 'Rosalia',
        lastName: 'Cammarata',
        department: stageDesign,
        biography: {
          it: '<p>Scenografa e studiosa di teatro di figura; ha catalogato oltre seicento cartelli dipinti.</p>',
          en: '<p>A set designer and scholar of puppet theatre who has catalogued more than six hundred painted bills.</p>',
        },
      },
      {
        firstName: 'Nunzio',
        lastName: 'Fragapane',
        department: culturesAndSocieties,
        biography: {
          it: '<p>Antropologo, si occupa di feste e di narrazione orale in Sicilia.</p>',
          en: '<p>An anthropologist working on festivals and storytelling in Sicily.</p>',
        },
      },
      {
        firstName: 'Agata',
        lastName: 'Sciuto',
        department: culturesAndSocieties,
        portrait: false,
      },
    ],
    categories: ['arte-spettacolo', 'lettere-storia'],
    isced: ['0215', '0314'],
    targets: ['cittadini', 'docenti'],
    eqf: '5',
    opensInDays: -400,
    publishedDaysAgo: 420,
  },
  {
    key: 'curating-contemporary-art',
    language: 'EN',
    subtitleLanguages: ['en', 'it', 'es'],
    title: 'Curating Contemporary Art: Making an Exhibition Happen',
    subtitle: 'Ideas, loans, budgets, labels and the wall that turns out to be three centimetres too short.',
    description: `<p>Most of a curator’s week is e-mail. Somewhere between the condition reports and the insurance certificates lies the reason for doing it all: an argument made of objects in a room, which somebody will walk through in twenty-five minutes.</p>
<p>This course builds one small exhibition on paper, from a first paragraph to the opening night. You choose eight works from public collections, write to imaginary lenders, spend a fixed budget of €40,000 and hang the show in a room whose plan we provide, columns and radiators included. Four guest lessons, recorded in Milan, look at the job from the registrar’s, the artist’s, the guard’s and the visitor’s side.</p>
<h3>What makes it different</h3>
<p>There is no “great exhibitions” slideshow. Instead we read documents that are rarely shown: loan agreements, floor plans with second thoughts, visitor comments, a press release in its seven versions. The collections of the <a href="https://pinacotecabrera.org/">Pinacoteca di Brera</a> and several contemporary archives supply the cases, and <em>failures are discussed at length</em>, with the consent of those who failed.</p>`,
    outcomes: `<ul><li>Write a curatorial statement of 300 words that a stranger understands</li><li>Draft a loan request, a facility report and an exhibition budget</li><li>Lay out works in plan and elevation, with regard to flow, light and access</li><li>Write labels and texts for different readers</li><li>Evaluate an exhibition after its closing</li></ul>`,
    activities: `<table><thead><tr><th>Module</th><th>What you produce</th><th>Hours</th></tr></thead><tbody><tr><td>The idea</td><td>Statement and list of works</td><td>6</td></tr><tr><td>The loans</td><td>Two letters, one facility report</td><td>6</td></tr><tr><td>The money</td><td>Budget and schedule</td><td>5</td></tr><tr><td>The room</td><td>Plan and elevations</td><td>8</td></tr><tr><td>The words</td><td>Wall text, eight labels, press release</td><td>5</td></tr><tr><td>The visitors</td><td>Evaluation plan</td><td>2</td></tr></tbody></table>`,
    information: '<p>An open badge is awarded for the complete dossier. The reading list is entirely open access.</p>',
    assessment:
      '<p>The exhibition dossier, assessed by three peers and, in one case out of ten, by the teachers. Pass mark 65 out of 100.</p>',
    workload: '32 hours over 8 weeks',
    prerequisites: '<p>Basic knowledge of twentieth-century art. English at level B2.</p>',
    contacts:
      '<p>Course office: <a href="mailto:curating@example.org">curating@example.org</a>. Please mention your cohort.</p>',
    institutions: ['AbaMi', 'UniCatt'],
    teachers: [
      {
        firstName: 'Benedetta',
        lastName: 'Ravagnan',
        department: visualCultures,
        biography: {
          it: '<p>Curatrice indipendente per quindici anni, insegna pratiche espositive a Brera.</p>',
          en: '<p>An independent curator for fifteen years, she teaches exhibition practice at Brera.</p>',
        },
      },
      {
        firstName: 'Tomás',
        lastName: 'Echeverría Luna',
        department: visualCultures,
        biography: {
          it: '<p>Registrar, ha accompagnato opere in ventidue Paesi e un elefante di vetroresina per mare.</p>',
          en: '<p>A registrar who has escorted works to twenty-two countries, and a fibreglass elephant by sea.</p>',
        },
      },
      {
        firstName: 'Chiara Maria',
        lastName: 'Lodigiani',
        department: { it: 'Dipartimento di Storia dell’arte', en: 'Department of History of Art' },
        biography: {
          it: '<p>Storica della critica d’arte, studia i cataloghi delle mostre del secondo Novecento.</p>',
          en: '<p>A historian of art criticism who studies exhibition catalogues of the later twentieth century.</p>',
        },
      },
      {
        firstName: 'Jun',
        lastName: 'Hasegawa',
        department: { it: 'Economia della cultura', en: 'Economics of Culture' },
        biography: {
          it: '<p>Economista, lavora su bilanci e pubblici dei musei.</p>',
          en: '<p>An economist working on museum budgets and audiences.</p>',
        },
      },
    ],
    categories: ['arte-spettacolo', 'economia-impresa'],
    isced: ['0213', '0413', '0322'],
    targets: ['universitari', 'professionisti'],
    eqf: '7',
    publishedDaysAgo: 130,
    featured: true,
  },
];
