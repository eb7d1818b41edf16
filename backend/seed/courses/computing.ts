import type { SeedCourse } from '../types.ts';

export const computingCourses: readonly SeedCourse[] = [
  {
    key: 'python-da-zero',
    language: 'IT',
    subtitleLanguages: ['IT'],
    title: 'Programmare in Python: dal primo script al primo progetto',
    subtitle: `Otto settimane per imparare a pensare come chi programma, scrivendo codice fin dal primo minuto.`,
    description: `<p>La prima riga si scrive prima della fine del primo video. Funziona, stampa un nome sullo schermo e da lì non ci si ferma più: variabili, condizioni, cicli, funzioni, file, moduli.</p>
<p>Non è un elenco di istruzioni. Ogni settimana ruota intorno a un problema piccolo ma vero: dividere le spese di una vacanza, trovare le parole più usate nei <em>Promessi sposi</em>, disegnare un fiocco di neve con la tartaruga, rinominare mille fotografie. Prima si prova con carta e penna, poi si scrive, poi si sbaglia e si impara a leggere il messaggio d'errore: una competenza che pochi corsi insegnano e che fa risparmiare ore.</p>
<p>L'ambiente di lavoro è nel browser. Dalla quinta settimana chi vuole può passare al proprio computer, con una guida per Windows, macOS e Linux. La documentazione di riferimento è quella ufficiale, su <a href="https://www.python.org/">python.org</a>: impareremo a consultarla senza paura.</p>`,
    information: `<p>Gli insegnanti possono chiedere una copia del corso per la propria classe, con un registro separato dei risultati.</p>`,
    outcomes: `<ul><li>Scomporre un problema in passi eseguibili.</li><li>Scrivere funzioni con parametri, valori di ritorno e una breve documentazione.</li><li>Scegliere tra liste, dizionari e insiemi.</li><li>Leggere e scrivere file di testo e CSV.</li><li>Interpretare un messaggio d'errore e correggere il programma.</li><li>Realizzare e presentare un progetto di circa cento righe.</li></ul>`,
    activities: `<table><thead><tr><th>Settimana</th><th>Problema guida</th><th>Ore</th></tr></thead><tbody>
<tr><td>1</td><td>Un saluto personalizzato: variabili e testo</td><td>4</td></tr>
<tr><td>2</td><td>Le spese della vacanza: numeri e condizioni</td><td>4</td></tr>
<tr><td>3</td><td>Il fiocco di neve: cicli e funzioni</td><td>5</td></tr>
<tr><td>4</td><td>Le parole di Manzoni: liste e dizionari</td><td>5</td></tr>
<tr><td>5</td><td>Mille fotografie: file e cartelle</td><td>5</td></tr>
<tr><td>6</td><td>Il meteo di ieri: moduli e dati in rete</td><td>5</td></tr>
<tr><td>7-8</td><td>Progetto personale</td><td>12</td></tr></tbody></table>`,
    assessment: `<p>Gli esercizi sono corretti automaticamente da una serie di prove; il progetto finale è valutato da tre compagni di corso.</p>`,
    workload: '40 ore, 8 settimane',
    prerequisites: `<p>Saper usare una tastiera e un browser. Nessuna esperienza di programmazione.</p>`,
    contacts: `<p>Scrivere a <a href="mailto:python.zero@example.org">python.zero@example.org</a> indicando il numero dell'esercizio.</p>`,
    institutions: ['UniUrb'],
    teachers: [
      {
        firstName: 'Federica',
        lastName: 'Montefiori',
        department: { it: 'Dipartimento di Scienze Pure e Applicate', en: 'Department of Pure and Applied Sciences' },
        biography: {
          it: `<p>Insegna Programmazione al primo anno di Informatica applicata. Da dieci anni porta il coding nelle scuole primarie delle Marche.</p>`,
          en: `<p>She teaches first-year programming in Applied Computer Science and has been bringing coding to primary schools in the Marche for ten years.</p>`,
        },
      },
      {
        firstName: 'Samuele',
        lastName: 'Guidi',
        department: { it: 'Dipartimento di Scienze Pure e Applicate', en: 'Department of Pure and Applied Sciences' },
        biography: {
          it: `<p>Dottorando, mantiene i correttori automatici del corso e risponde nel forum, di solito di notte.</p>`,
          en: `<p>A PhD student who maintains the automatic graders of the course and answers on the forum, usually at night.</p>`,
        },
        portrait: false,
      },
    ],
    categories: ['informatica'],
    isced: ['0613'],
    targets: ['studenti-superiori', 'matricole', 'docenti', 'cittadini'],
    eqf: '5',
    opensInDays: -730,
    publishedDaysAgo: 730,
    featured: true,
  },
  {
    key: 'relational-databases',
    language: 'EN',
    subtitleLanguages: ['EN'],
    title: 'Relational Databases in Practice',
    subtitle: 'Model, query and tune the database of a public library, from the first table to the execution plan.',
    description: `<p>One case, followed from beginning to end: a network of twelve public libraries that lends books, loses some of them, sends reminders and wants to know which titles to buy next. The librarians' notes are messy and contradict one another, exactly as real requirements do.</p>
<p>You will turn those notes into an entity-relationship diagram, the diagram into tables, and the tables into a running PostgreSQL database. After that come queries: first simple selections, then joins, grouping, subqueries and window functions. When the data grow from a thousand loans to ten million, the same queries become slow, and you will learn to read an execution plan and to add the right index instead of all of them.</p>
<h3>What we leave out</h3>
<p>Non-relational stores are compared briefly in the last unit. Administration of servers, backups and replication belong to a different course.</p>`,
    outcomes: `<ul><li>Draw a conceptual model from an informal description.</li><li>Normalise a schema to third normal form, and say when not to.</li><li>Write SQL with joins, aggregates, common table expressions and window functions.</li><li>Use constraints and transactions to keep data correct.</li><li>Explain a query plan and improve it with an index.</li></ul>`,
    activities: `<table><thead><tr><th>Week</th><th>Topic</th><th>Hours</th></tr></thead><tbody>
<tr><td>1</td><td>Conceptual modelling</td><td>6</td></tr>
<tr><td>2</td><td>Tables, keys, constraints</td><td>6</td></tr>
<tr><td>3</td><td>Querying I: selections and joins</td><td>7</td></tr>
<tr><td>4</td><td>Querying II: groups and windows</td><td>7</td></tr>
<tr><td>5</td><td>Transactions</td><td>5</td></tr>
<tr><td>6</td><td>Indexes and plans</td><td>5</td></tr></tbody></table>`,
    assessment: `<p>Sixty auto-graded queries and a schema design reviewed by a tutor.</p>`,
    workload: '36 hours over 6 weeks',
    prerequisites: `<p>Basic set notation. Some programming experience helps but is not required.</p>`,
    contacts: `<p><a href="mailto:databases@example.org">databases@example.org</a></p>`,
    institutions: ['UniRoma3'],
    teachers: [
      {
        firstName: 'Valerio',
        lastName: 'Pandolfini',
        department: {
          it: 'Ingegneria Civile, Informatica e delle Tecnologie Aeronautiche',
          en: 'Civil, Computer Science and Aeronautical Technologies Engineering',
        },
        biography: {
          it: `<p>Professore di Basi di dati, ha lavorato alla digitalizzazione dei cataloghi di biblioteche storiche romane.</p>`,
          en: `<p>A professor of databases who has helped to digitise the catalogues of historical libraries in Rome.</p>`,
        },
      },
    ],
    categories: ['informatica'],
    isced: ['0612'],
    targets: ['universitari', 'professionisti'],
    eqf: '6',
    opensInDays: -60,
    closesInDays: 30,
    publishedDaysAgo: 75,
  },
  {
    key: 'sicurezza-ogni-giorno',
    language: 'IT',
    subtitleLanguages: ['IT', 'EN'],
    title: 'Sicurezza informatica di ogni giorno',
    subtitle: `Password, messaggi truffa, copie di riserva: proteggere sé stessi, la famiglia e un piccolo ufficio.`,
    description: `<p>«Il suo pacco è in giacenza, clicchi qui.» Almeno una volta ci siamo cascati quasi tutti. Dietro a quel messaggio non c'è un genio incappucciato, ma un'industria con turni, listini e assistenza clienti. Per difendersi non occorre diventare esperti: bastano poche abitudini, scelte bene.</p>
<p>Il corso, realizzato dagli atenei di Salerno e di Milano, è pensato per chi usa telefono e computer senza mestiere informatico. Spiega come funzionano davvero le truffe, che cosa protegge una password e che cosa no, perché l'autenticazione a due fattori vale lo sforzo, come fare una copia di riserva che sopravviva a un ransomware.</p>
<p>Gli ultimi due moduli si rivolgono a studi professionali, scuole e associazioni: ruoli, aggiornamenti, obblighi di legge e un <strong>piano di una pagina</strong> su che cosa fare nella prima ora dopo un incidente. Per approfondire rimandiamo alle guide dell'<a href="https://www.acn.gov.it/">Agenzia per la cybersicurezza nazionale</a>.</p>`,
    information: `<p>Le simulazioni di phishing usano indirizzi e marchi inventati. Nessun dato personale viene raccolto durante le esercitazioni.</p>`,
    outcomes: `<ul><li>Riconoscere sei tipi di truffa digitale.</li><li>Configurare un gestore di password e il secondo fattore.</li><li>Preparare e verificare una copia di riserva.</li><li>Ridurre i dati che le applicazioni raccolgono.</li><li>Scrivere un piano di risposta per un piccolo ufficio.</li></ul>`,
    activities: `<ul><li>Dieci lezioni da quindici minuti, anche in formato audio.</li><li>Una casella di posta simulata in cui distinguere i messaggi autentici da quelli falsi.</li><li>Una lista di controllo da completare sul proprio telefono.</li></ul>`,
    assessment: `<p>Test finale di venti situazioni pratiche; soglia 75%.</p>`,
    workload: '10 ore, 4 settimane',
    contacts: `<p><a href="mailto:sicurezza.quotidiana@example.org">sicurezza.quotidiana@example.org</a></p>`,
    institutions: ['UniSa', 'UniMi'],
    teachers: [
      {
        firstName: 'Alfonso',
        lastName: 'Rinaldi Capasso',
        department: { it: 'Dipartimento di Informatica', en: 'Department of Computer Science' },
        biography: {
          it: `<p>Crittografo, consulente per la formazione degli enti locali campani.</p>`,
          en: `<p>A cryptographer who advises local authorities in Campania on training.</p>`,
        },
      },
      {
        firstName: 'Ludovica',
        lastName: 'Brambilla',
        department: { it: 'Dipartimento di Informatica', en: 'Department of Computer Science' },
        biography: {
          it: `<p>Analizza programmi malevoli e coordina una squadra universitaria di gare di sicurezza.</p>`,
          en: `<p>She analyses malicious software and coordinates a university team for security competitions.</p>`,
        },
      },
      {
        firstName: 'Oluwaseun',
        lastName: 'Adebayo',
        department: { it: 'Scienze giuridiche', en: 'Legal Studies' },
        biography: {
          it: `<p>Giurista, si occupa di protezione dei dati e di reati informatici.</p>`,
          en: `<p>A lawyer working on data protection and cybercrime.</p>`,
        },
      },
    ],
    categories: ['informatica', 'diritto-societa'],
    isced: ['0611', '0612'],
    targets: ['cittadini', 'professionisti', 'docenti'],
    eqf: '5',
    opensInDays: -150,
    publishedDaysAgo: 150,
    featured: true,
    trailer: 'orbits.webm',
  },
];
