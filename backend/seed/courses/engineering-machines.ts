import type { SeedCourse } from '../types.ts';

export const engineeringMachinesCourses: readonly SeedCourse[] = [
  {
    key: 'metal-additive-manufacturing',
    language: 'EN',
    title: 'Additive Manufacturing of Metals',
    subtitle:
      'Powder, laser, part: when printing metal pays off and when a milling machine is still the better answer.',
    description: `<p>A bracket for a satellite weighed 340 grams when it was milled from a block. Redesigned for laser powder bed fusion it weighs 125, and nobody could have machined it. A steel flange, on the other hand, costs ten times more when printed and is no better. Knowing the difference is what this course is about.</p>
<p>We open the machine: how powder is made and recoated, what happens in a melt pool that lasts a millisecond, where pores, cracks and residual stresses come from. Next comes design: overhangs, supports, lattices, topology optimisation. Finally quality, which for aerospace and medical parts means heat treatment, tomography and paperwork.</p>
<p>The examples are titanium, aluminium and nickel alloys processed in the laboratories of <a href="https://web.uniroma2.it/it">Tor Vergata</a>; you will be given the real build files, including those of the parts that failed.</p>`,
    outcomes: `<ul><li>Compare powder bed fusion, directed energy deposition and binder jetting.</li><li>Relate process parameters to typical defects.</li><li>Redesign a simple component for additive manufacturing.</li><li>Estimate the cost of a printed part.</li><li>Plan the inspection of a critical component.</li></ul>`,
    activities: `<table><thead><tr><th>Week</th><th>Topic</th><th>Hours</th></tr></thead><tbody>
<tr><td>1</td><td>Processes and powders</td><td>5</td></tr>
<tr><td>2</td><td>Melt pool and microstructure</td><td>6</td></tr>
<tr><td>3</td><td>Design rules and optimisation</td><td>7</td></tr>
<tr><td>4</td><td>Post-processing and quality</td><td>6</td></tr>
<tr><td>5</td><td>Cost model and redesign project</td><td>6</td></tr></tbody></table>`,
    assessment: `<p>Redesign project with a cost sheet, presented in a five-minute video.</p>`,
    workload: '30 hours over 5 weeks',
    prerequisites: `<p>Materials science and technical drawing at bachelor level.</p>`,
    contacts: `<p><a href="mailto:metal.am@example.org">metal.am@example.org</a></p>`,
    institutions: ['UniRoma2'],
    teachers: [
      {
        firstName: 'Corrado',
        lastName: 'Proietti',
        department: { it: `Dipartimento di Ingegneria dell'Impresa`, en: 'Department of Enterprise Engineering' },
        biography: {
          it: `<p>Si occupa di processi laser e di leghe di titanio. Ha diretto un laboratorio congiunto con l'industria aerospaziale.</p>`,
          en: `<p>He works on laser processes and titanium alloys and has run a joint laboratory with the aerospace industry.</p>`,
        },
      },
    ],
    categories: ['ingegneria'],
    isced: ['0715', '0722'],
    targets: ['universitari', 'professionisti'],
    eqf: '7',
    opensInDays: -150,
    closesInDays: -5,
    publishedDaysAgo: 170,
  },
  {
    key: 'robot-collaborativi',
    language: 'IT',
    title: 'Robot collaborativi in fabbrica e in laboratorio',
    subtitle: `Lavorare accanto a un braccio meccanico senza gabbie: sensori, programmazione, sicurezza.`,
    description: `<p>Fino a pochi anni fa un robot industriale stava dietro una recinzione e chi entrava nella cella doveva prima spegnerlo. Oggi lo stesso braccio, più lento e pieno di sensori, porge una vite all'operaio. Il passaggio non è stato soltanto tecnico: ha cambiato l'organizzazione del lavoro e il modo di valutare il rischio.</p>
<p>Il corso nasce dall'esperienza con le piccole imprese delle Marche, calzaturifici, mobilifici, meccanica di precisione, dove un robot deve saper cambiare compito ogni settimana. Si imparano la cinematica essenziale di un braccio a sei assi, la programmazione per dimostrazione, l'uso di una telecamera per riconoscere i pezzi, il controllo di forza. Metà del tempo è dedicata alla sicurezza: distanze, velocità, limiti biomeccanici di contatto, documentazione.</p>
<p>Le esercitazioni si svolgono in simulazione; chi frequenta ad Ancona può prenotare il laboratorio.</p>`,
    outcomes: `<ul><li>Decidere se un'operazione è adatta a un robot collaborativo.</li><li>Programmare in simulazione un ciclo di prelievo e deposito.</li><li>Impostare una valutazione del rischio per un'applicazione collaborativa.</li></ul>`,
    activities: `<ul><li>Sei esercitazioni nel simulatore.</li><li>Analisi di due incidenti realmente accaduti.</li><li>Progetto di una postazione, dal disegno alla lista di controllo.</li></ul>`,
    workload: '28 ore, 7 settimane',
    contacts: `<p><a href="mailto:robotica@example.org">robotica@example.org</a></p>`,
    institutions: ['UnivPM'],
    teachers: [],
    categories: ['ingegneria', 'informatica'],
    isced: ['0714', '1022'],
    targets: ['professionisti', 'universitari'],
    eqf: '6',
    opensInDays: 60,
    closesInDays: 150,
    publishedDaysAgo: 12,
  },
  {
    key: 'electric-vehicle-engineering',
    language: 'EN',
    subtitleLanguages: ['EN', 'IT', 'ES', 'DE'],
    title: 'Electric Vehicle Engineering',
    subtitle: 'Battery, inverter, motor, driver: a car taken apart by six engineers of the Motor Valley.',
    description: `<p>Between Bologna and Modena, within fifty kilometres, some of the most famous combustion engines in history were built. The same workshops are now learning to do without them. Two universities of the area have asked six of their engineers to take an electric car apart, one system each, and to explain what they find.</p>
<ul><li><strong>The battery</strong>: cells, ageing, cooling, and the software that guesses how much charge is left.</li><li><strong>The power electronics</strong>: how an inverter turns direct current into three sine waves, and why silicon carbide matters.</li><li><strong>The motor</strong>: permanent magnets or none, and what happens at high speed.</li><li><strong>The vehicle</strong>: regenerative braking, weight distribution, torque vectoring.</li><li><strong>Charging</strong>: standards, power and the grid behind the socket.</li><li><strong>The life cycle</strong>: materials, recycling and honest carbon accounting.</li></ul>
<p>A common model, in a spreadsheet and in Python, grows from module to module. At the end it predicts the range of the car on a cold day on the motorway within ten per cent of the measured value; you will find out which assumption matters most.</p>`,
    information: `<p>Teams of the Formula SAE Electric competition may register as a group and use the course for the preparation of new members.</p>`,
    outcomes: `<ul><li>Size a battery pack for a given mission.</li><li>Explain the operation of a three-phase inverter.</li><li>Read the efficiency map of a motor.</li><li>Model the energy consumption of a vehicle over a driving cycle.</li><li>Compare life-cycle emissions of two powertrains.</li></ul>`,
    activities: `<table><thead><tr><th>Module</th><th>Laboratory</th><th>Hours</th></tr></thead><tbody>
<tr><td>Battery</td><td>Fitting a cell model to test data</td><td>8</td></tr>
<tr><td>Power electronics</td><td>Simulating an inverter leg</td><td>7</td></tr>
<tr><td>Motor</td><td>From torque to efficiency map</td><td>7</td></tr>
<tr><td>Vehicle dynamics</td><td>Braking and energy recovery</td><td>6</td></tr>
<tr><td>Charging</td><td>A car park with forty sockets</td><td>5</td></tr>
<tr><td>Life cycle</td><td>Carbon balance</td><td>5</td></tr></tbody></table>`,
    assessment: `<p>Six laboratory sheets and a final report on a vehicle of your choice.</p>`,
    workload: '38 hours over 8 weeks',
    prerequisites: `<p>Electric circuits and mechanics at bachelor level; basic Python or spreadsheet skills.</p>`,
    contacts: `<p><a href="mailto:ev.engineering@example.org">ev.engineering@example.org</a></p>`,
    institutions: ['UniBo', 'UniMoRe'],
    teachers: [
      {
        firstName: 'Gabriele',
        lastName: 'Montanari',
        department: {
          it: `Ingegneria dell'Energia Elettrica e dell'Informazione`,
          en: 'Electrical, Electronic and Information Engineering',
        },
        biography: {
          it: `<p>Progetta azionamenti elettrici per la trazione.</p>`,
          en: `<p>He designs electric drives for traction.</p>`,
        },
      },
      {
        firstName: 'Weronika',
        lastName: 'Zielińska',
        department: { it: 'Dipartimento di Ingegneria Industriale', en: 'Department of Industrial Engineering' },
        biography: {
          it: `<p>Studia l'invecchiamento delle celle al litio e la loro seconda vita.</p>`,
          en: `<p>She studies the ageing of lithium cells and their second life.</p>`,
        },
      },
      {
        firstName: 'Enzo',
        lastName: 'Barbieri',
        department: { it: 'Dipartimento di Ingegneria "Enzo Ferrari"', en: 'Department of Engineering "Enzo Ferrari"' },
        biography: {
          it: `<p>Dinamica del veicolo e prove in pista; ha lavorato dieci anni in una casa automobilistica modenese.</p>`,
          en: `<p>Vehicle dynamics and track testing; he spent ten years with a car maker in Modena.</p>`,
        },
      },
      {
        firstName: 'Sunita',
        lastName: 'Rao',
        department: { it: 'Dipartimento di Ingegneria "Enzo Ferrari"', en: 'Department of Engineering "Enzo Ferrari"' },
        biography: {
          it: `<p>Si occupa di convertitori al carburo di silicio.</p>`,
          en: `<p>She works on silicon carbide converters.</p>`,
        },
        portrait: false,
      },
      { firstName: 'Davide', lastName: 'Gherardi', portrait: false },
      {
        firstName: 'Letizia',
        lastName: 'Fantuzzi',
        department: {
          it: `Dipartimento di Scienze e Metodi dell'Ingegneria`,
          en: 'Department of Sciences and Methods for Engineering',
        },
        biography: {
          it: `<p>Valuta il ciclo di vita di prodotti industriali e coordina progetti europei sul riciclo delle batterie.</p>`,
          en: `<p>She assesses the life cycle of industrial products and coordinates European projects on battery recycling.</p>`,
        },
      },
    ],
    categories: ['ingegneria'],
    isced: ['0716', '0713', '0714'],
    targets: ['universitari', 'professionisti'],
    eqf: '7',
    opensInDays: -25,
    closesInDays: 65,
    publishedDaysAgo: 28,
    featured: true,
  },
];
