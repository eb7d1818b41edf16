import type { Bilingual, SeedCourse } from '../types.ts';

const earlyMusic: Bilingual = { it: 'Dipartimento di Musica antica', en: 'Department of Early Music' };
const traditionalMusic: Bilingual = {
  it: 'Dipartimento di Musiche tradizionali',
  en: 'Department of Traditional Music',
};
const humanities: Bilingual = {
  it: 'Dipartimento di Lettere, Lingue e Beni culturali',
  en: 'Department of Humanities, Languages and Cultural Heritage',
};

/** Courses on the music of other times and traditions. */
export const musicHistoryCourses: readonly SeedCourse[] = [
  {
    key: 'venezia-barocca',
    language: 'IT',
    subtitleLanguages: ['it', 'en'],
    title: 'Venezia barocca: la musica negli ospedali e nei teatri',
    subtitle: 'Le «putte» dietro la grata, l’impresario alla porta, Vivaldi in mezzo.',
    description: `<p>Chi visitava Venezia nel primo Settecento aveva due mete serali. Una era il teatro, dove si pagava il biglietto e si poteva restare con la maschera. L’altra era la chiesa di un ospedale, dove orfane istruite per anni cantavano e suonavano dietro una grata, invisibili e famose in tutta Europa.</p>
<p>Il corso mette a confronto i due mondi. Leggiamo i registri della Pietà, con le spese per le corde e le multe alle allieve in ritardo; i contratti degli impresari; le lettere dei viaggiatori, entusiasti e inattendibili. Poi ascoltiamo: un concerto scritto per una violinista di cui conosciamo solo il nome di battesimo, un’aria che fece litigare due teatri, un <em>Gloria</em> in cui i bassi erano cantati da donne, forse.</p>
<p>Alla fine del percorso la città stessa diventa una partitura. Con una mappa interattiva si cammina da campo a campo ascoltando ciò che lì risuonava, e in quali mesi dell’anno.</p>`,
    outcomes: `<ul><li>Descrivere l’organizzazione musicale dei quattro ospedali</li><li>Spiegare come funzionava, economicamente, una stagione d’opera</li><li>Riconoscere la forma del concerto con ritornello</li><li>Interrogare una fonte d’archivio con spirito critico</li></ul>`,
    activities: `<table><thead><tr><th>Settimana</th><th>Luogo</th><th>Ascolto</th><th>Ore</th></tr></thead><tbody><tr><td>1</td><td>La Pietà</td><td>Vivaldi, concerti per violino</td><td>4</td></tr><tr><td>2</td><td>I Mendicanti e gli Incurabili</td><td>Mottetti a voce sola</td><td>4</td></tr><tr><td>3</td><td>San Giovanni Grisostomo</td><td>Arie d’opera seria</td><td>4</td></tr><tr><td>4</td><td>San Marco</td><td>Lotti, una messa a cappella</td><td>4</td></tr></tbody></table>`,
    information:
      '<p>Il pamphlet <em>Il teatro alla moda</em>, di quel Benedetto Marcello cui è intitolato il <a href="https://www.conservatoriovenezia.net/">Conservatorio</a>, è letto per intero da due attori.</p>',
    assessment: '<p>Test finale e commento di un documento a scelta fra sei.</p>',
    workload: '16 ore, 4 settimane',
    prerequisites: '<p>Nessuno.</p>',
    contacts: '<p><a href="mailto:venezia.barocca@example.org">venezia.barocca@example.org</a></p>',
    institutions: ['ConsVe'],
    teachers: [
      {
        firstName: 'Zanetta',
        lastName: 'Querini',
        department: earlyMusic,
        biography: {
          it: '<p>Violinista barocca e ricercatrice d’archivio; dirige un gruppo di sole donne che suona il repertorio degli ospedali.</p>',
          en: '<p>A baroque violinist and archival researcher who leads an all-women ensemble for the repertoire of the ospedali.</p>',
        },
      },
    ],
    categories: ['musica', 'lettere-storia'],
    isced: ['0215', '0222'],
    targets: ['cittadini', 'universitari'],
    eqf: '5',
    opensInDays: -500,
    closesInDays: -310,
    publishedDaysAgo: 540,
  },
  {
    key: 'launeddas-canto-tenore',
    language: 'IT',
    subtitleLanguages: ['it', 'en'],
    title: 'Launeddas e canto a tenore: musiche di tradizione orale della Sardegna',
    subtitle: 'Tre canne, quattro voci e tremila anni di fiato.',
    description: `<p>Un bronzetto nuragico trovato a Ittiri raffigura un suonatore con tre canne in bocca. Lo strumento che oggi si ascolta nelle feste del Sarrabus è fatto nello stesso modo, e si suona con la stessa tecnica: il <strong>fiato continuo</strong>, con cui l’aria entra dal naso mentre le guance ne spingono altra nelle canne. Un ballo può durare quaranta minuti senza una sola pausa.</p>
<p>Nel centro dell’isola si canta invece in quattro, in cerchio, con una mano sull’orecchio. <em>Boghe</em>, <em>mesu boghe</em>, <em>contra</em> e <em>bassu</em>: il canto a tenore è iscritto dal 2008 nella lista UNESCO del patrimonio immateriale, ma resta soprattutto un modo di stare fra amici al bar. Abbiamo chiesto a tre gruppi di Barbagia di cantare separando le voci, cosa che non fanno mai, per poterle studiare una a una.</p>
<p>Oltre agli strumenti dell’orecchio usiamo quelli dell’etnomusicologia, dalla trascrizione al lavoro sul campo, e discutiamo il lascito di chi registrò queste musiche nel Novecento: quelle bobine, oggi, di chi sono?</p>`,
    outcomes: `<ul><li>Riconoscere cuntzertus e balli principali delle launeddas</li><li>Seguire all’ascolto le quattro parti del canto a tenore</li><li>Usare i concetti base dell’etnomusicologia</li><li>Discutere proprietà e restituzione delle registrazioni storiche</li></ul>`,
    activities: `<table><thead><tr><th>Unità</th><th>Tema</th><th>Ore</th></tr></thead><tbody><tr><td>1</td><td>Isola di suoni: una mappa</td><td>3</td></tr><tr><td>2</td><td>Costruire e suonare le launeddas</td><td>5</td></tr><tr><td>3</td><td>Il ballo e la sua forma</td><td>4</td></tr><tr><td>4</td><td>Il canto a tenore</td><td>5</td></tr><tr><td>5</td><td>Archivi, ricerca, restituzione</td><td>3</td></tr></tbody></table>`,
    assessment: '<p>Trascrizione guidata di un frammento oppure intervista a un musicista della propria zona.</p>',
    workload: '20 ore, 5 settimane',
    prerequisites: '<p>Nessuno; chi legge la musica troverà materiali in più.</p>',
    contacts: '<p><a href="mailto:musiche.sarde@example.org">musiche.sarde@example.org</a></p>',
    institutions: ['ConsCa', 'UniCa'],
    teachers: [
      {
        firstName: 'Efisio',
        lastName: 'Melis Cannas',
        department: traditionalMusic,
        biography: {
          it: '<p>Suonatore e costruttore di launeddas, ha imparato da un maestro del Sarrabus.</p>',
          en: '<p>A player and maker of launeddas who learnt from a master of the Sarrabus.</p>',
        },
      },
      {
        firstName: 'Grazia',
        lastName: 'Deiana',
        department: humanities,
        biography: {
          it: '<p>Etnomusicologa, studia le polifonie di tradizione orale del Mediterraneo.</p>',
          en: '<p>An ethnomusicologist who studies the oral polyphonies of the Mediterranean.</p>',
        },
      },
      {
        firstName: 'Bachisio',
        lastName: 'Mureddu',
        department: traditionalMusic,
        biography: {
          it: '<p>Pastore e <em>contra</em> di un tenore della Barbagia.</p>',
          en: '<p>A shepherd, and the <em>contra</em> of a tenore group from Barbagia.</p>',
        },
      },
      {
        firstName: 'Astrid',
        lastName: 'Thorsen',
        department: humanities,
        biography: {
          it: '<p>Archivista sonora danese, si occupa di digitalizzazione e diritti.</p>',
          en: '<p>A Danish sound archivist who deals with digitisation and rights.</p>',
        },
      },
      {
        firstName: 'Maria Bonaria',
        lastName: 'Usai',
        department: traditionalMusic,
        portrait: false,
      },
    ],
    categories: ['musica', 'lingue'],
    isced: ['0215', '0314'],
    targets: ['cittadini', 'docenti', 'universitari'],
    eqf: '5',
    opensInDays: -27,
    publishedDaysAgo: 27,
    featured: true,
    trailer: 'arches.webm',
  },
  {
    key: 'mousike-grecia-antica',
    language: 'IT',
    title: 'Μουσική: suono, parola e danza nella Grecia antica',
    subtitle: 'Sessanta frammenti, due inni a Delfi e molte domande.',
    description: `<p>Della musica greca restano una sessantina di frammenti annotati, qualche strumento e una quantità di discussioni su quale modo renda coraggiosi e quale indebolisca. La parola stessa, <em>μουσική</em>, comprendeva ciò che noi dividiamo: il canto, il verso, il passo.</p>
<p>Partiamo da Selinunte e da Agrigento, dai vasi con suonatrici di aulo e dalle tombe in cui lo strumento accompagnava il musicista. Impariamo la notazione alfabetica quanto basta per leggere l’epitaffio di Sicilo, pochi versi di melodia e un consiglio: <em>finché vivi, splendi</em>. Con due esecutori proviamo ricostruzioni diverse degli inni delfici, dichiarando ogni volta che cosa è documento e che cosa è immaginazione.</p>`,
    outcomes: `<ul><li>Descrivere aulo, lira e cetra e i loro usi</li><li>Leggere un breve testo in notazione greca</li><li>Distinguere fonte, ricostruzione e invenzione</li></ul>`,
    workload: '12 ore',
    institutions: ['ConsPa'],
    teachers: [
      {
        firstName: 'Selene',
        lastName: 'Papadìa',
        department: earlyMusic,
      },
    ],
    categories: ['musica', 'lettere-storia'],
    isced: ['0215'],
    targets: ['studenti-superiori'],
    opensInDays: -760,
    publishedDaysAgo: 760,
  },
];
