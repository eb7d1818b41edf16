import type { SeedCourse } from '../types.ts';

export const scienceLifeCourses: readonly SeedCourse[] = [
  {
    key: 'leggere-un-vulcano',
    language: 'IT',
    subtitleLanguages: ['IT', 'EN', 'FR'],
    title: `Leggere un vulcano: Vesuvio, Campi Flegrei, Etna`,
    subtitle: `Come si sorveglia un vulcano attivo quando ai suoi piedi vivono centinaia di migliaia di persone.`,
    description: `<p>A Pozzuoli il suolo sale e scende da duemila anni. Le colonne del macellum romano, forate dai molluschi marini a diversi metri d'altezza, lo raccontano meglio di qualunque strumento; tra il 1982 e il 1984 il porto si alzò di quasi due metri e circa quarantamila persone dovettero lasciare il centro. Che cosa spinge dal basso? E come si decide quando preoccuparsi?</p>
<p>Tre vulcani italiani, tre caratteri diversi. Il <strong>Vesuvio</strong>, a condotto chiuso, con la memoria dell'eruzione del 79. I <strong>Campi Flegrei</strong>, una caldera senza una montagna da indicare col dito. L'<strong>Etna</strong>, che erutta quasi ogni anno e sul quale si coltivano viti. Li percorriamo con i geologi, dai depositi di pomici alle sale di monitoraggio, imparando a interpretare sismicità, deformazioni e gas.</p>
<p>L'ultima parte riguarda le persone: zone rosse, livelli di allerta, piani di evacuazione, comunicazione del rischio. Chi vive in quei comuni troverà indicazioni pratiche; chi vive altrove capirà perché prevedere un'eruzione non è come prevedere la pioggia.</p>
<p>Bollettini e mappe aggiornati si trovano sul sito dell'<a href="https://www.ingv.it/">INGV</a> e del <a href="https://www.protezionecivile.gov.it/">Dipartimento della Protezione civile</a>.</p>`,
    information: `<p>Il corso ha scopo formativo: per le norme di comportamento fanno fede soltanto le comunicazioni delle autorità competenti.</p>`,
    outcomes: `<ul><li>Distinguere stili eruttivi e prodotti vulcanici.</li><li>Interpretare un tracciato sismico e una serie di deformazione del suolo.</li><li>Leggere una mappa di pericolosità e non confonderla con una di rischio.</li><li>Spiegare che cosa prevede ciascun livello di allerta.</li></ul>`,
    activities: `<table><thead><tr><th>Modulo</th><th>Contenuto</th><th>Ore</th></tr></thead><tbody>
<tr><td>1. Magmi</td><td>Origine, risalita, viscosità e gas</td><td>4</td></tr>
<tr><td>2. Vesuvio</td><td>Escursione virtuale e stratigrafia</td><td>4</td></tr>
<tr><td>3. Campi Flegrei</td><td>Bradisismo e caldere</td><td>4</td></tr>
<tr><td>4. Etna</td><td>Colate, fontane di lava, cenere</td><td>4</td></tr>
<tr><td>5. Convivere</td><td>Allerta, piani, comunicazione</td><td>4</td></tr></tbody></table>`,
    assessment: `<p>Quiz alla fine dei moduli e una simulazione conclusiva: con i dati di una crisi inventata occorre proporre e motivare il livello di allerta.</p>`,
    workload: '20 ore, 5 settimane',
    prerequisites: `<p>Nessuno.</p>`,
    contacts: `<p><a href="mailto:vulcani@example.org">vulcani@example.org</a></p>`,
    institutions: ['UniNa', 'UniCt'],
    teachers: [
      {
        firstName: 'Carmine',
        lastName: 'Esposito Vingiano',
        department: {
          it: `Dipartimento di Scienze della Terra, dell'Ambiente e delle Risorse`,
          en: 'Department of Earth, Environmental and Resource Sciences',
        },
        biography: {
          it: `<p>Vulcanologo, ricostruisce le eruzioni del passato dai depositi di pomici della piana campana.</p>`,
          en: `<p>A volcanologist who reconstructs past eruptions from the pumice deposits of the Campanian plain.</p>`,
        },
      },
      {
        firstName: 'Agata',
        lastName: 'Musumeci',
        department: {
          it: 'Scienze Biologiche, Geologiche e Ambientali',
          en: 'Biological, Geological and Environmental Sciences',
        },
        biography: {
          it: `<p>Geofisica catanese, misura con i satelliti il respiro dell'Etna.</p>`,
          en: `<p>A geophysicist from Catania who measures the breathing of Etna from satellites.</p>`,
        },
      },
      {
        firstName: 'Keiko',
        lastName: 'Morishita',
        department: { it: 'Dipartimento di Scienze Sociali', en: 'Department of Social Sciences' },
        biography: {
          it: `<p>Sociologa del rischio, confronta i piani di evacuazione di Napoli e di Kagoshima.</p>`,
          en: `<p>A sociologist of risk, she compares the evacuation plans of Naples and Kagoshima.</p>`,
        },
      },
    ],
    categories: ['scienze'],
    isced: ['0532', '0521', '1032'],
    targets: ['cittadini', 'docenti', 'studenti-superiori'],
    eqf: '5',
    opensInDays: -10,
    closesInDays: 80,
    publishedDaysAgo: 14,
    featured: true,
    trailer: 'arches.webm',
  },
  {
    key: 'chimica-in-cucina',
    language: 'IT',
    title: 'Chimica in cucina',
    subtitle: `Maionese, caramello, lievito madre: esperimenti commestibili per capire molecole e reazioni.`,
    description: `<p>Perché la maionese impazzisce? Perché la carne diventa bruna solo oltre i 140 gradi, e i carciofi anneriscono appena tagliati? Chi cucina fa chimica tutti i giorni, spesso senza chiamarla per nome.</p>
<p>A Parma, dove l'alimentare è insieme scienza e mestiere, abbiamo trasformato una cucina didattica in laboratorio. Ogni lezione parte da una ricetta, la smonta in ingredienti attivi (proteine, amidi, grassi, acidi), cambia <em>una cosa sola</em> e osserva il risultato. Così si incontrano le emulsioni e i tensioattivi, la reazione di Maillard, la gelificazione, l'ossidazione enzimatica, la fermentazione.</p>
<p>Gli esperimenti si ripetono a casa con una bilancia, un termometro da cucina e ingredienti da supermercato. Nessuno richiede reagenti pericolosi, e quasi tutti si possono mangiare: è l'unico corso in cui l'errore sperimentale si condisce.</p>`,
    outcomes: `<ul><li>Riconoscere in una ricetta le trasformazioni fisiche e quelle chimiche.</li><li>Spiegare come un'emulsione si forma e perché si rompe.</li><li>Progettare un esperimento con una sola variabile.</li><li>Interpretare le etichette di additivi e conservanti.</li></ul>`,
    activities: `<ul><li>Otto esperimenti domestici con scheda stampabile.</li><li>Diario fotografico dei risultati, da condividere nel forum.</li><li>Una lezione in diretta dalla cucina didattica ogni mese.</li></ul>`,
    assessment: `<p>Il diario di laboratorio con almeno cinque esperimenti e le relative ipotesi.</p>`,
    workload: '12 ore, 4 settimane',
    prerequisites: `<p>Curiosità e un fornello. Ai minori di 14 anni consigliamo la presenza di un adulto.</p>`,
    contacts: `<p><a href="mailto:chimica.cucina@example.org">chimica.cucina@example.org</a></p>`,
    institutions: ['UniPr'],
    teachers: [
      {
        firstName: 'Giuliana',
        lastName: 'Ferraroni',
        department: { it: 'Dipartimento di Scienze degli Alimenti e del Farmaco', en: 'Department of Food and Drug' },
        biography: {
          it: `<p>Chimica degli alimenti, studia gli aromi del Parmigiano Reggiano e cucina malissimo, per sua ammissione.</p>`,
          en: `<p>A food chemist who studies the aromas of Parmigiano Reggiano and, by her own account, is a terrible cook.</p>`,
        },
      },
    ],
    categories: ['scienze', 'salute'],
    isced: ['0531', '0721'],
    targets: ['cittadini', 'studenti-superiori', 'docenti'],
    eqf: '5',
    opensInDays: -300,
    publishedDaysAgo: 300,
  },
  {
    key: 'mediterranean-marine-biology',
    language: 'EN',
    subtitleLanguages: ['EN', 'IT'],
    title: 'Life in the Mediterranean Sea',
    subtitle: 'Seagrass meadows, deep canyons and newcomers from the Red Sea: a field course you can follow from home.',
    description: `<p>The Mediterranean covers less than one per cent of the world's ocean, but it hosts thousands of species that live nowhere else. It is also warming faster than most seas. Marine biologists from Salento and Sardinia take you below the surface to see what this means habitat by habitat.</p>
<p>We start in the shallows, among <em>Posidonia oceanica</em>, a flowering plant that stores carbon for millennia and loses ground wherever anchors are dropped. Coralligenous reefs follow, built by red algae rather than corals, then marine caves, canyons and the open water where fin whales feed. In each place you learn the key species, the way they are surveyed and the pressures they face.</p>
<p>The last week looks at change: tropical lionfish in the Ionian Sea, mass mortality of gorgonians after heat waves, the unexpected recovery of groupers in protected areas. Participants contribute their own sightings with a citizen-science protocol.</p>`,
    information: `<p>A three-day optional field school is held every June at Porto Cesareo and at Stintino. Places are limited and travel is at your own expense.</p>`,
    outcomes: `<ul><li>Identify forty common Mediterranean species from photographs.</li><li>Describe the structure and function of five marine habitats.</li><li>Carry out and record a visual census along a transect.</li><li>Evaluate the effect of a protected area from survey data.</li></ul>`,
    activities: `<ul><li>Video dives with commentary, one per habitat.</li><li>Photo-identification drills.</li><li>A data exercise on fish counts inside and outside a reserve.</li><li>One observation uploaded to a public biodiversity platform.</li></ul>`,
    assessment: `<p>Species identification test (50%) and a two-page survey report (50%).</p>`,
    workload: '20 hours over 5 weeks',
    contacts: `<p>Course office: <a href="mailto:medsea.mooc@example.org">medsea.mooc@example.org</a></p>`,
    institutions: ['UniSalento', 'UniCa', 'UniSs'],
    teachers: [
      {
        firstName: 'Piero',
        lastName: 'Greco Lazzari',
        department: {
          it: 'Scienze e Tecnologie Biologiche ed Ambientali',
          en: 'Biological and Environmental Sciences and Technologies',
        },
        biography: {
          it: `<p>Ecologo marino e subacqueo scientifico, ha censito le grotte sommerse del Capo di Leuca.</p>`,
          en: `<p>A marine ecologist and scientific diver who has surveyed the submerged caves of Capo di Leuca.</p>`,
        },
      },
      {
        firstName: 'Bonaria',
        lastName: 'Melis',
        department: {
          it: `Dipartimento di Scienze della Vita e dell'Ambiente`,
          en: 'Department of Life and Environmental Sciences',
        },
        biography: {
          it: `<p>Si occupa di risorse della pesca e di squali del Mediterraneo occidentale.</p>`,
          en: `<p>She works on fishery resources and on the sharks of the western Mediterranean.</p>`,
        },
      },
    ],
    categories: ['scienze'],
    isced: ['0511', '0522'],
    targets: ['universitari', 'cittadini'],
    eqf: '6',
    publishedDaysAgo: 190,
  },
  {
    key: 'genetica-popolazioni',
    language: 'IT',
    title: 'Laboratorio virtuale di genetica delle popolazioni',
    institutions: ['UniFe'],
    teachers: [],
    categories: [],
    isced: [],
    targets: [],
    opensInDays: -880,
    publishedDaysAgo: 880,
    cover: false,
  },
];
