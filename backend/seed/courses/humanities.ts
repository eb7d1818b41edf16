import type { SeedCourse } from '../types.ts';

/** Literature, art history, history and philosophy. */
export const humanitiesCourses: readonly SeedCourse[] = [
  {
    key: 'leggere-inferno-dante',
    language: 'IT',
    subtitleLanguages: ['IT', 'EN'],
    title: "Leggere l'Inferno di Dante",
    subtitle: 'Sei canti, letti verso per verso, per entrare nella Commedia senza soggezione.',
    description: `<p>Chi ha studiato Dante a scuola ricorda spesso le parafrasi più dei versi. Qui si torna al testo: un canto alla settimana, letto ad alta voce e poi smontato con calma, terzina dopo terzina, chiedendosi perché una parola sta proprio lì.</p>
      <p>Cominciamo dalla selva del primo canto e arriviamo alla torre del conte Ugolino, passando per Francesca, Farinata, Pier della Vigna e Ulisse. Ogni incontro apre una questione diversa: l'amore come lettura, la politica delle fazioni a Firenze, il suicidio e la fama, il limite della conoscenza. Alla lettura si affianca il laboratorio sulla <strong>tradizione manoscritta</strong>: di Dante non resta nemmeno una riga autografa, e il testo che leggiamo è il frutto di scelte degli editori.</p>
      <p>Le lezioni sono state registrate tra le aule dell'<a href="https://www.unifi.it/it">Ateneo fiorentino</a> e alcuni luoghi della città che il poema ricorda, dal Battistero alle lapidi con le terzine murate sulle vie del centro.</p>`,
    outcomes: `<ul><li>Parafrasare e commentare un passo dell'<em>Inferno</em> senza traduzione a fronte</li><li>Riconoscere metro, similitudini e fonti classiche principali</li><li>Collocare i personaggi nella Firenze tra Due e Trecento</li><li>Spiegare come nasce un'edizione critica e che cosa sia una variante</li></ul>`,
    activities: `<table><thead><tr><th>Settimana</th><th>Canto</th><th>Ore</th></tr></thead><tbody>
      <tr><td>1</td><td>I: la selva, le fiere, Virgilio</td><td>4</td></tr>
      <tr><td>2</td><td>V: Paolo e Francesca</td><td>4</td></tr>
      <tr><td>3</td><td>X: Farinata e Cavalcante</td><td>4</td></tr>
      <tr><td>4</td><td>XIII: la selva dei suicidi</td><td>4</td></tr>
      <tr><td>5</td><td>XXVI: Ulisse</td><td>4</td></tr>
      <tr><td>6</td><td>XXXIII: Ugolino</td><td>4</td></tr></tbody></table>`,
    information: `<p>Ogni canto è disponibile anche come solo audio, recitato per intero. Il testo di riferimento è annotato e scaricabile.</p>`,
    assessment: `<p>Un questionario per ogni canto e, alla fine, un commento di 600 parole a un passo scelto dal partecipante, valutato tra pari con una griglia. L'attestato richiede il 60% dei punti.</p>`,
    workload: '24 ore, 6 settimane',
    prerequisites: `<p>Nessuno, oltre a una buona conoscenza dell'italiano.</p>`,
    contacts: `<p>Scrivi alla redazione del corso: <a href="mailto:lettura.dante@example.org">lettura.dante@example.org</a></p>`,
    institutions: ['UniFi'],
    teachers: [
      {
        firstName: 'Lapo',
        lastName: 'Gherardini',
        department: { it: 'Dipartimento di Lettere e Filosofia', en: 'Department of Humanities' },
        biography: {
          it: '<p>Filologo italianista, lavora sui commenti trecenteschi alla <em>Commedia</em> e sulle loro miniature.</p>',
          en: '<p>A scholar of Italian philology, he works on fourteenth-century commentaries on the <em>Comedy</em> and on their illuminations.</p>',
        },
      },
      {
        firstName: 'Oksana',
        lastName: 'Melnyk',
        department: { it: 'Dipartimento di Lettere e Filosofia', en: 'Department of Humanities' },
        biography: {
          it: '<p>Studia la fortuna di Dante nelle lingue slave e ha tradotto in ucraino una scelta di canti.</p>',
          en: '<p>She studies the reception of Dante in Slavic languages and has translated a selection of cantos into Ukrainian.</p>',
        },
      },
    ],
    categories: ['lettere-storia'],
    isced: ['0232'],
    targets: ['studenti-superiori', 'docenti', 'cittadini'],
    eqf: '5',
    opensInDays: -410,
    publishedDaysAgo: 410,
    featured: true,
    trailer: 'arches.webm',
  },
  {
    key: 'arte-ottocento',
    language: 'IT',
    title: "Storia dell'arte dell'Ottocento",
    subtitle: 'Dalle accademie ai divisionisti: come la pittura italiana imparò a guardare il presente.',
    description: `<p>Nel 1859 Francesco Hayez dipinge <em>Il bacio</em>; poco più di quarant'anni dopo Pellizza da Volpedo finisce <em>Il Quarto Stato</em>. Tra le due tele cambia tutto: il pubblico, il mercato, il colore, l'idea stessa di soggetto degno di un grande formato.</p>
      <p>Il corso segue questo cambiamento attraverso le istituzioni che lo resero possibile o lo ostacolarono. Si entra nelle accademie e nei loro concorsi, nelle esposizioni promotrici, negli studi dei fotografi, nelle case dei collezionisti. Una settimana è dedicata alla <strong>cattedra di paesaggio</strong> dell'Accademia Albertina, affidata nel 1869 ad Antonio Fontanesi, e al modo in cui si insegnava a dipingere dal vero.</p>
      <h3>Un laboratorio sui disegni di scuola</h3>
      <p>L'Università di Torino e l'<a href="https://albertina-academy.it/">Accademia Albertina</a> mettono a disposizione riproduzioni ad alta definizione di disegni, gessi e prove d'esame: chi frequenta impara a schedarli come si fa in un museo.</p>`,
    outcomes: `<ul><li>Distinguere neoclassicismo, romanticismo, macchia e divisionismo a partire dalle opere</li><li>Descrivere un dipinto con lessico tecnico appropriato</li><li>Compilare una scheda di catalogo essenziale</li></ul>`,
    activities: `<ul><li>18 videolezioni di circa 12 minuti</li><li>Quattro visite filmate, ciascuna con una mappa delle opere</li><li>Una scheda di catalogo, con revisione da parte di un tutor dell'Accademia</li></ul>`,
    assessment: `<p>Riconoscimento di opere (40%) e scheda di catalogo (60%).</p>`,
    workload: '30 ore, 6 settimane',
    prerequisites: `<p>Nozioni generali di storia europea.</p>`,
    contacts: `<p><a href="mailto:ottocento@example.org">ottocento@example.org</a></p>`,
    institutions: ['UniTo', 'AbaTo'],
    teachers: [
      {
        firstName: 'Clotilde',
        lastName: 'Vercellone',
        department: { it: 'Dipartimento di Studi Storici', en: 'Department of Historical Studies' },
        biography: {
          it: "<p>Si occupa di esposizioni e mercato dell'arte in Piemonte tra Restaurazione e Unità.</p><p>Ha curato mostre sulla pittura di paesaggio.</p>",
          en: '<p>Her field is exhibitions and the art market in Piedmont from the Restoration to Unification.</p><p>She has curated shows on landscape painting.</p>',
        },
      },
      {
        firstName: 'Ruben',
        lastName: 'Castagneris',
        department: { it: 'Scuola di Pittura', en: 'School of Painting' },
        biography: {
          it: '<p>Pittore e docente di tecniche; restaura le collezioni didattiche di gessi.</p>',
          en: '<p>A painter who teaches techniques; he looks after the teaching collection of plaster casts.</p>',
        },
        portrait: false,
      },
    ],
    categories: ['lettere-storia', 'arte-spettacolo'],
    isced: ['0222', '0213'],
    targets: ['universitari', 'docenti', 'cittadini'],
    eqf: '6',
    opensInDays: -30,
    closesInDays: 75,
    publishedDaysAgo: 62,
  },
  {
    key: 'citta-universita-medioevo',
    language: 'IT',
    subtitleLanguages: ['IT'],
    title: 'Città e università nel Medioevo',
    subtitle: 'Maestri, studenti e comuni alle origini di Bologna, Padova e Siena.',
    description: `<p>Un'università medievale non ha edifici: ha persone. Studenti che arrivano da oltralpe, si organizzano in <em>nationes</em>, pagano i professori e, quando la città non li ascolta, minacciano di andarsene. A volte se ne vanno davvero: nel 1222 un gruppo di maestri e scolari lascia Bologna e si stabilisce a Padova.</p>
      <p>Tre atenei raccontano qui la propria infanzia a partire dai documenti: privilegi imperiali, statuti, contratti d'affitto, liti per un libro impegnato e mai restituito. Dalle carte emerge una città che cambia forma, con botteghe di copisti, banchi di prestito, locande e tribunali che vivono degli studenti.</p>
      <p>Non è una storia di sole glorie. Parleremo del costo dei libri, della violenza, di chi restava fuori dalle aule e di come il potere pubblico imparò presto che un corpo di giuristi era un ottimo investimento. Per orientarsi conviene dare prima uno sguardo alle pagine storiche dell'<a href="https://www.unibo.it/it">Università di Bologna</a> e dell'<a href="https://www.unipd.it/">Università di Padova</a>.</p>`,
    outcomes: `<ul><li>Spiegare che cosa distingue uno <em>studium</em> da una scuola cattedrale</li><li>Leggere in traduzione uno statuto universitario e ricavarne informazioni sociali</li><li>Confrontare il modello degli studenti (Bologna) con quello dei maestri (Parigi)</li><li>Usare criticamente le date di fondazione tradizionali</li></ul>`,
    activities: `<table><thead><tr><th>Modulo</th><th>Argomento</th><th>A cura di</th><th>Ore</th></tr></thead><tbody>
      <tr><td>1</td><td>Il diritto ritrovato: glossatori e scolari</td><td>Bologna</td><td>6</td></tr>
      <tr><td>2</td><td>La migrazione del 1222 e la libertà patavina</td><td>Padova</td><td>6</td></tr>
      <tr><td>3</td><td>Un comune che finanzia lo studio</td><td>Siena</td><td>6</td></tr>
      <tr><td>4</td><td>Vita quotidiana: libri, case, conflitti</td><td>tutti</td><td>6</td></tr></tbody></table>`,
    information: `<p>Il corso dà diritto a un attestato; per il riconoscimento di crediti ci si rivolge al proprio ateneo.</p>`,
    assessment: `<p>Quattro prove a risposta multipla e l'analisi guidata di un documento.</p>`,
    workload: '24 ore, 4 settimane',
    prerequisites: `<p>Non serve il latino: tutte le fonti sono tradotte.</p>`,
    contacts: `<p>Segreteria didattica: <a href="mailto:studium@example.org">studium@example.org</a></p>`,
    institutions: ['UniBo', 'UniPd', 'UniSi'],
    teachers: [
      {
        firstName: 'Berenice',
        lastName: 'Malvezzi',
        department: { it: 'Dipartimento di Storia Culture Civiltà', en: 'Department of History and Cultures' },
        biography: {
          it: '<p>Medievista, studia gli statuti delle <em>nationes</em> studentesche.</p>',
          en: '<p>A medievalist, she studies the statutes of the student <em>nationes</em>.</p>',
        },
      },
      {
        firstName: 'Tancredi',
        lastName: 'Zabarella Moro',
        department: { it: 'Dipartimento di Scienze Storiche', en: 'Department of Historical Sciences' },
        biography: {
          it: '<p>Ha pubblicato i contratti dei copisti padovani del Trecento.</p>',
          en: '<p>He has edited the contracts of fourteenth-century Paduan copyists.</p>',
        },
      },
      {
        firstName: 'Ginevra',
        lastName: 'Piccolini',
        department: {
          it: 'Dipartimento di Scienze Storiche e dei Beni Culturali',
          en: 'Department of History and Cultural Heritage',
        },
        biography: {
          it: '<p>Archivista di formazione, ricerca sulle finanze del comune di Siena.</p>',
          en: '<p>Trained as an archivist, she researches the finances of the commune of Siena.</p>',
        },
      },
    ],
    categories: ['lettere-storia', 'diritto-societa'],
    isced: ['0222'],
    targets: ['universitari', 'matricole', 'cittadini'],
    eqf: '6',
    opensInDays: -12,
    closesInDays: 48,
    publishedDaysAgo: 33,
    featured: true,
  },
  {
    key: 'perche-argomentare',
    language: 'IT',
    title: "Perché hai torto (e come dirlo bene): introduzione all'argomentazione",
    subtitle: 'Logica &amp; retorica per discutere <em>senza</em> litigare.',
    description: `<p>«È sempre stato così», «lo dicono tutti», «allora sei contro il progresso»: tre frasi comuni, tre modi di non rispondere. Imparare a riconoscerli è utile; imparare a non usarli lo è di più.</p>
      <p>Partiamo da discussioni reali, prese da assemblee condominiali, dibattiti parlamentari e sezioni di commenti, e le trascriviamo in forma di premesse e conclusioni. A quel punto si vede che cosa regge e che cosa no. La logica proposizionale entra poco per volta, come strumento e non come catechismo: tavole di verità, condizioni necessarie e sufficienti, differenza tra un argomento <strong>valido</strong> e uno <strong>corretto</strong>.</p>
      <p>La seconda metà è dedicata agli argomenti che non sono dimostrazioni: analogie, testimonianze, generalizzazioni, ragionamenti sul probabile. Sono quelli di cui viviamo, dall'aula di tribunale alla visita medica, e Aristotele li aveva già classificati nella <em>Retorica</em>. Si chiude con un esercizio scomodo: difendere, nel modo migliore possibile, la tesi con cui non si è d'accordo.</p>`,
    outcomes: `<ul><li>Ricostruire la struttura di un argomento scritto o parlato</li><li>Valutare validità, verità delle premesse e pertinenza</li><li>Riconoscere almeno dodici fallacie frequenti, con le eccezioni in cui non sono tali</li><li>Scrivere un saggio breve che tratti con onestà l'obiezione più forte</li><li>Moderare una discussione di gruppo</li></ul>`,
    activities: `<table><thead><tr><th>Settimana</th><th>Tema</th><th>Ore</th></tr></thead><tbody>
      <tr><td>1</td><td>Che cos'è un argomento</td><td>3</td></tr>
      <tr><td>2</td><td>Connettivi e tavole di verità</td><td>5</td></tr>
      <tr><td>3</td><td>Fallacie, con cautela</td><td>4</td></tr>
      <tr><td>4</td><td>Analogia, autorità, probabilità</td><td>4</td></tr>
      <tr><td>5</td><td>Difendere la tesi altrui</td><td>4</td></tr></tbody></table>`,
    assessment: `<p>Esercizi a correzione automatica e un saggio di 800 parole, letto da due compagni di corso e, a campione, dai docenti.</p>`,
    workload: '20 ore, 5 settimane',
    contacts: `<p><a href="mailto:argomentare@example.org">argomentare@example.org</a>. I docenti rispondono nel forum, di solito entro due giorni.</p>`,
    institutions: ['UniPi'],
    teachers: [
      {
        firstName: 'Ettore',
        lastName: 'Barsanti',
        department: {
          it: 'Dipartimento di Civiltà e Forme del Sapere',
          en: 'Department of Civilisations and Forms of Knowledge',
        },
        biography: {
          it: '<p>Insegna logica e filosofia del linguaggio. Allena la squadra studentesca di dibattito.</p>',
          en: '<p>He teaches logic and the philosophy of language, and coaches the student debating team.</p>',
        },
      },
    ],
    categories: ['lettere-storia', 'diritto-societa'],
    isced: ['0223', '0232'],
    targets: ['studenti-superiori', 'matricole', 'cittadini'],
    eqf: '5',
    publishedDaysAgo: 733,
  },
];
