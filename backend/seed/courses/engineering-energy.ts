import type { SeedCourse } from '../types.ts';

export const engineeringEnergyCourses: readonly SeedCourse[] = [
  {
    key: 'idrogeno-filiera',
    language: 'IT',
    subtitleLanguages: ['IT', 'EN'],
    title: `Idrogeno: dall'elettrolisi all'acciaieria`,
    subtitle: `Produzione, trasporto, usi e costi di un vettore energetico molto discusso.`,
    description: `<p>Un chilogrammo di idrogeno contiene quasi tre volte l'energia di uno di gasolio, ma a pressione atmosferica occupa undici metri cubi. Quasi tutte le difficoltà di questa filiera nascono da quel volume.</p>
<p>Il Politecnico di Torino e l'Università di Genova seguono la molecola lungo il suo viaggio. All'inizio ci sono gli elettrolizzatori, alcalini e a membrana, e il costo dell'elettricità che li alimenta. Poi la compressione, lo stoccaggio, i metanodotti esistenti e i limiti dell'acciaio. Poi gli usi, trattati senza tifo: dove l'idrogeno sembra difficile da sostituire (siderurgia, fertilizzanti, navi) e dove esistono alternative più efficienti (riscaldamento domestico, automobili).</p>
<p>Ogni modulo contiene un <strong>bilancio di massa e di energia</strong> da completare. Alla fine si ottiene il costo di una tonnellata di acciaio prodotta con idrogeno rinnovabile, e si può vedere da quali ipotesi dipende.</p>`,
    outcomes: `<ul><li>Calcolare rendimento e consumo specifico di un elettrolizzatore.</li><li>Confrontare tre modi di trasporto su distanze diverse.</li><li>Descrivere i rischi specifici dell'idrogeno e le misure di prevenzione.</li><li>Stimare il costo livellato e discuterne la sensibilità.</li></ul>`,
    activities: `<table><thead><tr><th>Modulo</th><th>Argomento</th><th>Ore</th></tr></thead><tbody>
<tr><td>1</td><td>Proprietà, sicurezza, infiammabilità</td><td>5</td></tr>
<tr><td>2</td><td>Produzione: elettrolisi e reforming con cattura</td><td>7</td></tr>
<tr><td>3</td><td>Compressione, stoccaggio, reti</td><td>6</td></tr>
<tr><td>4</td><td>Celle a combustibile e motori navali</td><td>6</td></tr>
<tr><td>5</td><td>Siderurgia e costo finale</td><td>6</td></tr></tbody></table>`,
    assessment: `<p>Cinque fogli di calcolo completati e una nota di sintesi di due pagine.</p>`,
    workload: '30 ore, 5 settimane',
    prerequisites: `<p>Termodinamica di base.</p>`,
    contacts: `<p><a href="mailto:idrogeno@example.org">idrogeno@example.org</a></p>`,
    institutions: ['PoliTo', 'UniGe'],
    teachers: [
      {
        firstName: 'Umberto',
        lastName: 'Giraudo',
        department: { it: 'Dipartimento Energia "Galileo Ferraris"', en: 'Department of Energy "Galileo Ferraris"' },
        biography: {
          it: `<p>Studia celle a ossidi solidi e ha realizzato un impianto dimostrativo alimentato a biogas.</p>`,
          en: `<p>He studies solid-oxide cells and has built a demonstration plant fed with biogas.</p>`,
        },
      },
      {
        firstName: 'Caterina',
        lastName: 'Parodi',
        department: {
          it: 'Ingegneria Meccanica, Energetica, Gestionale e dei Trasporti',
          en: 'Mechanical, Energy, Management and Transportation Engineering',
        },
        biography: {
          it: `<p>Lavora sulla propulsione navale a celle a combustibile nel porto di Genova.</p>`,
          en: `<p>She works on fuel-cell ship propulsion in the port of Genoa.</p>`,
        },
      },
    ],
    categories: ['ingegneria'],
    isced: ['0713', '0711'],
    targets: ['universitari', 'professionisti'],
    eqf: '7',
    opensInDays: -95,
    publishedDaysAgo: 95,
  },
  {
    key: 'smart-grids',
    language: 'EN',
    subtitleLanguages: ['EN'],
    title: 'Smart Grids',
    subtitle: 'Keeping the lights on when a million roofs produce power and nobody controls the wind.',
    description: `<p>At every instant, the electricity fed into a grid must equal the electricity taken out of it. For a century the task fell to a few hundred power stations that followed demand. In southern Italy, where on a windy Sunday in spring renewable production can exceed local consumption, the task has turned around: demand, storage and neighbours have to follow the weather.</p>
<p>The course explains how. First the physics: voltage, frequency, inertia, and why they are local or global. Then the tools: forecasting, batteries, demand response, smart inverters, high-voltage links. Last the people: markets, energy communities and the operator in the control room, whose working day you will replay hour by hour with real data from Puglia.</p>
<p>Power-flow exercises use an open-source Python package. The data of the national system are published by <a href="https://www.terna.it/">Terna</a>.</p>`,
    outcomes: `<ul><li>Explain how frequency is controlled on three time scales.</li><li>Run and interpret a power-flow calculation.</li><li>Size a battery for a given service.</li><li>Describe how an energy community shares its benefits.</li></ul>`,
    activities: `<ul><li>Four laboratories on power flow, forecasting, storage and control.</li><li>A role-play: one day in the control room.</li><li>Optional reading list with twelve annotated papers.</li></ul>`,
    assessment: `<p>Laboratory sheets (70%) and a final quiz (30%).</p>`,
    workload: '32 hours over 8 weeks',
    prerequisites: `<p>Alternating-current circuits, complex numbers.</p>`,
    contacts: `<p><a href="mailto:smartgrids@example.org">smartgrids@example.org</a></p>`,
    institutions: ['PoliBa'],
    teachers: [
      {
        firstName: 'Nicola',
        lastName: 'Cassano',
        department: { it: `Ingegneria Elettrica e dell'Informazione`, en: 'Electrical and Information Engineering' },
        biography: {
          it: `<p>Esperto di regolazione di rete e di microreti insulari; ha lavorato alle isole Tremiti.</p>`,
          en: `<p>A specialist in grid control and island microgrids who has worked on the Tremiti islands.</p>`,
        },
      },
      {
        firstName: 'Hanna',
        lastName: 'Lindqvist',
        department: { it: `Ingegneria Elettrica e dell'Informazione`, en: 'Electrical and Information Engineering' },
        biography: {
          it: `<p>Arriva da Göteborg; si occupa di mercati elettrici e di comunità energetiche.</p>`,
          en: `<p>She comes from Gothenburg and works on electricity markets and energy communities.</p>`,
        },
      },
    ],
    categories: ['ingegneria', 'informatica'],
    isced: ['0713'],
    targets: ['universitari', 'professionisti'],
    eqf: '7',
    opensInDays: -100,
    publishedDaysAgo: 110,
  },
  {
    key: 'bauen-mit-holz',
    language: 'DE',
    subtitleLanguages: ['DE', 'IT'],
    title: 'Bauen mit Holz im Alpenraum',
    subtitle: 'Vom Wald bis zum mehrgeschossigen Gebäude: Werkstoff, Bauphysik und Verbindungen.',
    description: `<p>Ein alter Kornspeicher im Ahrntal steht seit vierhundert Jahren, ohne einen einzigen Nagel. Ein Wohnhaus in Bozen, sechs Geschosse aus Brettsperrholz, wurde in wenigen Wochen montiert. Zwischen den beiden liegen neue Klebstoffe, neue Normen und dieselbe Frage: Wie hält man Holz trocken?</p>
<p>Der Kurs der <a href="https://www.unibz.it/de/">Freien Universität Bozen</a> führt vom Baum zum Bauwerk. Behandelt werden Wuchs und Sortierung, Feuchte und Schwinden, Tragverhalten, Brandschutz, Schallschutz und die Details, an denen Bauschäden entstehen. Handwerksbetriebe aus Südtirol und dem Trentino zeigen ihre Werkstätten; ein Förster erklärt, was Stürme und Borkenkäfer für das Angebot bedeuten. Jede Woche endet mit einem Schadensfall aus der Praxis, den die Teilnehmenden zuerst selbst beurteilen.</p>
<p>Die Fachbegriffe werden durchgehend auf Deutsch und Italienisch angegeben, denn auf den Baustellen der Region werden beide Sprachen gesprochen.</p>`,
    outcomes: `<ul><li>Holzarten und Holzwerkstoffe für eine Anwendung auswählen.</li><li>Das Feuchteverhalten eines Wandaufbaus beurteilen.</li><li>Einfache Verbindungen bemessen.</li><li>Typische Schäden erkennen und vermeiden.</li></ul>`,
    activities: `<table><thead><tr><th>Woche</th><th>Thema</th><th>Stunden</th></tr></thead><tbody>
<tr><td>1</td><td>Wald und Werkstoff</td><td>5</td></tr>
<tr><td>2</td><td>Feuchte und Bauphysik</td><td>6</td></tr>
<tr><td>3</td><td>Tragwerk und Verbindungen</td><td>7</td></tr>
<tr><td>4</td><td>Brand- und Schallschutz, Details</td><td>6</td></tr></tbody></table>`,
    assessment: `<p>Detailzeichnung eines Wandanschlusses mit kurzer Begründung.</p>`,
    workload: '24 Stunden, 4 Wochen',
    prerequisites: `<p>Grundkenntnisse der Baukonstruktion.</p>`,
    contacts: `<p><a href="mailto:holzbau@example.org">holzbau@example.org</a></p>`,
    institutions: ['UniBz'],
    teachers: [
      {
        firstName: 'Lukas',
        lastName: 'Oberrauch',
        department: { it: 'Facoltà di Ingegneria', en: 'Faculty of Engineering' },
        biography: {
          it: `<p>Ingegnere e carpentiere, insegna costruzioni in legno e bioedilizia.</p>`,
          en: `<p>An engineer and carpenter who teaches timber construction and green building.</p>`,
        },
      },
    ],
    categories: ['ingegneria', 'architettura-design'],
    isced: ['0732', '0722', '0821'],
    targets: ['professionisti', 'universitari'],
    eqf: '6',
    opensInDays: -260,
    publishedDaysAgo: 260,
  },
  {
    key: 'pioggia-in-citta',
    language: 'IT',
    title: 'La pioggia in città',
    subtitle: `Drenaggio urbano, tetti verdi e strade spugna contro gli allagamenti.`,
    description: `<p>Un prato assorbe gran parte di un temporale; lo stesso ettaro asfaltato ne scarica in fogna quasi tutta l'acqua, e lo fa in pochi minuti. Quando le condotte posate da un nonno ingegnere non bastano più, si può costruirne di più grandi oppure rimettere in città un po' di prato.</p>
<p>Nel campus di Arcavacata, in Calabria, un tetto verde e un parcheggio permeabile sono sotto misura da anni: le loro portate, minuto per minuto, sono il laboratorio di questo corso. Si impara a leggere una curva di possibilità pluviometrica, a stimare il deflusso di un isolato, a modellare una rete con un programma libero e a dimensionare trincee drenanti, giardini della pioggia e vasche.</p>
<p>Si parla anche di soldi e di manutenzione, perché una caditoia intasata vanifica qualunque progetto.</p>`,
    outcomes: `<ul><li>Costruire un evento di pioggia di progetto.</li><li>Calcolare portata e volume di deflusso di una piccola area urbana.</li><li>Dimensionare due soluzioni basate sulla natura.</li><li>Confrontare costi e benefici in trent'anni di esercizio.</li></ul>`,
    activities: `<ul><li>Quattro esercitazioni con SWMM, il modello aperto dell'agenzia ambientale statunitense.</li><li>Rilievo delle superfici impermeabili del proprio quartiere da immagini aeree.</li><li>Discussione di un allagamento recente, a partire dai dati del pluviometro.</li></ul>`,
    assessment: `<p>Progetto preliminare di un intervento nel proprio quartiere, con relazione e tavola.</p>`,
    workload: '24 ore, 6 settimane',
    prerequisites: `<p>Idraulica di base; saper usare un foglio di calcolo.</p>`,
    institutions: ['UniCal'],
    teachers: [
      {
        firstName: 'Francesca',
        lastName: 'Scalercio',
        department: { it: `Dipartimento di Ingegneria dell'Ambiente`, en: 'Department of Environmental Engineering' },
        biography: {
          it: `<p>Insegna Infrastrutture idrauliche e cura il parco sperimentale di drenaggio urbano.</p>`,
          en: `<p>She teaches hydraulic infrastructure and looks after the experimental urban drainage park.</p>`,
        },
      },
      {
        firstName: 'Antonio',
        lastName: 'Garritano',
        department: { it: `Dipartimento di Ingegneria dell'Ambiente`, en: 'Department of Environmental Engineering' },
        portrait: false,
      },
    ],
    categories: ['ingegneria', 'architettura-design'],
    isced: ['0732', '0712', '0731'],
    targets: ['universitari', 'professionisti', 'cittadini'],
    eqf: '6',
    opensInDays: -8,
    closesInDays: 98,
    publishedDaysAgo: 16,
  },
];
