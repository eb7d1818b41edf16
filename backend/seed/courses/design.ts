import type { Bilingual, SeedCourse } from '../types.ts';

const design: Bilingual = { it: 'Dipartimento di Design', en: 'Department of Design' };
const architectureFerrara: Bilingual = { it: 'Dipartimento di Architettura', en: 'Department of Architecture' };
const designAndArts: Bilingual = { it: 'Facoltà di Design e Arti', en: 'Faculty of Design and Art' };

/** Courses on the design of services, letters, objects and accessible places. */
export const designCourses: readonly SeedCourse[] = [
  {
    key: 'service-design',
    language: 'EN',
    subtitleLanguages: ['en', 'it', 'es', 'pt'],
    title: 'Service Design: Shaping What Happens Between People',
    subtitle: 'Queues, counters, apps and apologies are all designed by somebody. It may as well be you.',
    description: `<p>Renewing a document, returning a library book, being discharged from hospital: a service is a sequence of moments, most of them out of sight of whoever is in charge. Designing one means making that sequence visible before changing it.</p>
<p>We follow a single case, the home-care desk of a Milan district, over eight weeks. You shadow its users through filmed interviews, map the journey including the parts that happen in a kitchen at night, and find where effort leaks away. Then you redesign: a letter first, because letters are cheap, later a counter, a shift pattern, a digital form. Prototypes are made of paper and acted out, which is faster than software and a good deal more honest.</p>
<h3>Who teaches</h3>
<p>The course comes from the <a href="https://www.polimi.it/">Politecnico di Milano</a> with three practitioners from public bodies. They insist on two things. A blueprint nobody can staff is a <em>drawing</em>; and the people who deliver a service are users too.</p>`,
    outcomes: `<ul><li>Plan and run ethical interviews and observations</li><li>Draw journey maps and service blueprints that a front office recognises</li><li>Prototype services with role play, paper and staged spaces</li><li>Measure whether a change has helped</li><li>Argue for a redesign in terms of cost, time and dignity</li></ul>`,
    activities: `<table><thead><tr><th>Week</th><th>Topic</th><th>Studio task</th><th>Hours</th></tr></thead><tbody><tr><td>1</td><td>What is a service?</td><td>A diary of one day of services</td><td>3</td></tr><tr><td>2</td><td>Listening</td><td>Two interviews</td><td>5</td></tr><tr><td>3</td><td>Mapping</td><td>Journey map</td><td>5</td></tr><tr><td>4</td><td>Behind the counter</td><td>Blueprint</td><td>5</td></tr><tr><td>5</td><td>Words as service</td><td>Rewriting a letter</td><td>4</td></tr><tr><td>6</td><td>Staging</td><td>A filmed role play</td><td>6</td></tr><tr><td>7</td><td>Piloting and measuring</td><td>Pilot plan</td><td>4</td></tr><tr><td>8</td><td>Telling the story</td><td>Five-minute pitch</td><td>4</td></tr></tbody></table>`,
    information: '<p>An open badge (EQF level 6) is awarded with the final pitch.</p>',
    assessment: '<p>Studio tasks in peer review and a five-minute pitch; no examination.</p>',
    workload: '36 hours over 8 weeks',
    prerequisites: '<p>None. Work experience with the public, on either side of the counter, is a treasure here.</p>',
    contacts: '<p><a href="mailto:service.design@example.org">service.design@example.org</a></p>',
    institutions: ['PoliMi'],
    teachers: [
      {
        firstName: 'Arianna',
        lastName: 'Valtorta',
        department: design,
        biography: {
          it: '<p>Progettista di servizi, lavora con comuni e aziende sanitarie; insegna metodi di ricerca sul campo.</p>',
          en: '<p>A service designer working with councils and health authorities; she teaches field research methods.</p>',
        },
      },
      {
        firstName: 'Kwabena',
        lastName: 'Asante',
        department: design,
        biography: {
          it: '<p>Ricercatore, si occupa di servizi pubblici digitali e di moduli comprensibili.</p>',
          en: '<p>A researcher on digital public services and on forms that people understand.</p>',
        },
      },
      {
        firstName: 'Pietro',
        lastName: 'Brambilla Sala',
        department: design,
        biography: {
          it: '<p>Viene dal teatro e cura le prove in scena dei prototipi.</p>',
          en: '<p>He comes from the theatre and directs the staged prototypes.</p>',
        },
      },
      {
        firstName: 'Miriam',
        lastName: 'Coen',
        department: { it: 'Dipartimento di Ingegneria gestionale', en: 'Department of Management Engineering' },
        biography: {
          it: '<p>Ingegnera gestionale, misura tempi, costi e attese.</p>',
          en: '<p>A management engineer who measures times, costs and waiting.</p>',
        },
      },
      {
        firstName: 'Lucas',
        lastName: 'Ferreira Pinto',
        department: design,
        biography: {
          it: '<p>Dottorando, coordina la comunità del corso.</p>',
          en: '<p>A doctoral student who coordinates the course community.</p>',
        },
        portrait: false,
      },
      {
        firstName: 'Elena',
        lastName: 'Strazzabosco',
        department: design,
        biography: {
          it: '<p>Designer della comunicazione, riscrive lettere della pubblica amministrazione.</p>',
          en: '<p>A communication designer who rewrites letters from public offices.</p>',
        },
      },
    ],
    categories: ['architettura-design', 'economia-impresa'],
    isced: ['0212', '0413'],
    targets: ['universitari', 'professionisti'],
    eqf: '6',
    publishedDaysAgo: 155,
    featured: true,
  },
  {
    key: 'letterform-design',
    language: 'EN',
    subtitleLanguages: ['en'],
    title: 'Drawing Letters: A First Typeface',
    subtitle: 'Stems, bowls &amp; counters: from the word <em>hamburgefonstiv</em> to a font that works.',
    description: `<p>Type is made of black shapes and, far more, of the white they enclose. Beginners draw the first and wonder why the word limps. By the end of this course you will look at the white.</p>
<p>Urbino has reasons to teach the subject. Scribes such as Matteo Contugi copied manuscripts here for Duke Federico, and in our own time students of the Academy drew, term after term, an open family of typefaces that now runs on thousands of public websites. Their sketches, rejected versions included, are the backbone of the lessons.</p>
<ul><li><strong>Part one</strong> is done with a broad-nib pen, or with two pencils taped together.</li><li><strong>Part two</strong> moves to outlines: curves, extremes, overshoot, optical corrections.</li><li><strong>Part three</strong> is spacing, then spacing again, then kerning.</li><li><strong>Part four</strong> tests the font in a timetable, a novel and a road sign.</li></ul>
<p>You finish with a lowercase alphabet, figures and punctuation, in one weight. It is less than you hoped, and it is a typeface.</p>`,
    outcomes: `<ul><li>Relate letter shapes to the tool that first made them</li><li>Draw clean outlines with curves at extremes</li><li>Space a lowercase by rhythm</li><li>Produce and test a font file with free software</li></ul>`,
    activities: `<ul><li>Ten drawing sessions filmed over the shoulder</li><li>A weekly critique of thirty alphabets, names removed</li><li>Proof sheets to print and correct by hand</li></ul>`,
    assessment: '<p>A working font file and a one-page specimen.</p>',
    workload: '40 hours, at your own pace',
    prerequisites: '<p>A computer with a mouse or a tablet; the font editor used is free.</p>',
    contacts: '<p><a href="mailto:letters@example.org">letters@example.org</a></p>',
    institutions: ['AbaUr'],
    teachers: [
      {
        firstName: 'Federico',
        lastName: 'Santi Bramante',
        department: { it: 'Scuola di Progettazione grafica', en: 'School of Graphic Design' },
        biography: {
          it: '<p>Disegnatore di caratteri, preferisce le minuscole.</p>',
          en: '<p>A type designer who prefers the lowercase.</p>',
        },
      },
      {
        firstName: 'Noor',
        lastName: 'van der Meulen',
        department: { it: 'Scuola di Progettazione grafica', en: 'School of Graphic Design' },
        biography: {
          it: '<p>Calligrafa e progettista, si è formata all’Aia; lavora su caratteri latini e arabi.</p>',
          en: '<p>A calligrapher and designer trained in The Hague; she works on Latin and Arabic type.</p>',
        },
      },
    ],
    categories: ['architettura-design', 'arte-spettacolo'],
    isced: ['0211', '0212'],
    targets: ['universitari', 'professionisti', 'docenti'],
    eqf: '6',
    opensInDays: -380,
    publishedDaysAgo: 380,
  },
  {
    key: 'gestaltung-alpenraum',
    language: 'DE',
    subtitleLanguages: ['de', 'it', 'en'],
    title: 'Gestalten im Alpenraum: Holz, Wolle, Landschaft',
    subtitle: 'Was Designerinnen und Designer von Tischlereien, Almen und Wetterberichten lernen können.',
    description: `<p>Eine Zirbe wächst am besten dort, wo sonst kaum noch etwas wächst. Bis sie einen Stuhl hergibt, vergehen hundertfünfzig Jahre; der Stuhl sollte also etwas taugen. Mit dieser einfachen Rechnung beginnt der Kurs.</p>
<p>In fünf Modulen begleiten wir Betriebe zwischen Vinschgau und Gadertal: eine Tischlerei, die nur Holz aus einem Umkreis von dreißig Kilometern verarbeitet, eine Weberei, die aus der Wolle der Schnalser Schafe wieder Loden macht, eine Gemeinde, die ihre Wanderschilder neu ordnet. Überall stellt sich dieselbe Frage: Was heißt <strong>regional gestalten</strong>, ohne Folklore zu verkaufen?</p>
<p>Die Übungen sind praktisch und auch ohne Werkstatt machbar. Sie kartieren die Materialien Ihrer eigenen Umgebung, sprechen mit einer Person, die damit arbeitet, und entwerfen einen kleinen Gegenstand, der repariert werden kann. Italienische und englische Untertitel stehen für alle Videos bereit.</p>`,
    outcomes: `<ul><li>Regionale Material- und Wissenskreisläufe beschreiben und kartieren</li><li>Holz und Wolle nach ihren Eigenschaften einsetzen</li><li>Einen reparierbaren Gegenstand entwerfen und dokumentieren</li><li>Zwischen Tradition und Klischee unterscheiden</li></ul>`,
    activities: `<table><thead><tr><th>Modul</th><th>Thema</th><th>Stunden</th></tr></thead><tbody><tr><td>1</td><td>Landschaft als Werkstatt</td><td>4</td></tr><tr><td>2</td><td>Holz: Wuchs, Schnitt, Verbindung</td><td>6</td></tr><tr><td>3</td><td>Wolle: vom Vlies zum Tuch</td><td>5</td></tr><tr><td>4</td><td>Zeichen am Weg</td><td>4</td></tr><tr><td>5</td><td>Entwerfen und reparieren</td><td>6</td></tr></tbody></table>`,
    information:
      '<p>Die Forenbeiträge dürfen auf Deutsch, Italienisch, Ladinisch oder Englisch verfasst werden, wie an der <a href="https://www.unibz.it/de/">Freien Universität Bozen</a> üblich.</p>',
    assessment: '<p>Materialkarte und Entwurf, bewertet im Peer-Verfahren.</p>',
    workload: '25 Stunden in 5 Wochen',
    prerequisites: '<p>Deutschkenntnisse auf Niveau B1.</p>',
    contacts: '<p><a href="mailto:alpenraum@example.org">alpenraum@example.org</a></p>',
    institutions: ['UniBz'],
    teachers: [
      {
        firstName: 'Verena',
        lastName: 'Tschurtschenthaler',
        department: designAndArts,
        biography: {
          it: '<p>Designer di prodotto, figlia e nipote di falegnami della Pusteria.</p>',
          en: '<p>A product designer, daughter and granddaughter of joiners from the Puster Valley.</p>',
        },
      },
      {
        firstName: 'Iacun',
        lastName: 'Pizzinini',
        department: designAndArts,
        biography: {
          it: '<p>Antropologo ladino, studia i saperi artigiani di montagna.</p>',
          en: '<p>A Ladin anthropologist who studies the craft knowledge of the mountains.</p>',
        },
      },
      {
        firstName: 'Alessandra',
        lastName: 'Covi',
        department: designAndArts,
        biography: {
          it: '<p>Progettista grafica, ha disegnato la segnaletica di due parchi naturali.</p>',
          en: '<p>A graphic designer who drew the signage of two nature parks.</p>',
        },
      },
    ],
    categories: ['architettura-design'],
    isced: ['0212', '0722', '0723'],
    targets: ['universitari', 'professionisti', 'cittadini'],
    eqf: '6',
    opensInDays: -15,
    closesInDays: 60,
    publishedDaysAgo: 22,
  },
  {
    key: 'progettare-accessibilita-patrimonio',
    language: 'IT',
    subtitleLanguages: ['it'],
    title:
      'Progettare l’accessibilità degli edifici storici: dal rilievo delle barriere fisiche, sensoriali e cognitive alla scelta delle soluzioni reversibili, passando per la normativa, il dialogo con le soprintendenze e il coinvolgimento delle persone con disabilità',
    subtitle: 'Perché una rampa non basta, e a volte non serve.',
    description: `<p>Tre gradini d’ingresso, un portone da ottanta chili, una biglietteria in controluce, una didascalia grigia su marmo grigio. Molti palazzi italiani respingono senza accorgersene, e lo fanno con persone che ogni volta sono diverse.</p>
<p>Il corso insegna a vedere le barriere e poi a progettarne il superamento là dove non tutto si può toccare. Su quattro edifici ferraresi e ravennati, rilevati con laser scanner e percorsi insieme a visitatori ciechi, sordi, in carrozzina, con disturbo dello spettro autistico, confrontiamo soluzioni costruite davvero: alcune premiate, altre rimosse dopo un anno.</p>
<p>La normativa è presentata per domande concrete: quando si può derogare, chi decide, come si scrive una relazione di <em>accomodamento ragionevole</em>. Il resto è progetto.</p>`,
    outcomes: `<ul><li>Condurre un rilievo delle barriere con le persone interessate</li><li>Orientarsi fra le norme italiane su accessibilità e tutela</li><li>Confrontare alternative reversibili per percorsi, servizi e comunicazione</li><li>Redigere un piano di eliminazione delle barriere (PEBA) per un piccolo museo</li><li>Valutare l’esito a un anno dall’intervento</li></ul>`,
    activities: `<ul><li>Quattro sopralluoghi virtuali navigabili</li><li>Otto interviste con visitatrici e visitatori</li><li>Un rilievo da svolgere in un edificio pubblico vicino a casa</li><li>Redazione guidata di un piano, in gruppi da quattro</li></ul>`,
    assessment:
      '<p>Il piano, valutato con una griglia a cui hanno collaborato associazioni di persone con disabilità.</p>',
    workload: '32 ore, 8 settimane',
    prerequisites: '<p>Saper leggere una pianta e una sezione.</p>',
    contacts: '<p><a href="mailto:accessibilita@example.org">accessibilita@example.org</a></p>',
    institutions: ['UniFe'],
    teachers: [
      {
        firstName: 'Laura',
        lastName: 'Pigozzi Este',
        department: architectureFerrara,
        biography: {
          it: '<p>Architetta, si occupa di tecnologia del recupero e progettazione inclusiva.</p>',
          en: '<p>An architect working on building recovery and inclusive design.</p>',
        },
      },
      {
        firstName: 'Marco',
        lastName: 'Boldrini',
        department: architectureFerrara,
        biography: {
          it: '<p>Architetto e viaggiatore in carrozzina, ha redatto i piani di quindici comuni.</p>',
          en: '<p>An architect and wheelchair traveller who has drawn up the plans of fifteen towns.</p>',
        },
      },
    ],
    categories: ['architettura-design', 'diritto-societa'],
    isced: ['0731', '0421'],
    targets: ['professionisti', 'universitari'],
    eqf: '7',
    opensInDays: 58,
    closesInDays: 180,
    publishedDaysAgo: 11,
  },
];
