import type { Bilingual, SeedCourse } from '../types.ts';

const conservation: Bilingual = { it: 'Scuola di Restauro', en: 'School of Conservation' };
const mosaic: Bilingual = { it: 'Scuola di Mosaico', en: 'School of Mosaic' };
const printmaking: Bilingual = { it: 'Scuola di Grafica d’arte', en: 'School of Printmaking' };

/** Courses on the crafts of painting, mosaic, print and drawing. */
export const artsCourses: readonly SeedCourse[] = [
  {
    key: 'restaurare-dipinti-murali',
    language: 'IT',
    subtitleLanguages: ['it', 'en'],
    title: 'Restaurare i dipinti murali: diagnosi, pulitura, integrazione',
    subtitle: 'Che cosa succede a un affresco in cinquecento anni, e che cosa può fare oggi chi lo cura.',
    description: `<p>Un dipinto murale non si porta in laboratorio: respira con la parete che lo regge, assorbe l’acqua che sale dal terreno, subisce il sole di una finestra aperta nel Settecento. Per questo il restauratore comincia sempre guardando <strong>l’edificio</strong>, prima ancora del colore.</p>
<p>Il corso segue un cantiere vero, la cappella laterale di una chiesa del centro antico di Napoli, dal primo sopralluogo al collaudo. Impareremo a distinguere l’affresco dalla pittura a secco osservando le giornate e i bordi di caduta, a leggere una macchia di umidità, a riconoscere i sali che la formano. Vedremo poi come si sceglie una pulitura e soprattutto <em>come ci si ferma</em>: ogni prova è documentata, ogni passaggio può essere discusso.</p>
<p>L’ultima parte è dedicata alle lacune. Dal tratteggio messo a punto all’<a href="https://www.icr.beniculturali.it/">Istituto Centrale per il Restauro</a> alla selezione cromatica fiorentina, confronteremo soluzioni diverse per lo stesso volto interrotto, chiedendoci ogni volta che cosa vede il pubblico a tre metri e che cosa lo studioso a trenta centimetri.</p>`,
    outcomes: `<ul><li>Distinguere le principali tecniche di pittura murale dagli indizi visibili in superficie</li><li>Collegare le forme di degrado alle loro cause: acqua, sali, microrganismi, interventi precedenti</li><li>Compilare la mappatura del degrado con il lessico normato</li><li>Motivare la scelta di un metodo di pulitura e di integrazione</li></ul>`,
    activities: `<table><thead><tr><th>Settimana</th><th>Argomento</th><th>Ore</th></tr></thead><tbody><tr><td>1</td><td>Intonaco, giornata, pigmento: come è fatto un affresco</td><td>4</td></tr><tr><td>2</td><td>Acqua e sali: indagini non invasive</td><td>5</td></tr><tr><td>3</td><td>Consolidamento e preconsolidamento</td><td>4</td></tr><tr><td>4</td><td>La pulitura: prove, solventi, laser</td><td>5</td></tr><tr><td>5</td><td>Lacune e integrazione</td><td>4</td></tr><tr><td>6</td><td>Documentare e mantenere</td><td>2</td></tr></tbody></table>`,
    information: `<p>Il corso non abilita alla professione di restauratore, che in Italia richiede un percorso quinquennale. È però un buon modo per capire se quel percorso fa per voi.</p>`,
    assessment:
      '<p>Un questionario a fine settimana e una mappatura del degrado su fotografia ad alta definizione, valutata tra pari con una griglia. Si supera con il 60 % dei punti.</p>',
    workload: '24 ore, 6 settimane',
    prerequisites: '<p>Nessuno. Aiuta un ricordo di chimica delle superiori: ioni, soluzioni, pH.</p>',
    contacts:
      '<p>Segreteria del corso: <a href="mailto:restauro.murali@example.org">restauro.murali@example.org</a></p>',
    institutions: ['AbaNa', 'AbaBo'],
    teachers: [
      {
        firstName: 'Immacolata',
        lastName: 'Serpone',
        department: conservation,
        biography: {
          it: '<p>Restauratrice di superfici decorate, ha diretto cantieri in chiese e palazzi della Campania e insegna tecniche della pittura murale.</p>',
          en: '<p>A conservator of decorated surfaces, she has led projects in churches and palaces of Campania and teaches the techniques of wall painting.</p>',
        },
      },
      {
        firstName: 'Dario',
        lastName: 'Vinciguerra',
        department: { it: 'Chimica per il restauro', en: 'Chemistry for conservation' },
        biography: {
          it: '<p>Chimico, si occupa di sali solubili e di gel per la pulitura. Prima dell’insegnamento ha lavorato per dieci anni in un laboratorio di diagnostica.</p>',
          en: '<p>A chemist, he works on soluble salts and cleaning gels. Before teaching he spent ten years in a diagnostics laboratory.</p>',
        },
      },
      {
        firstName: 'Ottavia',
        lastName: 'Bentivogli',
        department: conservation,
        biography: {
          it: '<p>Storica del restauro a Bologna, studia le integrazioni dell’Ottocento e il modo in cui sono state rimosse.</p>',
          en: '<p>A Bologna-based historian of conservation, she studies nineteenth-century retouching and how it was later removed.</p>',
        },
        portrait: false,
      },
    ],
    categories: ['arte-spettacolo', 'lettere-storia'],
    isced: ['0213', '0222'],
    targets: ['universitari', 'professionisti', 'cittadini'],
    eqf: '6',
    opensInDays: -64,
    publishedDaysAgo: 64,
    featured: true,
    trailer: 'arches.webm',
  },
  {
    key: 'mosaico-tessera-muro',
    language: 'IT',
    subtitleLanguages: ['it', 'en', 'fr'],
    title: 'Il mosaico, dalla tessera al muro',
    subtitle: 'Tagliare, disporre, guardare: la grammatica di un’arte lenta, imparata a Ravenna.',
    description: `<p>Chi entra nel Mausoleo di Galla Placidia vede un cielo blu. Chi ci resta dieci minuti comincia a vedere le tessere: inclinate, distanziate, mai uguali, disposte lungo linee che i mosaicisti chiamano <em>andamenti</em>. È da quelle linee che comincia questo corso.</p>
<p>Con la martellina e il tagliolo, ripresi da vicino, mostriamo come nasce una tessera di smalto e perché una di marmo risponde in modo diverso. Copieremo un frammento bizantino con il metodo diretto su calce provvisoria, poi un secondo con il metodo rovesciato, più rapido ma cieco. Non serve un laboratorio: tutti gli esercizi si possono svolgere con carta colorata e un paio di forbici, e molti dei lavori più belli delle edizioni passate sono fatti così.</p>
<h3>Non solo Bisanzio</h3>
<p>Le ultime lezioni arrivano al presente: i cartoni firmati da pittori del Novecento, i rivestimenti delle metropolitane, gli artisti che usano la tessera come un pixel che pesa. Per chi vuole vedere gli originali, il sito di <a href="https://www.ravennamosaici.it/">Ravenna Mosaici</a> indica orari e percorsi.</p>`,
    outcomes: `<ul><li>Leggere andamenti, interstizi e inclinazione in un mosaico antico</li><li>Tagliare e scegliere tessere di materiali diversi</li><li>Applicare il metodo diretto e quello rovesciato</li><li>Progettare un piccolo pannello, dal cartone alla posa</li><li>Discutere i casi di mosaico contemporaneo nello spazio pubblico</li></ul>`,
    activities: `<ul><li>12 video di laboratorio, con camera sul banco e commento del maestro</li><li>4 esercizi in carta e 2 con tessere vere, facoltativi</li><li>Un diario fotografico del proprio frammento, condiviso nel forum</li><li>Una visita virtuale guidata alla basilica di San Vitale</li></ul>`,
    assessment:
      '<p>Consegna del frammento finale, in carta o in tessere, accompagnato da una pagina che spiega gli andamenti scelti.</p>',
    workload: '18 ore, 4 settimane',
    prerequisites: '<p>Nessuno, oltre alla pazienza.</p>',
    contacts:
      '<p><a href="mailto:mosaico@example.org">mosaico@example.org</a>, risposte entro tre giorni lavorativi.</p>',
    institutions: ['AbaRa'],
    teachers: [
      {
        firstName: 'Galla',
        lastName: 'Morigi',
        department: mosaic,
        biography: {
          it: '<p>Mosaicista, alterna la copia dall’antico a opere proprie in smalto e pietra di fiume.</p>',
          en: '<p>A mosaic artist who divides her time between copies after the antique and works of her own in smalti and river stone.</p>',
        },
      },
      {
        firstName: 'Yannis',
        lastName: 'Kalliris',
        department: mosaic,
        biography: {
          it: '<p>Nato a Salonicco, ha studiato la calce nei cantieri dell’Athos. Insegna tecnologia dei materiali.</p>',
          en: '<p>Born in Thessaloniki, he learnt about lime on the building sites of Mount Athos. He teaches technology of materials.</p>',
        },
      },
    ],
    categories: ['arte-spettacolo'],
    isced: ['0213', '0214'],
    targets: ['cittadini', 'docenti', 'studenti-superiori'],
    eqf: '5',
    opensInDays: -40,
    closesInDays: 75,
    publishedDaysAgo: 48,
    featured: true,
  },
  {
    key: 'incisione-segno-lastra',
    language: 'IT',
    title: 'Segno, lastra, stampa: l’incisione in laboratorio',
    subtitle: 'Acquaforte, puntasecca e xilografia con materiali a bassa tossicità.',
    description: `<p>Nel 1500 Jacopo de’ Barbari vedeva Venezia dall’alto, e la vedeva al contrario: ogni linea del legno di pero sarebbe stata stampata a rovescio. L’incisione chiede questo, di pensare un’immagine che non c’è ancora e di affidarla a una superficie che la restituirà diversa.</p>
<p>In cinque settimane proviamo tre modi di farlo. La <strong>xilografia</strong> toglie e lascia in rilievo; la <strong>puntasecca</strong> graffia e solleva una barba di metallo che trattiene l’inchiostro; l’<strong>acquaforte</strong> affida il lavoro a un mordente, e al tempo. Per la morsura usiamo soluzioni saline al posto degli acidi, le stesse introdotte nei laboratori didattici da vent’anni a questa parte, con le precauzioni che comunque richiedono.</p>
<p>Non avete un torchio? Una lezione intera mostra come stampare a mano con un cucchiaio di legno, una tavoletta e la giusta umidità della carta. Il resto lo fanno i muscoli delle spalle.</p>`,
    outcomes: `<ul><li>Riconoscere una stampa in rilievo da una in cavo</li><li>Preparare, incidere e inchiostrare una matrice semplice</li><li>Numerare e firmare una tiratura secondo l’uso</li></ul>`,
    activities: `<table><thead><tr><th>Modulo</th><th>Tecnica</th><th>Ore</th></tr></thead><tbody><tr><td>1</td><td>Guardare le stampe: lente, filigrana, impronta</td><td>3</td></tr><tr><td>2</td><td>Xilografia e linoleografia</td><td>5</td></tr><tr><td>3</td><td>Puntasecca su metallo e su plexiglas</td><td>5</td></tr><tr><td>4</td><td>Acquaforte salina</td><td>5</td></tr><tr><td>5</td><td>Carta, torchio, tiratura</td><td>2</td></tr></tbody></table>`,
    assessment: '<p>Tre prove di stampa fotografate e un test finale di venti domande.</p>',
    workload: '20 ore, 5 settimane',
    contacts: '<p>Scrivere a <a href="mailto:grafica.venezia@example.org">grafica.venezia@example.org</a></p>',
    institutions: ['AbaVe'],
    teachers: [
      {
        firstName: 'Marin',
        lastName: 'Dandolin',
        department: printmaking,
        biography: {
          it: '<p>Incisore, cura la stamperia didattica dell’Accademia e un piccolo torchio del 1911 che porta ancora in giro per le scuole.</p>',
          en: '<p>A printmaker who runs the Academy’s teaching workshop and a small press from 1911 that he still takes around schools.</p>',
        },
      },
    ],
    categories: ['arte-spettacolo'],
    isced: ['0213'],
    targets: ['universitari', 'cittadini'],
    eqf: '5',
    opensInDays: -260,
    closesInDays: -95,
    publishedDaysAgo: 290,
  },
  {
    key: 'anatomia-artistica',
    language: 'IT',
    subtitleLanguages: ['it'],
    title: 'Anatomia artistica: disegnare il corpo',
    subtitle: 'Ossa, muscoli e peso, con la matita in mano e la Galleria dell’Accademia a due passi.',
    description: `<p>Prima si colloca ogni osso, poi si aggiungono i muscoli, infine si riveste tutto di carne: il consiglio di Leon Battista Alberti ai pittori ha quasi sei secoli e funziona ancora.</p>
<p>Ogni unità del corso prende una parte del corpo e la affronta tre volte. La prima con lo scheletro in mano, per capire come si muove; la seconda con un modello vivente, per vedere che cosa di quel movimento affiora; la terza davanti a un’opera, dal <em>David</em> ai cartoni di Pontormo, per scoprire quanto gli artisti sappiano barare a ragion veduta. Le mani del David, si sa, sono grandi: misureremo quanto.</p>
<p>Si disegna molto e si corregge in fretta. Le pose durano da trenta secondi a venti minuti, il cronometro è sullo schermo, e il docente commenta ogni settimana venti tavole scelte fra quelle caricate dagli iscritti.</p>`,
    outcomes: `<ul><li>Individuare i punti di repere ossei in qualunque posa</li><li>Costruire la figura a partire da bacino, gabbia toracica e linea di gravità</li><li>Rappresentare i principali gruppi muscolari in tensione e a riposo</li><li>Disegnare mani, piedi e volto in scorcio</li></ul>`,
    activities: `<table><thead><tr><th>Unità</th><th>Tema</th><th>Pose</th><th>Ore</th></tr></thead><tbody><tr><td>1</td><td>Lo scheletro come architettura</td><td>10</td><td>5</td></tr><tr><td>2</td><td>Il tronco: due volumi e una molla</td><td>14</td><td>6</td></tr><tr><td>3</td><td>Spalla, braccio, mano</td><td>18</td><td>7</td></tr><tr><td>4</td><td>Bacino, gamba, piede</td><td>16</td><td>7</td></tr><tr><td>5</td><td>Testa e volto</td><td>12</td><td>6</td></tr><tr><td>6</td><td>La figura intera nello spazio</td><td>20</td><td>5</td></tr></tbody></table>`,
    information: `<p>Alcune lezioni mostrano modelle e modelli nudi. I minorenni possono seguire la versione con modelli in tuta aderente, identica per contenuti, selezionandola all’iscrizione.</p>`,
    assessment:
      '<p>Portfolio di dodici tavole; quattro sono a tema obbligato. La griglia di valutazione è pubblica fin dal primo giorno.</p>',
    workload: '36 ore, 6 settimane',
    prerequisites: '<p>Matita, carta e un’ora al giorno. Non si richiede esperienza di disegno dal vero.</p>',
    contacts: '<p><a href="mailto:anatomia@example.org">anatomia@example.org</a></p>',
    institutions: ['AbaFi'],
    teachers: [
      {
        firstName: 'Lapo',
        lastName: 'Guidalotti',
        department: { it: 'Cattedra di Anatomia artistica', en: 'Chair of Artistic Anatomy' },
        biography: {
          it: '<p>Disegnatore e scultore, ha illustrato due atlanti per studenti di fisioterapia. Cita Alberti più del necessario.</p>',
          en: '<p>A draughtsman and sculptor who illustrated two atlases for physiotherapy students. He quotes Alberti more than he needs to.</p>',
        },
      },
      {
        firstName: 'Adaeze',
        lastName: 'Okonjo-Bassi',
        department: { it: 'Scuola di Scultura', en: 'School of Sculpture' },
        biography: {
          it: '<p>Scultrice in terracotta, si è formata a Lagos e a Firenze. Guida le sessioni con modello.</p>',
          en: '<p>A sculptor in terracotta, trained in Lagos and Florence. She leads the life sessions.</p>',
        },
      },
    ],
    categories: ['arte-spettacolo'],
    isced: ['0213', '0511'],
    targets: ['studenti-superiori', 'matricole', 'universitari'],
    eqf: '5',
    opensInDays: -12,
    closesInDays: 140,
    publishedDaysAgo: 19,
  },
];
