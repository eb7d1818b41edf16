import type { SeedCourse } from '../types.ts';

export const computingSystemsCourses: readonly SeedCourse[] = [
  {
    key: 'algoritmi-strutture-dati',
    language: 'IT',
    subtitleLanguages: ['IT'],
    title: 'Algoritmi e strutture dati',
    subtitle: `Ordinare, cercare, attraversare: le idee che rendono un programma mille volte più veloce.`,
    description: `<p>Cercare un nome in un elenco di un miliardo di voci richiede al più trenta confronti, se l'elenco è ordinato; un miliardo, se non lo è. Tra queste due cifre sta tutto il corso.</p>
<p>Pisa è la città in cui è nato il primo corso di laurea in informatica in Italia, e qui gli algoritmi si studiano dal 1969. Proponiamo il nucleo di quell'insegnamento in forma aperta: analisi di complessità, ricorsione, ordinamento, tabelle hash, alberi di ricerca bilanciati, code con priorità, grafi, programmazione dinamica. Le dimostrazioni ci sono, ma arrivano dopo le animazioni: prima si vede un invariante reggere passo dopo passo, poi lo si scrive.</p>
<p>Ogni unità si chiude con una sfida a tempo sul <em>giudice automatico</em>, in C++, Java o Python. Chi partecipa alle Olimpiadi di informatica troverà problemi dello stesso stile.</p>`,
    outcomes: `<ul><li>Stimare tempo e memoria di un algoritmo con la notazione asintotica.</li><li>Scegliere la struttura dati adatta alle operazioni più frequenti.</li><li>Dimostrare la correttezza di un ciclo con un invariante.</li><li>Progettare soluzioni con divide et impera, strategia golosa e programmazione dinamica.</li><li>Risolvere problemi classici su grafi.</li></ul>`,
    activities: `<table><thead><tr><th>Unità</th><th>Argomento</th><th>Ore</th></tr></thead><tbody>
<tr><td>1</td><td>Complessità e ricorsione</td><td>8</td></tr>
<tr><td>2</td><td>Ordinamento e ricerca</td><td>8</td></tr>
<tr><td>3</td><td>Tabelle hash e alberi</td><td>10</td></tr>
<tr><td>4</td><td>Grafi: visite e cammini minimi</td><td>12</td></tr>
<tr><td>5</td><td>Programmazione dinamica</td><td>10</td></tr></tbody></table>`,
    assessment: `<p>Venti problemi al giudice automatico; l'attestato richiede di risolverne dodici, almeno due per unità.</p>`,
    workload: '48 ore, 8 settimane',
    prerequisites: `<p>Saper programmare in un linguaggio a scelta: cicli, funzioni, vettori. Chi parte da zero può seguire prima un corso introduttivo.</p>`,
    contacts: `<p><a href="mailto:algoritmi@example.org">algoritmi@example.org</a></p>`,
    institutions: ['UniPi'],
    teachers: [
      {
        firstName: 'Costanza',
        lastName: 'Pardini',
        department: { it: 'Dipartimento di Informatica', en: 'Department of Computer Science' },
        biography: {
          it: `<p>Studia strutture dati compresse per sequenze genomiche e allena gli studenti alle gare internazionali.</p>`,
          en: `<p>She studies compressed data structures for genomic sequences and coaches students for international contests.</p>`,
        },
      },
      {
        firstName: 'Dimitri',
        lastName: 'Papadakis',
        department: { it: 'Dipartimento di Informatica', en: 'Department of Computer Science' },
        biography: {
          it: `<p>Si occupa di algoritmi su grafi molto grandi. Ha studiato a Salonicco e a Pisa.</p>`,
          en: `<p>He works on algorithms for very large graphs. He studied in Thessaloniki and Pisa.</p>`,
        },
      },
    ],
    categories: ['informatica'],
    isced: ['0613', '0541'],
    targets: ['universitari', 'studenti-superiori'],
    eqf: '6',
    opensInDays: 35,
    closesInDays: 125,
    publishedDaysAgo: 10,
  },
  {
    key: 'dati-aperti-pa',
    language: 'IT',
    title: `Pubblicare, documentare, aggiornare e riusare i dati aperti delle amministrazioni pubbliche locali: metadati, licenze, formati, qualità, anonimizzazione e interoperabilità, con esempi tratti da comuni, aziende sanitarie e scuole della Puglia e della Basilicata`,
    subtitle: `Corso per funzionari, responsabili della transizione digitale e cittadini che vogliono capire i conti del proprio comune.`,
    description: `<p>Un file PDF con la scansione storta di una tabella è pubblico, ma non è aperto. La differenza pesa: con dati leggibili da una macchina un giornalista confronta i tempi d'attesa di due ospedali, un'impresa pianifica le consegne, un consiglio comunale discute di fatti.</p>
<p>In cinque moduli si percorre il ciclo di vita di un insieme di dati: scegliere che cosa pubblicare, ripulirlo, descriverlo con i metadati del profilo nazionale, assegnargli una licenza, togliere ciò che permette di risalire alle persone, tenerlo aggiornato. Gli esempi sono veri, compresi gli errori, e provengono da uffici che hanno accettato di mostrarli.</p>
<p>Si lavora con un foglio di calcolo e con strumenti liberi. I risultati si confrontano con quanto già disponibile su <a href="https://www.dati.gov.it/">dati.gov.it</a>.</p>`,
    information: `<p>Per i dipendenti pubblici il corso vale come attività di aggiornamento, secondo le regole della propria amministrazione.</p>`,
    outcomes: `<ul><li>Distinguere dato pubblico, dato aperto e dato personale.</li><li>Scrivere metadati completi per un insieme di dati.</li><li>Scegliere una licenza compatibile con il riuso.</li><li>Valutare il rischio di reidentificazione.</li></ul>`,
    activities: `<ul><li>Ripulire un elenco di strade con nomi scritti in sette modi diversi.</li><li>Compilare una scheda di metadati e farla convalidare.</li><li>Costruire una mappa delle scuole a partire da due fonti discordanti.</li></ul>`,
    assessment: `<p>Pubblicazione in un catalogo di prova di un insieme di dati completo di scheda.</p>`,
    workload: '18 ore, 5 settimane',
    contacts: `<p><a href="mailto:datiaperti@example.org">datiaperti@example.org</a></p>`,
    institutions: ['UniBa'],
    teachers: [
      {
        firstName: 'Vito',
        lastName: 'Lorusso',
        department: { it: 'Dipartimento di Informatica', en: 'Department of Computer Science' },
        biography: {
          it: `<p>Ricercatore in sistemi informativi, ha seguito i portali di dati di tre comuni pugliesi.</p>`,
          en: `<p>A researcher in information systems who has supported the data portals of three municipalities in Puglia.</p>`,
        },
      },
    ],
    categories: ['informatica', 'diritto-societa'],
    isced: ['0612', '0413', '0421'],
    targets: ['professionisti', 'cittadini'],
    eqf: '6',
    opensInDays: -200,
    closesInDays: -20,
    publishedDaysAgo: 240,
    cover: false,
  },
  {
    key: 'visualizzare-i-dati',
    language: 'IT',
    subtitleLanguages: ['IT', 'EN'],
    title: 'Visualizzare i dati',
    subtitle: `Forma, colore e inganno: progettare grafici che si leggono al primo sguardo e reggono al secondo.`,
    description: `<p>Nel 1854 il medico John Snow segnò su una pianta di Londra i morti di colera, e la pompa di Broad Street apparve da sola al centro della macchia. Un buon grafico fa questo: toglie di mezzo sé stesso. Uno cattivo può fare il contrario, e con numeri esatti.</p>
<p>Due scuole di progetto, Venezia e Milano, propongono un percorso in cui il disegno viene prima del software. Si comincia con la percezione: quali differenze l'occhio coglie (posizioni, lunghezze) e quali no (aree, tinte). Si prosegue con un atlante ragionato di forme, dalle barre alle reti, e con il colore, comprese le tavolozze leggibili da chi non distingue il rosso dal verde. Si finisce raccontando: titoli, annotazioni, ordine di lettura.</p>
<p>Gli strumenti sono a scelta: carta, foglio di calcolo, <em>Observable</em> o una libreria del proprio linguaggio. Contano le decisioni, e si valutano quelle.</p>`,
    outcomes: `<ul><li>Scegliere la codifica visiva adatta al tipo di dato e alla domanda.</li><li>Riconoscere assi troncati, scale doppie e altre distorsioni.</li><li>Costruire tavolozze accessibili.</li><li>Scrivere titoli e note che guidano la lettura.</li></ul>`,
    activities: `<table><thead><tr><th>Settimana</th><th>Esercizio</th><th>Ore</th></tr></thead><tbody>
<tr><td>1</td><td>Venti schizzi a mano dello stesso dato</td><td>5</td></tr>
<tr><td>2</td><td>Atlante delle forme</td><td>5</td></tr>
<tr><td>3</td><td>Colore e accessibilità</td><td>4</td></tr>
<tr><td>4</td><td>Mappe senza bugie</td><td>5</td></tr>
<tr><td>5</td><td>Una storia in tre grafici</td><td>7</td></tr></tbody></table>`,
    assessment: `<p>Progetto finale: una storia in tre grafici su dati aperti, discussa in una revisione collettiva.</p>`,
    workload: '26 ore, 5 settimane',
    prerequisites: `<p>Nessuno; è utile sapersi muovere in un foglio di calcolo.</p>`,
    contacts: `<p><a href="mailto:visualizzare@example.org">visualizzare@example.org</a></p>`,
    institutions: ['Iuav', 'PoliMi'],
    teachers: [
      {
        firstName: 'Ginevra',
        lastName: 'Salvagno',
        department: { it: 'Dipartimento di Culture del progetto', en: 'Department of Architecture and Arts' },
        biography: {
          it: `<p>Designer della comunicazione, ha firmato le mappe di due quotidiani nazionali.</p>`,
          en: `<p>A communication designer who has drawn maps for two national newspapers.</p>`,
        },
      },
      {
        firstName: 'Matteo',
        lastName: 'Crespi',
        department: { it: 'Dipartimento di Design', en: 'Department of Design' },
        biography: {
          it: `<p>Ricercatore, studia come si leggono i grafici su schermi piccoli.</p>`,
          en: `<p>A researcher who studies how charts are read on small screens.</p>`,
        },
      },
    ],
    categories: ['informatica', 'architettura-design'],
    isced: ['0213', '0542', '0611'],
    targets: ['universitari', 'professionisti', 'docenti'],
    eqf: '6',
    opensInDays: -15,
    closesInDays: 75,
    publishedDaysAgo: 20,
  },
];
