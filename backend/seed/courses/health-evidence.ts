import type { SeedCourse } from '../types.ts';

/** Medicine and public health for students and professionals. */
export const healthEvidenceCourses: readonly SeedCourse[] = [
  {
    key: 'epidemiology-without-fear',
    language: 'EN',
    subtitleLanguages: ['EN', 'IT'],
    title: 'Epidemiology without Fear',
    subtitle: 'Read a medical study, check its numbers and decide how far to trust it.',
    description: `<p>"New drug halves the risk." Half of what? If two people in ten thousand fall ill instead of four, the headline is true and the drug may still not be worth taking. Knowing the difference between a relative and an absolute risk takes ten minutes, and it will change the way you read the news for good.</p>
      <p>The course moves from stories to methods. John Snow's map of cholera deaths around the Broad Street pump leads to the description of outbreaks; the doctors followed by Doll and Hill to cohort studies; a disputed screening programme to the harms of finding too much. Each design is presented with the question it answers well and the bias it cannot escape.</p>
      <p>Calculations are done by hand first, with small numbers, then in a spreadsheet. There are twelve complete articles to read, chosen from open-access journals; by the last one you will be skipping the abstract and going straight to table 2.</p>`,
    outcomes: `<ul><li>Compute and interpret risks, rates, odds ratios and confidence intervals</li><li>Identify the design of a study and its typical biases</li><li>Explain confounding with an example of your own</li><li>Evaluate a diagnostic or screening test</li></ul>`,
    activities: `<table><thead><tr><th>Unit</th><th>Story</th><th>Method</th><th>Hours</th></tr></thead><tbody>
      <tr><td>1</td><td>The pump</td><td>Describing an outbreak</td><td>5</td></tr>
      <tr><td>2</td><td>Doctors who smoked</td><td>Cohort studies</td><td>6</td></tr>
      <tr><td>3</td><td>A rare tumour</td><td>Case-control studies</td><td>6</td></tr>
      <tr><td>4</td><td>The toss of a coin</td><td>Randomised trials</td><td>6</td></tr>
      <tr><td>5</td><td>Finding too much</td><td>Screening</td><td>5</td></tr></tbody></table>`,
    information: `<p>Spreadsheets are provided in an open format. The course is used by the <a href="https://en.unimib.it/">University of Milano-Bicocca</a> as a preparatory module for several master's programmes.</p>`,
    assessment: `<p>Exercises with numerical answers after each unit; a structured appraisal of one article as the final task.</p>`,
    workload: '28 hours, at your own pace',
    prerequisites: `<p>Percentages and the reading of simple graphs.</p>`,
    contacts: `<p><a href="mailto:epidemiology@example.org">epidemiology@example.org</a></p>`,
    institutions: ['UniMiB'],
    teachers: [
      {
        firstName: 'Silvia',
        lastName: 'Brambati',
        department: { it: 'Dipartimento di Medicina e Chirurgia', en: 'Department of Medicine and Surgery' },
        biography: {
          it: '<p>Epidemiologa, valuta programmi di screening.</p>',
          en: '<p>An epidemiologist who evaluates screening programmes.</p>',
        },
      },
      {
        firstName: 'Rajesh',
        lastName: 'Menon',
        department: {
          it: 'Dipartimento di Statistica e Metodi Quantitativi',
          en: 'Department of Statistics and Quantitative Methods',
        },
        biography: {
          it: '<p>Biostatistico, studia i dati mancanti negli studi clinici.</p><p>Disegna da sé i fumetti del corso.</p>',
          en: '<p>A biostatistician working on missing data in clinical trials.</p><p>He draws the cartoons of the course himself.</p>',
        },
      },
    ],
    categories: ['salute', 'scienze'],
    isced: ['0912', '0542'],
    targets: ['universitari', 'professionisti', 'cittadini'],
    eqf: '6',
    opensInDays: -205,
    publishedDaysAgo: 205,
    featured: true,
  },
  {
    key: 'dolore-valutazione-cura',
    language: 'IT',
    title: 'Il dolore: valutarlo, curarlo, crederci',
    subtitle: 'Percorso interprofessionale per infermieri, medici, fisioterapisti e studenti.',
    description: `<p>«Da zero a dieci, quanto le fa male?» La domanda è buona, ma non basta. Non dice dove, da quando, che cosa impedisce di fare; non serve con un neonato, con una persona con demenza, con chi parla un'altra lingua. E soprattutto non serve, se chi la pone non crede alla risposta.</p>
      <p>La legge 38 del 2010 ha reso obbligatoria la rilevazione del dolore nella cartella clinica. Da allora gli strumenti si sono moltiplicati: il corso li confronta, mostra come si usano al letto del paziente e come si sbagliano. Seguono la terapia farmacologica, con attenzione ai timori fondati e infondati sugli oppioidi, e quella non farmacologica, dal movimento alle tecniche cognitive.</p>
      <p>Ogni caso è discusso da tre professioni diverse, che non sempre concordano. La registrazione del disaccordo è forse la parte più istruttiva: mostra come si costruisce una decisione, e quanto conti la voce della persona malata.</p>`,
    outcomes: `<ul><li>Scegliere una scala adatta a età e condizione</li><li>Distinguere dolore nocicettivo, neuropatico e nociplastico</li><li>Impostare e rivalutare un trattamento secondo il proprio ruolo</li><li>Documentare in cartella in modo utile ai colleghi</li><li>Riconoscere i pregiudizi nella valutazione</li></ul>`,
    activities: `<ul><li>Sei casi filmati con pazienti simulati</li><li>Esercizi su NRS, VAS, PAINAD e scale pediatriche</li><li>Discussione in piccoli gruppi misti per professione</li></ul>`,
    information: `<p>Edizione terminata, senza accreditamento ECM.</p>`,
    assessment: `<p>Piano di cura per uno dei casi, in gruppo, e test individuale di trenta domande.</p>`,
    workload: '25 ore, 5 settimane',
    prerequisites: `<p>Frequenza almeno del secondo anno di un corso di laurea sanitario.</p>`,
    contacts: `<p><a href="mailto:dolore@example.org">dolore@example.org</a></p>`,
    institutions: ['UniFe', 'UniCt'],
    teachers: [
      {
        firstName: 'Alberica',
        lastName: 'Bentivogli',
        department: {
          it: 'Dipartimento di Medicina Traslazionale e per la Romagna',
          en: 'Department of Translational Medicine and for Romagna',
        },
        biography: {
          it: '<p>Medico palliativista, insegna terapia del dolore.</p>',
          en: '<p>A palliative care physician, she teaches pain medicine.</p>',
        },
      },
      {
        firstName: 'Agatino',
        lastName: 'Scuderi Leone',
        department: {
          it: 'Dipartimento di Medicina Clinica e Sperimentale',
          en: 'Department of Clinical and Experimental Medicine',
        },
        biography: {
          it: '<p>Infermiere, dottore di ricerca, studia la valutazione del dolore in chi non può parlare.</p>',
          en: '<p>A nurse with a doctorate, he studies pain assessment in people who cannot speak.</p>',
        },
      },
      {
        firstName: 'Ewa',
        lastName: 'Kowalczyk',
        biography: {
          it: '<p>Fisioterapista, si occupa di dolore cronico e movimento.</p>',
          en: '<p>A physiotherapist whose field is chronic pain and movement.</p>',
        },
        portrait: false,
      },
    ],
    categories: ['salute'],
    isced: ['0913', '0912', '0915'],
    targets: ['universitari', 'professionisti'],
    eqf: '7',
    opensInDays: -120,
    closesInDays: -45,
    publishedDaysAgo: 160,
  },
  {
    key: 'antimicrobial-resistance',
    language: 'EN',
    subtitleLanguages: ['EN', 'IT', 'FR', 'PT'],
    title: 'Antimicrobial Resistance: a One Health View',
    subtitle: 'Hospitals, farms and rivers share the same bacteria. They need the same plan.',
    description: `<p>A resistance gene does not know whether it is in a ward, a poultry shed or a stream. It travels on plasmids, on hands, on trucks. Treating antimicrobial resistance as a hospital problem means looking at one corner of the picture, which is why this course is taught by physicians, veterinarians and environmental microbiologists together.</p>
      <p>We follow a single <em>Escherichia coli</em> from a farm in Umbria to an intensive care unit in Rome. At each stop a specialist explains what happens: how resistance arises and spreads, how it is measured, what an antibiogram says and does not say, when a prescription is needed. The route is fictional; the data behind each step are published and cited.</p>
      <h3>From evidence to action</h3>
      <p>The last two weeks belong to stewardship. You will use the <a href="https://www.who.int/">World Health Organization</a>'s grouping of antibiotics into Access, Watch and Reserve, audit a set of prescriptions, and design a small intervention for a place that you know: a clinic, a stable, a pharmacy, a school.</p>`,
    outcomes: `<ul><li>Describe the main mechanisms of resistance and of its transfer</li><li>Interpret an antibiogram and a surveillance report</li><li>Explain how human, animal and environmental use are connected</li><li>Audit prescriptions against guidelines</li><li>Plan a stewardship intervention and an indicator to evaluate it</li></ul>`,
    activities: `<table><thead><tr><th>Week</th><th>Stop on the journey</th><th>Led by</th><th>Hours</th></tr></thead><tbody>
      <tr><td>1</td><td>The farm</td><td>Veterinary medicine</td><td>5</td></tr>
      <tr><td>2</td><td>The river</td><td>Environmental microbiology</td><td>4</td></tr>
      <tr><td>3</td><td>The kitchen and the surgery</td><td>General practice</td><td>5</td></tr>
      <tr><td>4</td><td>The intensive care unit</td><td>Infectious diseases</td><td>6</td></tr>
      <tr><td>5</td><td>Stewardship: audit</td><td>Pharmacy</td><td>5</td></tr>
      <tr><td>6</td><td>Stewardship: project</td><td>All instructors</td><td>5</td></tr></tbody></table>`,
    assessment: `<p>Weekly cases (50%) and the intervention plan (50%), reviewed by one peer from another profession.</p>`,
    workload: '30 hours over 6 weeks',
    prerequisites: `<p>Introductory microbiology, from any health, veterinary or biology degree.</p>`,
    contacts: `<p><a href="mailto:amr.onehealth@example.org">amr.onehealth@example.org</a></p>`,
    institutions: ['UniRoma2', 'UniPg'],
    teachers: [
      {
        firstName: 'Valerio',
        lastName: 'Antonucci',
        department: { it: 'Dipartimento di Medicina dei Sistemi', en: 'Department of Systems Medicine' },
        biography: {
          it: '<p>Infettivologo, guida il gruppo ospedaliero per il buon uso degli antibiotici.</p>',
          en: '<p>An infectious diseases physician, he leads the hospital stewardship team.</p>',
        },
      },
      {
        firstName: 'Chidinma',
        lastName: 'Okafor',
        department: { it: 'Dipartimento di Medicina Sperimentale', en: 'Department of Experimental Medicine' },
        biography: {
          it: '<p>Microbiologa clinica, lavora sulla diagnostica rapida.</p>',
          en: '<p>A clinical microbiologist working on rapid diagnostics.</p>',
        },
      },
      {
        firstName: 'Guido',
        lastName: 'Ranieri Bufali',
        department: { it: 'Dipartimento di Medicina Veterinaria', en: 'Department of Veterinary Medicine' },
        biography: {
          it: '<p>Veterinario, studia il consumo di antibiotici negli allevamenti avicoli.</p>',
          en: '<p>A veterinarian who studies antibiotic use on poultry farms.</p>',
        },
      },
      {
        firstName: 'Lucía',
        lastName: 'Ferreyra',
        department: {
          it: 'Dipartimento di Chimica, Biologia e Biotecnologie',
          en: 'Department of Chemistry, Biology and Biotechnology',
        },
        biography: {
          it: '<p>Microbiologa ambientale, campiona fiumi e depuratori.</p>',
          en: '<p>An environmental microbiologist who samples rivers and treatment plants.</p>',
        },
      },
      {
        firstName: 'Marzia',
        lastName: 'Tiburzi',
        biography: {
          it: '<p>Medica di famiglia in un quartiere della periferia romana.</p>',
          en: '<p>A family doctor on the outskirts of Rome.</p>',
        },
        portrait: false,
      },
      {
        firstName: 'Jonas',
        lastName: 'Baumgartner',
        biography: {
          it: '<p>Farmacista ospedaliero, cura gli audit sulle prescrizioni.</p>',
          en: '<p>A hospital pharmacist in charge of prescription audits.</p>',
        },
      },
    ],
    categories: ['salute', 'scienze'],
    isced: ['0912', '0841', '0511', '0916'],
    targets: ['universitari', 'professionisti'],
    eqf: '7',
    opensInDays: -5,
    closesInDays: 65,
    publishedDaysAgo: 27,
    trailer: 'orbits.webm',
  },
];
