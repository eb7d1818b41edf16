import type { SeedCourse } from '../types.ts';

/** Economics, finance and business. */
export const societyEconomicsCourses: readonly SeedCourse[] = [
  {
    key: 'economia-ambiente',
    language: 'IT',
    subtitleLanguages: ['IT'],
    title: "L'economia dell'ambiente",
    subtitle: 'Quanto costa una tonnellata di anidride carbonica, e chi la paga?',
    description: `<p>Un fiume non manda fatture. Per questo, finché nessuno ne è proprietario e nessuno misura il danno, conviene scaricarci dentro. L'economia dell'ambiente nasce da qui: da costi veri che non compaiono in nessun prezzo.</p>
      <p>Due autori fanno da guida. Arthur Pigou, nel 1920, propone di tassare chi inquina; Ronald Coase, nel 1960, risponde che a volte basta definire bene i diritti e lasciare che le parti trattino. Con questi attrezzi, e con poca matematica, si leggono le politiche di oggi: il mercato europeo delle quote di emissione, gli incentivi alle rinnovabili, il prezzo dell'acqua, la tutela della biodiversità.</p>
      <h3>Dati da maneggiare</h3>
      <p>Ogni settimana contiene un foglio di calcolo con dati reali, ricavati tra l'altro dagli annuari dell'<a href="https://www.isprambiente.gov.it/">ISPRA</a>. Si stima la disponibilità a pagare per un parco, si confrontano due tassi di sconto, si scopre che un'analisi costi-benefici può dire quasi tutto, se non si guardano le ipotesi.</p>`,
    outcomes: `<ul><li>Definire esternalità, bene pubblico e risorsa comune</li><li>Confrontare tasse, permessi negoziabili e standard</li><li>Calcolare il valore attuale di un danno futuro</li><li>Leggere con spirito critico un'analisi costi-benefici</li></ul>`,
    activities: `<table><thead><tr><th>Settimana</th><th>Argomento</th><th>Foglio di calcolo</th><th>Ore</th></tr></thead><tbody>
      <tr><td>1</td><td>Esternalità e beni comuni</td><td>Il pascolo condiviso</td><td>4</td></tr>
      <tr><td>2</td><td>Pigou e Coase</td><td>Due imprese, un fiume</td><td>5</td></tr>
      <tr><td>3</td><td>Il mercato delle emissioni</td><td>Un'asta simulata</td><td>5</td></tr>
      <tr><td>4</td><td>Dare un valore alla natura</td><td>Costo del viaggio</td><td>5</td></tr>
      <tr><td>5</td><td>Il tempo e il tasso di sconto</td><td>Una diga, due generazioni</td><td>5</td></tr></tbody></table>`,
    assessment: `<p>Cinque esercitazioni corrette automaticamente e una nota di due pagine su una politica locale.</p>`,
    workload: '24 ore, 5 settimane',
    prerequisites: `<p>Matematica delle superiori. Chi non ha mai visto una curva di domanda trova un richiamo nell'unità zero.</p>`,
    contacts: `<p><a href="mailto:economia.ambiente@example.org">economia.ambiente@example.org</a></p>`,
    institutions: ['UniSi'],
    teachers: [
      {
        firstName: 'Filippo',
        lastName: 'Bandinelli',
        department: {
          it: 'Dipartimento di Economia Politica e Statistica',
          en: 'Department of Economics and Statistics',
        },
        biography: {
          it: '<p>Economista, valuta politiche di adattamento climatico per enti locali.</p>',
          en: '<p>An economist who evaluates climate adaptation policies for local authorities.</p>',
        },
      },
      {
        firstName: 'Priya',
        lastName: 'Raghunathan',
        department: {
          it: 'Dipartimento di Economia Politica e Statistica',
          en: 'Department of Economics and Statistics',
        },
        biography: {
          it: '<p>Lavora sulla gestione collettiva delle acque irrigue, tra Toscana e Tamil Nadu.</p>',
          en: '<p>She works on the collective management of irrigation water, between Tuscany and Tamil Nadu.</p>',
        },
      },
    ],
    categories: ['economia-impresa', 'scienze'],
    isced: ['0311', '0521'],
    targets: ['universitari', 'professionisti', 'cittadini'],
    eqf: '6',
    opensInDays: -8,
    closesInDays: 55,
    publishedDaysAgo: 21,
    featured: true,
  },
  {
    key: 'microeconomics-everyday',
    language: 'EN',
    subtitleLanguages: ['EN', 'IT'],
    title: 'Microeconomics through Everyday Decisions',
    subtitle: 'Queues, rents, discounts and second-hand bicycles: markets you already know, explained.',
    description: `<p>Why does a cinema charge students less but sell popcorn to everyone at the same price? Why is a one-year-old bicycle so much cheaper than a new one? Why did your favourite bakery move away when the underground station opened next door? None of these questions mentions a demand curve. All of them need one.</p>
      <p>Every lesson opens with a puzzle of this kind and asks for your guess before the explanation begins. The guess matters: at the end you compare it with the model's answer and write one line on what the model left out. In this way you build, week after week, the core of a first university course: opportunity cost, marginal reasoning, consumer choice, production and cost, competition and monopoly, information, a taste of game theory.</p>
      <p>There are graphs, and you will draw them yourself with an interactive tool. There is some algebra, never more than a straight line or a simple derivative. What you will not find is a slogan in favour of the market or against it; prices are a <strong>mechanism</strong>, and the interesting question is when it works.</p>`,
    outcomes: `<ul><li>Reason at the margin and recognise opportunity costs</li><li>Predict how prices and quantities react to a shock</li><li>Compute elasticities and use them</li><li>Explain price discrimination, adverse selection and moral hazard</li><li>Solve a two-player game</li><li>State the assumptions behind a conclusion</li></ul>`,
    activities: `<table><thead><tr><th>Module</th><th>Puzzle</th><th>Concept</th><th>Hours</th></tr></thead><tbody>
      <tr><td>1</td><td>The free concert</td><td>Opportunity cost</td><td>4</td></tr>
      <tr><td>2</td><td>Frost in the orchard</td><td>Supply and demand</td><td>5</td></tr>
      <tr><td>3</td><td>The gym membership</td><td>Consumer choice</td><td>6</td></tr>
      <tr><td>4</td><td>The bakery that moved</td><td>Costs and competition</td><td>6</td></tr>
      <tr><td>5</td><td>Popcorn</td><td>Market power</td><td>5</td></tr>
      <tr><td>6</td><td>The second-hand bicycle</td><td>Information</td><td>5</td></tr>
      <tr><td>7</td><td>Who does the dishes?</td><td>Games</td><td>5</td></tr></tbody></table>`,
    information: `<p>The interactive graphs work with a keyboard and with a screen reader; a table of values accompanies each of them.</p>`,
    assessment: `<p>Problem sets with randomised numbers (as many attempts as you like) and a final test of 25 questions in 60 minutes.</p>`,
    workload: '36 hours over 7 weeks',
    prerequisites: `<p>Secondary school mathematics.</p>`,
    contacts: `<p><a href="mailto:everyday.micro@example.org">everyday.micro@example.org</a></p>`,
    institutions: ['Bocconi'],
    teachers: [
      {
        firstName: 'Leonardo',
        lastName: 'Crivelli',
        department: { it: 'Dipartimento di Economia', en: 'Department of Economics' },
        biography: {
          it: "<p>Insegna microeconomia al primo anno e ricerca nell'organizzazione industriale.</p>",
          en: '<p>He teaches first-year microeconomics; his research is in industrial organisation.</p>',
        },
      },
      {
        firstName: 'Hyejin',
        lastName: 'Park',
        department: { it: 'Dipartimento di Economia', en: 'Department of Economics' },
        biography: {
          it: '<p>Studia con esperimenti le decisioni delle famiglie.</p>',
          en: '<p>She studies household decisions by means of experiments.</p>',
        },
      },
    ],
    categories: ['economia-impresa'],
    isced: ['0311'],
    targets: ['matricole', 'studenti-superiori', 'universitari'],
    eqf: '5',
    opensInDays: -870,
    publishedDaysAgo: 870,
    featured: true,
    trailer: 'orbits.webm',
  },
  {
    key: 'bilancio-impresa',
    language: 'IT',
    title: "Leggere il bilancio d'impresa",
    subtitle: 'Stato patrimoniale, conto economico, rendiconto e nota integrativa in mano a chi non è ragioniere.',
    description: `<p>Un caseificio del parmense chiude l'anno con un utile record e a marzo non riesce a pagare gli stipendi. Com'è possibile? Chi sa leggere un bilancio lo vede in cinque minuti: le forme stanno in magazzino a stagionare, i clienti pagano a novanta giorni e la banca no.</p>
      <p>Il corso insegna quei cinque minuti. Si parte dai documenti previsti dal Codice civile e si prende confidenza con le voci, una alla volta, sempre su bilanci depositati. Poi si riclassifica, si calcolano gli indici, si confrontano imprese dello stesso settore e si impara a diffidare: rivalutazioni, capitalizzazioni generose, crediti che invecchiano.</p>
      <p>La nota integrativa, che di solito si salta, riceve una lezione intera: è lì che le aziende dicono ciò che non vogliono scrivere in grande.</p>`,
    outcomes: `<ul><li>Interpretare i quattro documenti del bilancio di esercizio</li><li>Riclassificare e calcolare i principali indici di liquidità, solidità e redditività</li><li>Distinguere utile e flusso di cassa</li><li>Individuare segnali di crisi</li></ul>`,
    activities: `<ul><li>Otto videolezioni, ognuna con il bilancio di un'impresa diversa: caseificio, cooperativa sociale, società sportiva, cantiere navale…</li><li>Foglio di riclassificazione da completare</li><li>Lavoro finale: parere di due pagine per un fornitore che deve decidere se concedere credito</li></ul>`,
    information: `<p>L'edizione si è conclusa. Una nuova è prevista dopo l'aggiornamento dei bilanci di esempio.</p>`,
    assessment: `<p>Parere finale, valutato dai docenti fino a 200 iscritti e tra pari oltre tale numero.</p>`,
    workload: '20 ore, 4 settimane',
    prerequisites: `<p>Saper usare un foglio di calcolo.</p>`,
    contacts: `<p><a href="mailto:bilancio@example.org">bilancio@example.org</a></p>`,
    institutions: ['UniPr'],
    teachers: [
      {
        firstName: 'Ilaria',
        lastName: 'Pallavicino',
        department: {
          it: 'Dipartimento di Scienze Economiche e Aziendali',
          en: 'Department of Economics and Management',
        },
        biography: {
          it: '<p>Aziendalista e revisora legale, studia le imprese agroalimentari.</p>',
          en: '<p>A business economist and chartered auditor who studies agri-food companies.</p>',
        },
      },
    ],
    categories: ['economia-impresa'],
    isced: ['0411', '0412'],
    targets: ['professionisti', 'universitari'],
    eqf: '6',
    opensInDays: -150,
    closesInDays: -95,
    publishedDaysAgo: 190,
  },
  {
    key: 'sustainable-finance',
    language: 'EN',
    title: 'Sustainable Finance: Reading beyond the Label',
    subtitle: 'Taxonomy, disclosure and double materiality, with the evidence on what green funds achieve.',
    description: `<p>A fund is called "green". What exactly has been promised, by whom, and who checks? Over the past few years the European Union has written a vocabulary to answer these questions, beginning with the Taxonomy Regulation of 2020, and the vocabulary keeps being revised. This course teaches you to read it without becoming its prisoner.</p>
      <p>The first half is about rules and documents. You will open real prospectuses and sustainability statements, find the numbers that matter and learn why two rating agencies can disagree so widely about the same company. <em>Double materiality</em>, the idea that a firm must report both the risks it faces and the harm it causes, is put to the test on a cement producer and on a fashion house.</p>
      <p>The second half is about evidence. Does excluding an industry raise its cost of capital? Do engaged shareholders change what companies do? Do investors pay for virtue? We read the research together, including the studies that contradict each other, and close with a debate recorded at <a href="https://www.unicatt.it/">Università Cattolica</a> among a fund manager, a trade unionist and a moral philosopher.</p>`,
    outcomes: `<ul><li>Explain the aims and limits of European sustainability rules for finance</li><li>Analyse a sustainability statement</li><li>Compare ESG ratings and account for their divergence</li><li>Detect the usual forms of greenwashing</li></ul>`,
    activities: `<ol><li>Reading a prospectus</li><li>The taxonomy, sector by sector</li><li>Rating the raters: a replication exercise</li><li>Engagement or exclusion?</li><li>Team project: an independent opinion on one fund</li></ol>`,
    assessment: `<p>Two case reports (25% each) and the team project (50%), graded by the instructors with a public rubric.</p>`,
    workload: '32 hours over 6 weeks',
    prerequisites: `<p>Basic corporate finance: present value, shares, bonds.</p>`,
    contacts: `<p>Enrolment and accessibility: <a href="mailto:sustainable.finance@example.org">sustainable.finance@example.org</a></p>`,
    institutions: ['UniCatt'],
    teachers: [
      {
        firstName: 'Federica',
        lastName: 'Arrivabene',
        department: {
          it: "Dipartimento di Scienze dell'Economia e della Gestione Aziendale",
          en: 'Department of Economics and Business Management',
        },
        biography: {
          it: '<p>Insegna finanza aziendale; è stata analista obbligazionaria.</p>',
          en: '<p>She teaches corporate finance after a career as a bond analyst.</p>',
        },
      },
      {
        firstName: 'Thijs',
        lastName: 'van der Meulen',
        biography: {
          it: '<p>Si occupa di voto degli azionisti e politiche climatiche delle imprese.</p>',
          en: '<p>His work is on shareholder voting and corporate climate policies.</p>',
        },
      },
      {
        firstName: 'Chiara',
        lastName: 'Monticelli',
        department: { it: 'Dipartimento di Filosofia', en: 'Department of Philosophy' },
        biography: {
          it: '<p>Filosofa morale, scrive di responsabilità collettiva.</p>',
          en: '<p>A moral philosopher, she writes on collective responsibility.</p>',
        },
      },
    ],
    categories: ['economia-impresa', 'diritto-societa'],
    isced: ['0412', '0311', '0413'],
    targets: ['professionisti', 'universitari'],
    eqf: '7',
    opensInDays: 15,
    closesInDays: 70,
    publishedDaysAgo: 14,
  },
  {
    key: 'idea-impresa',
    language: 'IT',
    title: "Dall'idea all'impresa: laboratorio di imprenditorialità",
    institutions: ['UniCal'],
    teachers: [],
    categories: [],
    isced: [],
    targets: [],
    opensInDays: -3,
    publishedDaysAgo: 3,
    cover: false,
  },
];
