import type { SeedCourse } from '../types.ts';

export const engineeringCourses: readonly SeedCourse[] = [
  {
    key: 'meccanica-strutture',
    language: 'IT',
    subtitleLanguages: ['IT', 'EN'],
    title: 'Equilibrio, travi, telai: introduzione alla meccanica delle strutture',
    subtitle: `Come un edificio scarica a terra il proprio peso, spiegato con modelli di cartone e diagrammi del momento.`,
    description: `<p>Appoggiate un righello tra due libri e premete al centro: si incurva. Giratelo di taglio e premete ancora: quasi non si muove. Lo stesso materiale, la stessa luce, una rigidezza decine di volte maggiore. Con questa prova da tavolo comincia un percorso che arriva al dimensionamento di un telaio semplice.</p>
<p>Le lezioni alternano tre linguaggi. Il modello fisico, costruito con cartone, spago e mollette, fa <em>sentire</em> trazione e compressione. Il disegno, cioè lo schema statico e i diagrammi di sforzo normale, taglio e momento, permette di ragionare prima di calcolare. Infine il calcolo, ridotto all'essenziale e verificato ogni volta con un ordine di grandezza.</p>
<p>Gli esempi vengono da Milano: la pensilina di una stazione, una passerella sul Naviglio, le solette della casa di ringhiera. Il corso prepara agli insegnamenti di Scienza delle costruzioni del <a href="https://www.polimi.it/">Politecnico di Milano</a>, ma è utile anche a geometri e architetti che vogliono ritrovare l'intuizione strutturale.</p>`,
    outcomes: `<ul><li>Schematizzare vincoli e carichi di una struttura reale.</li><li>Calcolare le reazioni vincolari di sistemi isostatici.</li><li>Tracciare i diagrammi delle azioni interne.</li><li>Collegare forma della sezione e rigidezza.</li><li>Stimare a mano tensioni e frecce, prima di usare un programma.</li></ul>`,
    activities: `<table><thead><tr><th>Settimana</th><th>Tema</th><th>Ore</th></tr></thead><tbody>
<tr><td>1</td><td>Forze e vincoli</td><td>6</td></tr>
<tr><td>2</td><td>Travature reticolari</td><td>6</td></tr>
<tr><td>3</td><td>Travi: taglio e momento</td><td>8</td></tr>
<tr><td>4</td><td>Sezioni e tensioni</td><td>8</td></tr>
<tr><td>5</td><td>Deformazioni</td><td>6</td></tr>
<tr><td>6</td><td>Telai e instabilità</td><td>8</td></tr></tbody></table>`,
    assessment: `<p>Un esercizio a settimana, con dati diversi per ogni iscritto, e una prova finale di due ore senza calcolatrice programmabile.</p>`,
    workload: '42 ore, 6 settimane',
    prerequisites: `<p>Vettori, derivate e integrali elementari.</p>`,
    contacts: `<p><a href="mailto:strutture@example.org">strutture@example.org</a></p>`,
    institutions: ['PoliMi'],
    teachers: [
      {
        firstName: 'Ambrogio',
        lastName: 'Locatelli',
        department: {
          it: 'Dipartimento di Ingegneria Civile e Ambientale',
          en: 'Department of Civil and Environmental Engineering',
        },
        biography: {
          it: `<p>Insegna Scienza delle costruzioni e costruisce ponti di spaghetti con gli studenti del primo anno.</p>`,
          en: `<p>He teaches structural mechanics and builds spaghetti bridges with first-year students.</p>`,
        },
      },
      {
        firstName: 'Ilaria',
        lastName: 'Mandelli',
        department: {
          it: 'Architettura, Ingegneria delle Costruzioni e Ambiente Costruito',
          en: 'Architecture, Built Environment and Construction Engineering',
        },
        biography: {
          it: `<p>Ingegnera strutturista, si dedica al recupero di edifici in cemento armato del dopoguerra.</p>`,
          en: `<p>A structural engineer devoted to the retrofit of post-war concrete buildings.</p>`,
        },
      },
    ],
    categories: ['ingegneria', 'architettura-design'],
    isced: ['0732', '0715'],
    targets: ['matricole', 'universitari'],
    eqf: '6',
    opensInDays: -540,
    publishedDaysAgo: 540,
  },
  {
    key: 'orbits-and-missions',
    language: 'EN',
    subtitleLanguages: ['EN', 'IT'],
    title: 'Orbits and Missions',
    subtitle:
      'How to reach the Moon, stay above one city, or leave the Solar System, with the energy you actually have.',
    description: `<p>A spacecraft in low orbit falls towards the Earth all the time and keeps missing it. Slow down and you drop lower, and then go faster. Spaceflight is full of such surprises, and they all follow from two laws written in the seventeenth century.</p>
<p>Sapienza has been teaching them to space engineers since the days of the San Marco launches, off the coast of Kenya. In this course, you design four missions of increasing difficulty: an Earth-observation satellite that crosses the equator at the same local time every day; a transfer to geostationary orbit; a lunar flyby; a trip to Jupiter with the help of Venus. For each, you compute velocities, choose a launch window, estimate propellant with Tsiolkovsky's equation and check the result in a free simulator.</p>
<p>Guest engineers discuss what the equations leave out: drag, debris, budgets, and the operator who has to answer an alarm at three in the morning.</p>`,
    information: `<p>The simulator exercises use <a href="https://www.nasa.gov/">NASA</a>'s open-source GMAT; a light browser version is provided for those who cannot install it.</p>`,
    outcomes: `<ul><li>Describe an orbit with six elements and sketch it.</li><li>Compute Hohmann and bi-elliptic transfers.</li><li>Estimate the propellant mass of a mission.</li><li>Explain gravity assists in two reference frames.</li></ul>`,
    activities: `<table><thead><tr><th>Mission</th><th>Concepts</th><th>Hours</th></tr></thead><tbody>
<tr><td>Watching the Earth</td><td>Two-body problem, orbital elements, perturbations</td><td>9</td></tr>
<tr><td>Above one city</td><td>Impulsive manoeuvres</td><td>8</td></tr>
<tr><td>Around the Moon</td><td>Patched conics</td><td>8</td></tr>
<tr><td>On to Jupiter</td><td>Gravity assists</td><td>9</td></tr></tbody></table>`,
    assessment: `<p>Four mission reports of one page each, with a table of velocities that is checked automatically.</p>`,
    workload: '34 hours over 8 weeks',
    prerequisites: `<p>Newtonian mechanics at first-year level; a spreadsheet or any programming language.</p>`,
    contacts: `<p><a href="mailto:orbits@example.org">orbits@example.org</a></p>`,
    institutions: ['UniRoma1'],
    teachers: [
      {
        firstName: 'Flaminia',
        lastName: 'Orsini Tedeschi',
        department: { it: 'Ingegneria Meccanica e Aerospaziale', en: 'Mechanical and Aerospace Engineering' },
        biography: {
          it: `<p>Studia traiettorie a bassa spinta ed è stata responsabile dell'analisi di missione di un nanosatellite.</p>`,
          en: `<p>She studies low-thrust trajectories and was in charge of mission analysis for a nanosatellite.</p>`,
        },
      },
      {
        firstName: 'Joseph',
        lastName: 'Mwangi',
        department: {
          it: 'Ingegneria Astronautica, Elettrica ed Energetica',
          en: 'Astronautical, Electrical and Energy Engineering',
        },
        biography: {
          it: `<p>Nato a Malindi, si occupa di segmento di terra e di determinazione orbitale.</p>`,
          en: `<p>Born in Malindi, he works on ground segments and orbit determination.</p>`,
        },
      },
    ],
    categories: ['ingegneria', 'scienze'],
    isced: ['0716', '0533'],
    targets: ['universitari'],
    eqf: '7',
    opensInDays: -40,
    closesInDays: 20,
    publishedDaysAgo: 50,
    trailer: 'orbits.webm',
  },
  {
    key: 'costruire-zona-sismica',
    language: 'IT',
    title: 'Costruire in zona sismica',
    subtitle: `Muratura, cemento armato e legno davanti al terremoto: comportamento, norme, interventi sull'esistente.`,
    description: `<p>Norcia, 30 ottobre 2016: magnitudo 6,5, nessuna vittima tra le case del centro consolidate dopo i sismi del 1979 e del 1997. A pochi chilometri, paesi interi in macerie. La differenza non l'ha fatta la fortuna.</p>
<p>Da Perugia, dove quelle case le abbiamo rilevate una per una, proponiamo un corso sul perché gli edifici crollano e su come evitarlo. I primi moduli riguardano l'azione sismica: dalla faglia allo spettro di risposta, con le mappe di pericolosità. I successivi osservano il comportamento delle costruzioni, anche attraverso i filmati di prove su tavola vibrante. Gli ultimi sono dedicati agli interventi: catene, cordoli, collegamenti di solaio, isolamento alla base.</p>
<h3>Norme di riferimento</h3>
<p>Si usano le Norme tecniche per le costruzioni del 2018 con la relativa circolare. Il corso non sostituisce l'abilitazione professionale.</p>`,
    information: `<p>Sono in corso di richiesta i crediti formativi professionali per ingegneri, architetti e geometri. Le informazioni saranno pubblicate sul sito dell'<a href="https://www.unipg.it/">Università di Perugia</a>.</p>`,
    outcomes: `<ul><li>Leggere uno spettro di risposta e ricavarne la domanda per un edificio semplice.</li><li>Riconoscere i meccanismi di collasso della muratura da una fotografia.</li><li>Confrontare adeguamento, miglioramento e riparazione locale.</li><li>Impostare il rilievo di vulnerabilità di un edificio esistente.</li></ul>`,
    activities: `<ul><li>Otto casi studio con rilievo fotografico prima e dopo il sisma.</li><li>Un foglio di calcolo per i meccanismi di ribaltamento.</li><li>Visita filmata a un cantiere di isolamento alla base.</li></ul>`,
    assessment: `<p>Scheda di vulnerabilità di un edificio a scelta e test finale di venticinque domande.</p>`,
    workload: '36 ore, 9 settimane',
    prerequisites: `<p>Statica e nozioni di tecnica delle costruzioni.</p>`,
    contacts: `<p><a href="mailto:sismica@example.org">sismica@example.org</a></p>`,
    institutions: ['UniPg'],
    teachers: [
      {
        firstName: 'Fausto',
        lastName: 'Brizi',
        department: {
          it: 'Dipartimento di Ingegneria Civile ed Ambientale',
          en: 'Department of Civil and Environmental Engineering',
        },
        biography: {
          it: `<p>Ha coordinato squadre di rilievo del danno in Umbria e nelle Marche. Insegna Costruzioni in zona sismica.</p>`,
          en: `<p>He led damage survey teams in Umbria and the Marche. He teaches seismic design.</p>`,
        },
      },
      {
        firstName: 'Paloma',
        lastName: 'Herrera Soto',
        department: {
          it: 'Dipartimento di Ingegneria Civile ed Ambientale',
          en: 'Department of Civil and Environmental Engineering',
        },
        biography: {
          it: `<p>Cilena, specialista di dispositivi di isolamento e dissipazione.</p>`,
          en: `<p>A Chilean specialist in isolation and dissipation devices.</p>`,
        },
      },
    ],
    categories: ['ingegneria', 'architettura-design'],
    isced: ['0732', '0731'],
    targets: ['professionisti', 'universitari'],
    eqf: '7',
    opensInDays: -90,
    closesInDays: 9,
    publishedDaysAgo: 120,
  },
];
