import type { Bilingual, SeedCourse } from '../types.ts';

const composition: Bilingual = {
  it: 'Dipartimento di Teoria, analisi e composizione',
  en: 'Department of Theory, Analysis and Composition',
};
const newTechnologies: Bilingual = {
  it: 'Dipartimento di Nuove tecnologie e linguaggi musicali',
  en: 'Department of New Music Technologies',
};

/** Courses on how music is made: harmony, improvisation, acoustics, electronics. */
export const musicCourses: readonly SeedCourse[] = [
  {
    key: 'armonia-pratica',
    language: 'IT',
    subtitleLanguages: ['it'],
    title: 'Armonia pratica: dal basso alla cadenza',
    subtitle: 'Scrivere e ascoltare gli accordi, senza separare le due cose.',
    description: `<p>Si può imparare l’armonia come una tabella di divieti, e molti di noi l’hanno imparata così. Oppure la si può imparare come si impara una lingua: ascoltando frasi, ripetendole, cambiandone una parola alla volta. Questo corso prende la seconda strada e incontra i divieti quando servono.</p>
<p>Ogni lezione parte da otto battute vere. Un corale di Bach, un valzer di Schubert, un’aria di Bellini, una canzone di Modugno: togliamo la melodia, poi le parti interne, finché resta il basso; da lì risaliamo. Lungo il percorso si consolidano triadi e settime nei loro rivolti, cadenze, progressioni, modulazione ai toni vicini, note estranee all’armonia.</p>
<p>Gli esercizi si svolgono in un editor di partiture nel browser, che fa sentire subito il risultato e segnala quinte e ottave parallele. <strong>Non le vieta</strong>: chiede di spiegare perché ci sono.</p>`,
    outcomes: `<ul><li>Realizzare a quattro parti un basso numerato di media difficoltà</li><li>Riconoscere all’ascolto le cadenze e le progressioni più comuni</li><li>Armonizzare una melodia semplice in due stili diversi</li><li>Analizzare una pagina pianistica dell’Ottocento</li></ul>`,
    activities: `<table><thead><tr><th>Modulo</th><th>Argomento</th><th>Ore</th></tr></thead><tbody><tr><td>1</td><td>Il basso come guida; triadi</td><td>6</td></tr><tr><td>2</td><td>Rivolti e condotta delle parti</td><td>8</td></tr><tr><td>3</td><td>Cadenze e fraseggio</td><td>6</td></tr><tr><td>4</td><td>Settime e progressioni</td><td>8</td></tr><tr><td>5</td><td>Modulare ai toni vicini</td><td>7</td></tr><tr><td>6</td><td>Dalla pagina all’orecchio: prova d’insieme</td><td>5</td></tr></tbody></table>`,
    information:
      '<p>Utile per preparare la prova di teoria dell’ammissione ai trienni. I programmi sono sul sito del <a href="https://www.consmilano.it/">Conservatorio</a>.</p>',
    assessment:
      '<p>Sei consegne corrette automaticamente e una prova finale d’ascolto e scrittura, in novanta minuti.</p>',
    workload: '40 ore, 10 settimane',
    prerequisites: '<p>Leggere in chiave di violino e di basso; conoscere intervalli e tonalità.</p>',
    contacts: '<p><a href="mailto:armonia@example.org">armonia@example.org</a></p>',
    institutions: ['ConsMi'],
    teachers: [
      {
        firstName: 'Ludovico',
        lastName: 'Pozzobonelli',
        department: composition,
        biography: {
          it: '<p>Compositore e didatta, scrive musica da camera e manuali in cui gli esempi sono più lunghi delle regole.</p>',
          en: '<p>A composer and teacher who writes chamber music, and textbooks whose examples are longer than their rules.</p>',
        },
      },
      {
        firstName: 'Marta',
        lastName: 'Szczepańska',
        department: composition,
        biography: {
          it: '<p>Pianista e analista, nata a Cracovia; cura la formazione dell’orecchio.</p>',
          en: '<p>A pianist and analyst born in Kraków; she looks after ear training.</p>',
        },
      },
    ],
    categories: ['musica'],
    isced: ['0215'],
    targets: ['studenti-superiori', 'matricole', 'docenti'],
    eqf: '5',
    opensInDays: -305,
    publishedDaysAgo: 305,
  },
  {
    key: 'partimento-tradition',
    language: 'EN',
    subtitleLanguages: ['en', 'it', 'de'],
    title: 'The Partimento Tradition: Improvising Like a Neapolitan Maestro',
    subtitle: 'One bass line, ten fingers, and the method that trained orphans to become Europe’s court composers.',
    description: `<p>A boy of eight enters one of the four conservatories of Naples around 1720. He has no parents, no money and, within ten years, a trade: he can invent music at the keyboard as fast as he can play it. How was it done?</p>
<p>With <em>partimenti</em>: bass lines, sometimes with figures, more often without, from which the pupil unfolded a whole piece. Durante, Fenaroli and their colleagues left hundreds of them, and the library of <a href="https://www.sanpietroamajella.it/">San Pietro a Majella</a> holds one of the largest collections. We shall play from those manuscripts, shown page by page with a modern transcription beside them.</p>
<p>The order is that of the eighteenth-century lessons. First cadences in every key and in three positions, then the rule of the octave, then bass motions, then suspensions; imitation and a first fugue crown the last week. Each step comes with a demonstration, a slow version, a version with a <strong>deliberate mistake</strong> to find, and a backing bass to practise with.</p>
<p>Theory has been kept to what a hand can use. Pianists, organists, guitarists and singers who accompany themselves have all followed the pilot edition.</p>`,
    outcomes: `<ul><li>Play simple, compound and double cadences in the common keys</li><li>Harmonise a scale with the rule of the octave</li><li>Realise unfigured basses by recognising their motions</li><li>Improvise a short prelude over a given bass</li></ul>`,
    activities: `<table><thead><tr><th>Week</th><th>Lesson</th><th>Source</th><th>Hours</th></tr></thead><tbody><tr><td>1</td><td>Cadences</td><td>Durante, <em>Regole</em></td><td>5</td></tr><tr><td>2</td><td>Rule of the octave</td><td>Fenaroli</td><td>6</td></tr><tr><td>3</td><td>Bass motions, up and down</td><td>Fenaroli</td><td>7</td></tr><tr><td>4</td><td>Suspensions</td><td>Fenaroli</td><td>6</td></tr><tr><td>5</td><td>Diminution: making it sing</td><td>Durante</td><td>6</td></tr><tr><td>6</td><td>Imitation and partimento fugue</td><td>Fenaroli</td><td>6</td></tr></tbody></table>`,
    assessment:
      '<p>Two recordings of your own realisations, reviewed by peers. They may be played slowly; they may not be written out beforehand.</p>',
    workload: '36 hours over 6 weeks',
    prerequisites: '<p>Fluent reading in two clefs and elementary keyboard technique.</p>',
    contacts: '<p>Write to <a href="mailto:partimento@example.org">partimento@example.org</a></p>',
    institutions: ['ConsNa'],
    teachers: [
      {
        firstName: 'Gennaro',
        lastName: 'Abbatangelo',
        department: { it: 'Dipartimento di Strumenti a tastiera', en: 'Department of Keyboard Instruments' },
        biography: {
          it: '<p>Clavicembalista, improvvisa in pubblico su bassi scelti dagli ascoltatori.</p>',
          en: '<p>A harpsichordist who improvises in public on basses chosen by the audience.</p>',
        },
      },
      {
        firstName: 'Hildegard',
        lastName: 'Nussbaumer',
        department: composition,
        biography: {
          it: '<p>Musicologa, ha schedato i manoscritti didattici di tre biblioteche napoletane.</p>',
          en: '<p>A musicologist who has described the teaching manuscripts of three Neapolitan libraries.</p>',
        },
      },
      {
        firstName: 'Ciro',
        lastName: 'Palumbieri',
        department: { it: 'Biblioteca', en: 'Library' },
        portrait: false,
      },
    ],
    categories: ['musica', 'lettere-storia'],
    isced: ['0215', '0222'],
    targets: ['universitari', 'docenti', 'professionisti'],
    eqf: '6',
    opensInDays: -88,
    publishedDaysAgo: 88,
    featured: true,
    trailer: 'arches.webm',
  },
  {
    key: 'acustica-strumenti',
    language: 'IT',
    subtitleLanguages: ['it', 'en'],
    title: 'Perché suona: acustica degli strumenti musicali',
    subtitle: 'Corde, canne, pelli e stanze raccontate da un fisico, due musicisti e un ingegnere.',
    description: `<p>Nel 1714, ad Ancona, Giuseppe Tartini suonò due note insieme sul violino e ne udì una terza, più grave, che nessuno stava suonando. Passò il resto della vita a chiedersi da dove venisse. La risposta sta un po’ nell’aria e molto nel nostro orecchio, e per arrivarci serve quasi tutta la fisica degli strumenti musicali.</p>
<p>Il percorso alterna l’aula da concerto e il laboratorio. Una camera ad alta velocità mostra la corda sotto l’archetto, che non oscilla come nei libri di scuola ma corre in un angolo vivo; un modello stampato in 3D fa vedere perché un clarinetto salta alla dodicesima e un oboe all’ottava; una mappa colorata rivela quali zone di un timpano tacciono a ogni nota.</p>
<p>Nell’ultima settimana entriamo nelle sale: riverberazione, riflessioni precoci, silenzio. Con il microfono di un telefono misurerete la risposta di una scala, di una chiesa, del vostro bagno, e la confronterete con quella di cento altri iscritti sulla carta acustica del corso.</p>`,
    outcomes: `<ul><li>Spiegare risonanza, armonici e timbro con esempi sonori</li><li>Collegare forma e materiale di uno strumento al suo spettro</li><li>Leggere uno spettrogramma</li><li>Stimare il tempo di riverberazione di un ambiente</li></ul>`,
    activities: `<table><thead><tr><th>Settimana</th><th>Tema</th><th>Esperimento</th><th>Ore</th></tr></thead><tbody><tr><td>1</td><td>Vibrare: oscillatori e corde</td><td>Il monocordo fatto in casa</td><td>4</td></tr><tr><td>2</td><td>Soffiare: canne e ance</td><td>Bottiglie accordate</td><td>4</td></tr><tr><td>3</td><td>Percuotere: membrane e piastre</td><td>Le figure di Chladni con il sale</td><td>4</td></tr><tr><td>4</td><td>Ascoltare: il terzo suono</td><td>Due fischietti e un’app</td><td>4</td></tr><tr><td>5</td><td>Abitare: l’acustica delle sale</td><td>Un palloncino che scoppia</td><td>5</td></tr></tbody></table>`,
    assessment: '<p>Questionari settimanali e una relazione di misura con i propri dati, anche imperfetti.</p>',
    workload: '21 ore, 5 settimane',
    prerequisites: '<p>Matematica delle superiori. Non occorre saper suonare.</p>',
    contacts: '<p><a href="mailto:acustica@example.org">acustica@example.org</a></p>',
    institutions: ['ConsTo', 'ConsTs', 'PoliTo'],
    teachers: [
      {
        firstName: 'Emanuele',
        lastName: 'Rocca Balbis',
        department: { it: 'Dipartimento di Strumenti ad arco', en: 'Department of Bowed Strings' },
        biography: {
          it: '<p>Violinista e fisico, suona uno strumento che ha misurato in ogni modo senza capirlo del tutto.</p>',
          en: '<p>A violinist and physicist who plays an instrument he has measured in every way without quite understanding it.</p>',
        },
      },
      {
        firstName: 'Tjaša',
        lastName: 'Kravos',
        department: { it: 'Dipartimento di Strumenti a fiato', en: 'Department of Wind Instruments' },
        biography: {
          it: '<p>Oboista triestina, costruisce ance e ne registra lo spettro.</p>',
          en: '<p>An oboist from Trieste who makes reeds and records their spectrum.</p>',
        },
      },
      {
        firstName: 'Stefano',
        lastName: 'Giachino',
        department: { it: 'Dipartimento Energia', en: 'Department of Energy' },
        biography: {
          it: '<p>Ingegnere acustico, ha curato il recupero di due teatri storici.</p>',
          en: '<p>An acoustical engineer who worked on the renovation of two historic theatres.</p>',
        },
      },
      {
        firstName: 'Fatou',
        lastName: 'Diagne',
        department: newTechnologies,
        biography: {
          it: '<p>Percussionista, insegna prassi del timpano e analisi del suono.</p>',
          en: '<p>A percussionist who teaches timpani and sound analysis.</p>',
        },
        portrait: false,
      },
    ],
    categories: ['musica', 'scienze'],
    isced: ['0215', '0533'],
    targets: ['studenti-superiori', 'docenti', 'cittadini'],
    eqf: '5',
    opensInDays: -60,
    closesInDays: 45,
    publishedDaysAgo: 75,
    trailer: 'orbits.webm',
  },
  {
    key: 'suono-sintetico',
    language: 'IT',
    title: 'Suono sintetico: laboratorio di musica elettronica',
    subtitle: 'Dal nastro tagliato con le forbici ai sintetizzatori aperti: fare, smontare, riascoltare.',
    description: `<p>Firenze ebbe il suo studio di fonologia musicale nel 1963, fra i primi in Italia, nato dalla caparbietà di un compositore e da apparecchi presi a prestito. Un corso di musica elettronica tenuto qui non può che cominciare da quella stanza, e dai rumori che ne uscirono.</p>
<p>Ogni settimana ricostruiamo un procedimento storico con strumenti gratuiti: il nastro, che oggi è un file da tagliare e invertire; la sintesi additiva, un armonico alla volta; la modulazione di frequenza; la sintesi granulare. Per ciascuno c’è un brano da ascoltare per intero, al buio, <em>prima</em> di aprire il programma.</p>
<p>L’obiettivo è comporre uno studio di due minuti con tre soli materiali. Poco, apposta: chi ha a disposizione ogni suono possibile ha bisogno soprattutto di imparare a rinunciare.</p>`,
    outcomes: `<ul><li>Usare un ambiente di programmazione audio a blocchi</li><li>Distinguere all’ascolto i principali tipi di sintesi</li><li>Registrare, montare e spazializzare materiali concreti</li><li>Comporre e documentare uno studio elettroacustico</li></ul>`,
    activities: `<ul><li>Sette ascolti guidati</li><li>Sette laboratori, con i file di partenza e quelli di arrivo</li><li>Due revisioni tra pari dello studio, a metà e alla fine</li></ul>`,
    information:
      '<p>Tutti i programmi usati sono liberi e funzionano su Windows, macOS e Linux. Servono cuffie chiuse, anche economiche.</p>',
    assessment: '<p>Studio di due minuti in stereofonia e una pagina di note tecniche.</p>',
    workload: '35 ore, 7 settimane',
    prerequisites: '<p>Dimestichezza con il computer. La notazione musicale non è richiesta.</p>',
    contacts: '<p><a href="mailto:elettronica.fi@example.org">elettronica.fi@example.org</a></p>',
    institutions: ['ConsFi'],
    teachers: [
      {
        firstName: 'Neri',
        lastName: 'Bartolommei',
        department: newTechnologies,
        biography: {
          it: '<p>Compositore elettroacustico, restaura nastri magnetici e talvolta ne compone di nuovi.</p>',
          en: '<p>An electroacoustic composer who restores magnetic tapes and now and then composes new ones.</p>',
        },
      },
      {
        firstName: 'Soo-jin',
        lastName: 'Bae',
        department: newTechnologies,
        biography: {
          it: '<p>Artista sonora e programmatrice, lavora con altoparlanti autocostruiti.</p>',
          en: '<p>A sound artist and programmer who works with home-made loudspeakers.</p>',
        },
      },
    ],
    categories: ['musica', 'informatica'],
    isced: ['0215', '0211'],
    targets: ['universitari', 'cittadini', 'professionisti'],
    eqf: '6',
    opensInDays: 41,
    closesInDays: 160,
    publishedDaysAgo: 6,
  },
];
