import type { Bilingual, SeedCourse } from '../types.ts';

const architectureVenice: Bilingual = {
  it: 'Dipartimento di Culture del progetto',
  en: 'Department of Architecture and Arts',
};
const architectureTurin: Bilingual = {
  it: 'Dipartimento di Architettura e Design',
  en: 'Department of Architecture and Design',
};
const architecture: Bilingual = { it: 'Dipartimento di Architettura', en: 'Department of Architecture' };

/** Courses on existing buildings, cities and gardens. */
export const designHeritageCourses: readonly SeedCourse[] = [
  {
    key: 'leggere-venezia',
    language: 'IT',
    subtitleLanguages: ['it', 'en', 'de'],
    title: 'Leggere Venezia: case, calli e campi',
    subtitle: 'La città più fotografata del mondo, guardata come una cosa costruita.',
    description: `<p>Sotto ogni palazzo veneziano ci sono pali di larice e rovere lunghi due o tre metri, uno accanto all’altro, che non marciscono perché non vedono mai l’aria. È un fatto noto. Meno noto è che quei pali decidono quasi tutto il resto: la leggerezza dei muri, i solai che possono flettere, le finestre raggruppate al centro della facciata dove il peso non arriva.</p>
<p>Seguendo il metodo che Saverio Muratori mise a punto proprio qui negli anni Cinquanta, guardiamo la città come un testo scritto da molte mani. Si parte dalla casa a schiera, si riconosce il modulo, lo si vede raddoppiare, piegarsi sull’acqua, diventare fondaco e poi palazzo. Si impara che un campo era davvero un campo, che un rio terà era un canale e che le sue case hanno ancora la porta d’acqua, murata.</p>
<h3>Una città abitata</h3>
<p>Le ultime due settimane riguardano l’oggi: acqua alta e MOSE, residenti e letti turistici, restauri che funzionano e altri che trattengono il sale nei muri. Le immagini satellitari e i dati sono aperti, e gli esercizi chiedono di usarli.</p>`,
    outcomes: `<ul><li>Riconoscere i tipi edilizi veneziani e le loro trasformazioni</li><li>Spiegare fondazioni, murature e solai nel loro rapporto con la laguna</li><li>Ricostruire la storia di un isolato da catasti e mappe</li><li>Argomentare su una scelta di tutela con dati alla mano</li></ul>`,
    activities: `<table><thead><tr><th>Settimana</th><th>Tema</th><th>Passeggiata</th><th>Ore</th></tr></thead><tbody><tr><td>1</td><td>Costruire sull’acqua</td><td>San Nicolò dei Mendicoli</td><td>4</td></tr><tr><td>2</td><td>La casa a schiera</td><td>Castello, Seco Marina</td><td>4</td></tr><tr><td>3</td><td>Dal fondaco al palazzo</td><td>Canal Grande</td><td>5</td></tr><tr><td>4</td><td>Campi, calli, rii terà</td><td>San Polo</td><td>4</td></tr><tr><td>5</td><td>L’acqua alta e i muri</td><td>Santa Maria dei Miracoli</td><td>4</td></tr><tr><td>6</td><td>Abitare oggi</td><td>Sant’Elena</td><td>4</td></tr></tbody></table>`,
    assessment: '<p>Lettura di un isolato a scelta: quattro disegni e due pagine di testo.</p>',
    workload: '25 ore, 6 settimane',
    prerequisites: '<p>Nessuno; per gli esercizi basta una matita.</p>',
    contacts: '<p><a href="mailto:leggere.venezia@example.org">leggere.venezia@example.org</a></p>',
    institutions: ['Iuav'],
    teachers: [
      {
        firstName: 'Alvise',
        lastName: 'Zorzan',
        department: architectureVenice,
        biography: {
          it: '<p>Architetto, studia l’edilizia minore veneziana e abita in una casa a schiera del Quattrocento.</p>',
          en: '<p>An architect who studies ordinary Venetian building and lives in a fifteenth-century row house.</p>',
        },
      },
      {
        firstName: 'Francesca',
        lastName: 'Bullo',
        department: architectureVenice,
        biography: {
          it: '<p>Ingegnera strutturista, si occupa di murature in ambiente salino.</p>',
          en: '<p>A structural engineer concerned with masonry in salty environments.</p>',
        },
      },
    ],
    categories: ['architettura-design', 'lettere-storia'],
    isced: ['0731', '0222'],
    targets: ['cittadini', 'matricole', 'docenti'],
    eqf: '5',
    opensInDays: -240,
    publishedDaysAgo: 240,
    featured: true,
  },
  {
    key: 'adaptive-reuse-industrial',
    language: 'EN',
    subtitleLanguages: ['en', 'it', 'fr'],
    title: 'Adaptive Reuse of Industrial Heritage',
    subtitle: 'What to do with a factory when the work has gone.',
    description: `<p>On the roof of a car factory in Turin there is a test track; under it, today, a shopping gallery, a university and a museum. A kilometre away a smaller foundry, without an architect’s name attached, waits for its fourth master plan. Both are industrial heritage. One course ought to be able to speak of both.</p>
<p>We begin with what is <em>there</em>: spans, slabs, cranes, contamination, daylight. Industrial buildings are generous, and their generosity is measurable. You will estimate how much carbon a demolition would waste, read a structural survey without panicking, and judge which parts bear meaning and which only bear load.</p>
<p>Then come the uses. Through five cases in Piedmont, Lombardy, the Ruhr and Catalonia we look at temporary occupation, phased works and mixed ownership, and at the awkward years in between when a site is neither dead nor alive. Former workers, developers and a mayor were interviewed for the course. Nobody comes out entirely right.</p>`,
    outcomes: `<ul><li>Survey an industrial building for structure, light, access and pollutants</li><li>Assess heritage significance and state it in a page</li><li>Compare embodied carbon of reuse and replacement</li><li>Draft a phased reuse strategy, including the first temporary use</li></ul>`,
    activities: `<table><thead><tr><th>Week</th><th>Theme</th><th>Case</th><th>Hours</th></tr></thead><tbody><tr><td>1</td><td>Reading the factory</td><td>Turin, Lingotto</td><td>4</td></tr><tr><td>2</td><td>Significance</td><td>Ivrea, the Olivetti workshops</td><td>4</td></tr><tr><td>3</td><td>Carbon and structure</td><td>Sesto San Giovanni</td><td>5</td></tr><tr><td>4</td><td>Soil and water</td><td>Essen, Zollverein</td><td>4</td></tr><tr><td>5</td><td>Temporary uses</td><td>Barcelona, Poblenou</td><td>4</td></tr><tr><td>6</td><td>A strategy</td><td>Your own site</td><td>7</td></tr></tbody></table>`,
    information:
      '<p>Ivrea is on the World Heritage List as an industrial city of the twentieth century: <a href="https://whc.unesco.org/en/list/1538/">its page</a> has the nomination documents used in week 2.</p>',
    assessment: '<p>A ten-page strategy for a site near you, with peer review in two rounds.</p>',
    workload: '28 hours over 6 weeks',
    prerequisites: '<p>Two years of studies in architecture, engineering or planning, or equivalent practice.</p>',
    contacts: '<p><a href="mailto:reuse@example.org">reuse@example.org</a></p>',
    institutions: ['PoliTo', 'PoliMi'],
    teachers: [
      {
        firstName: 'Cristina',
        lastName: 'Gariglio',
        department: architectureTurin,
        biography: {
          it: '<p>Architetta, ha coordinato il recupero di tre complessi industriali in Piemonte.</p>',
          en: '<p>An architect who has coordinated the reuse of three industrial sites in Piedmont.</p>',
        },
      },
      {
        firstName: 'Jürgen',
        lastName: 'Wiechert',
        department: architectureTurin,
        biography: {
          it: '<p>Storico dell’industria, professore in visita dalla Ruhr.</p>',
          en: '<p>An industrial historian, visiting professor from the Ruhr.</p>',
        },
      },
      {
        firstName: 'Samira',
        lastName: 'Haddad',
        department: {
          it: 'Dipartimento di Architettura, Ingegneria delle costruzioni e Ambiente costruito',
          en: 'Department of Architecture, Built Environment and Construction Engineering',
        },
        biography: {
          it: '<p>Ingegnera, calcola il carbonio incorporato degli edifici esistenti.</p>',
          en: '<p>An engineer who reckons the embodied carbon of existing buildings.</p>',
        },
        portrait: false,
      },
    ],
    categories: ['architettura-design', 'ingegneria'],
    isced: ['0731', '0732', '0222'],
    targets: ['universitari', 'professionisti'],
    eqf: '7',
    opensInDays: -50,
    closesInDays: 30,
    publishedDaysAgo: 58,
    trailer: 'orbits.webm',
  },
  {
    key: 'costruire-in-pietra',
    language: 'IT',
    title: 'Costruire in pietra: dal trullo al robot',
    subtitle: 'Stereotomia, cave e muri a secco fra Murge e Salento.',
    description: `<p>Il trullo non ha malta, non ha centine e si smonta come si è montato: qualcuno dice per non pagare le tasse, di certo perché la pietra era lì, a terra, e bisognava toglierla dal campo. Da questo cumulo ordinato muove un corso sulla costruzione in pietra portante, che in Puglia non si è mai del tutto interrotta.</p>
<p>Studiamo volte a stella e a squadro dei palazzi leccesi, disegniamo conci con la geometria descrittiva, poi con un modellatore parametrico, e infine guardiamo un braccio robotico tagliarli nella calcarenite. Il confronto fra il tempo del <em>mastro</em> e quello della macchina riserva qualche sorpresa.</p>`,
    outcomes: `<ul><li>Distinguere le pietre da costruzione pugliesi</li><li>Tracciare i conci di un arco e di una volta semplice</li><li>Valutare l’equilibrio di un arco con metodi grafici</li></ul>`,
    assessment: '<p>Tre tavole di tracciamento.</p>',
    workload: '20 ore, 5 settimane',
    institutions: ['PoliBa'],
    teachers: [],
    categories: ['architettura-design', 'ingegneria'],
    isced: ['0731', '0732'],
    targets: ['universitari'],
    eqf: '6',
    opensInDays: -820,
    closesInDays: -600,
    publishedDaysAgo: 890,
    cover: false,
  },
  {
    key: 'giardino-storico',
    language: 'IT',
    subtitleLanguages: ['it', 'en'],
    title: 'Il giardino storico: conoscerlo, curarlo, ripensarlo',
    subtitle: 'Siepi, acqua e prospettive, da Castello a Boboli, in un clima che cambia.',
    description: `<p>Un giardino è l’unica opera d’arte che, lasciata in pace per due anni, scompare. Chi lo conserva deve quindi <strong>rifarlo ogni stagione</strong>, e decidere ogni volta quale giardino rifare: quello del Tribolo, quello dei Lorena, quello delle fotografie Alinari?</p>
<p>Le ville medicee sono il nostro libro di testo. Ne leggiamo l’impianto, l’idraulica, le collezioni di agrumi in vaso, con gli inventari che permettono di seguirne alcuni per generazioni. Ai giardinieri chiediamo gesti: come si rinnova una spalliera, quando si porta in limonaia un vaso di due quintali, che cosa si fa con il bosso dopo l’arrivo della piralide.</p>
<p>La siccità impone di ripensare anche gli impianti più venerabili. L’ultima parte del corso presenta sperimentazioni su specie sostitutive, raccolta dell’acqua e prati che in luglio <em>accettano di ingiallire</em>.</p>`,
    outcomes: `<ul><li>Analizzare la composizione di un giardino formale e di uno paesaggistico</li><li>Usare iconografia e inventari come fonti</li><li>Impostare un piano di gestione annuale</li><li>Scegliere interventi di adattamento climatico rispettosi della storia</li></ul>`,
    activities: `<ul><li>Dieci lezioni girate nei giardini, nelle quattro stagioni</li><li>Tre schede pratiche di potatura e invaso</li><li>Lettura guidata della Carta di Firenze del 1981</li><li>Piano di gestione per un giardino vicino a casa</li></ul>`,
    assessment: '<p>Questionari e piano di gestione annuale, con calendario.</p>',
    workload: '26 ore, 6 settimane',
    prerequisites: '<p>Nessuno.</p>',
    contacts: '<p><a href="mailto:giardino.storico@example.org">giardino.storico@example.org</a></p>',
    institutions: ['UniFi', 'UniRoma3'],
    teachers: [
      {
        firstName: 'Tessa',
        lastName: 'Capponcelli',
        department: architecture,
        biography: {
          it: '<p>Paesaggista, si occupa di restauro dei giardini toscani e dei loro archivi.</p>',
          en: '<p>A landscape architect concerned with the restoration of Tuscan gardens and with their archives.</p>',
        },
      },
      {
        firstName: 'Giacomo',
        lastName: 'Fioravanti',
        department: { it: 'Dipartimento di Scienze agrarie', en: 'Department of Agricultural Sciences' },
        biography: {
          it: '<p>Agronomo, cura una collezione di agrumi antichi.</p>',
          en: '<p>An agronomist who looks after a collection of historic citrus trees.</p>',
        },
      },
      {
        firstName: 'Dalia',
        lastName: 'Sermoneta',
        department: architecture,
        biography: {
          it: '<p>Storica del giardino, studia le ville romane del Seicento.</p>',
          en: '<p>A garden historian who studies the Roman villas of the seventeenth century.</p>',
        },
      },
    ],
    categories: ['architettura-design', 'scienze'],
    isced: ['0731', '0812'],
    targets: ['cittadini', 'professionisti', 'universitari'],
    eqf: '6',
    opensInDays: -75,
    closesInDays: 110,
    publishedDaysAgo: 95,
  },
];
