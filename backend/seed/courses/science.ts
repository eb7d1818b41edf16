import type { SeedCourse } from '../types.ts';

export const scienceCourses: readonly SeedCourse[] = [
  {
    key: 'precorso-matematica',
    language: 'IT',
    subtitleLanguages: ['IT', 'EN'],
    title: 'Precorso di matematica: dalle frazioni alle derivate',
    subtitle: `Ripassare in sei settimane ciò che il primo anno di università dà per scontato.`,
    description: `<p>Ogni settembre, nelle aule di Padova, la stessa scena: studenti brillanti che inciampano su una disequazione con il valore assoluto o su un logaritmo di base diversa da dieci. Non manca l'intelligenza, manca l'allenamento. Questo precorso nasce dagli errori più frequenti raccolti in dieci anni di test d'ingresso ai corsi scientifici e li affronta uno per uno, mostrando il passaggio in cui il ragionamento si rompe.</p>
<p>Si parte dai numeri e dalle frazioni algebriche, si attraversano equazioni, trigonometria e funzioni esponenziali, e si arriva al concetto di limite e alla derivata come velocità di variazione. Ogni video dura meno di otto minuti ed è seguito da esercizi che cambiano i dati a ogni tentativo: si può sbagliare quanto serve.</p>
<p>Chi ha già studiato analisi al liceo può saltare ai <strong>test diagnostici</strong> che aprono ogni modulo e seguire soltanto le parti in cui il risultato è sotto la soglia consigliata.</p>`,
    information: `<p>Il superamento del test finale non sostituisce il test di ammissione, ma alcuni corsi di laurea lo riconoscono per l'assolvimento degli obblighi formativi aggiuntivi: verificare sul <a href="https://www.unipd.it/">sito dell'Ateneo</a>.</p>`,
    outcomes: `<ul><li>Semplificare espressioni algebriche e frazionarie senza errori di segno.</li><li>Risolvere disequazioni di secondo grado, irrazionali e con valore assoluto.</li><li>Usare seno, coseno e tangente sulla circonferenza goniometrica.</li><li>Leggere dominio, segno e crescita di una funzione dal suo grafico.</li><li>Calcolare le derivate delle funzioni elementari e interpretarle.</li></ul>`,
    activities: `<table><thead><tr><th>Settimana</th><th>Argomento</th><th>Ore</th></tr></thead><tbody>
<tr><td>1</td><td>Insiemi numerici, potenze, frazioni algebriche</td><td>5</td></tr>
<tr><td>2</td><td>Equazioni, disequazioni e sistemi</td><td>6</td></tr>
<tr><td>3</td><td>Geometria analitica: rette, parabole, circonferenze</td><td>5</td></tr>
<tr><td>4</td><td>Trigonometria</td><td>5</td></tr>
<tr><td>5</td><td>Esponenziali e logaritmi</td><td>5</td></tr>
<tr><td>6</td><td>Limiti e derivate, test finale</td><td>6</td></tr></tbody></table>`,
    assessment: `<p>Un quiz di dieci domande alla fine di ogni settimana e un test conclusivo di trenta; l'attestato si ottiene con il 60% di risposte corrette.</p>`,
    workload: '32 ore, 6 settimane',
    prerequisites: `<p>Il programma di matematica dei primi tre anni di scuola superiore.</p>`,
    contacts: `<p>Tutor di matematica: <a href="mailto:precorso.matematica@example.org">precorso.matematica@example.org</a></p>`,
    institutions: ['UniPd'],
    teachers: [
      {
        firstName: 'Marta',
        lastName: 'Zanellato',
        department: { it: 'Dipartimento di Matematica', en: 'Department of Mathematics' },
        biography: {
          it: `<p>Insegna Analisi matematica agli ingegneri da quindici anni. Studia equazioni alle derivate parziali e coordina i tutor del primo anno.</p>`,
          en: `<p>She has taught calculus to engineers for fifteen years. Her research is on partial differential equations, and she coordinates the first-year tutors.</p>`,
        },
      },
      {
        firstName: 'Tommaso',
        lastName: 'Bragadin',
        department: { it: 'Dipartimento di Matematica', en: 'Department of Mathematics' },
        biography: {
          it: `<p>Docente di liceo distaccato all'università, si occupa di didattica della matematica e di difficoltà di apprendimento.</p>`,
          en: `<p>A secondary-school teacher seconded to the university, he works on mathematics education and learning difficulties.</p>`,
        },
      },
    ],
    categories: ['scienze'],
    isced: ['0541'],
    targets: ['studenti-superiori', 'matricole'],
    eqf: '5',
    opensInDays: -412,
    publishedDaysAgo: 412,
    featured: true,
  },
  {
    key: 'al-jabr-algebra',
    language: 'IT',
    title: `Al-jabr (الجبر): come l'algebra attraversò il Mediterraneo`,
    subtitle: `Da Baghdad a Palermo, da Pisa a Bologna: sette secoli di equazioni tra manoscritti, mercanti e traduttori.`,
    description: `<p>La parola «algebra» viene dal titolo di un libro scritto a Baghdad intorno all'820. Il suo autore, Muḥammad ibn Mūsā al-Khwārizmī, non usava simboli: descriveva a parole come spostare un termine da una parte all'altra dell'uguaglianza, e dimostrava ogni regola ritagliando e ricomponendo quadrati.</p>
<p>Il corso segue il viaggio di quelle idee. Passa dalla Sicilia normanna, dove si parlavano arabo, greco e latino; si ferma a Pisa con il <em>Liber abbaci</em> di Leonardo Fibonacci; entra nelle botteghe d'abaco in cui i figli dei mercanti imparavano la regola del tre; termina nella Bologna del Cinquecento, con la contesa per l'equazione di terzo grado e l'<em>Ars magna</em> di Cardano.</p>
<h3>Un laboratorio, non solo una storia</h3>
<p>In ogni lezione si risolve un problema come lo avrebbe fatto il suo autore: con le aree, con la falsa posizione, con i segmenti. Poi lo si riscrive nella notazione di oggi, per misurare che cosa il simbolismo ha reso facile e che cosa ha nascosto.</p>`,
    outcomes: `<ul><li>Collocare nel tempo le tappe che portano dall'algebra retorica a quella simbolica.</li><li>Risolvere equazioni di secondo grado con il completamento geometrico del quadrato.</li><li>Leggere un problema d'abaco in volgare e tradurlo in un'equazione.</li><li>Costruire un'attività didattica a partire da una fonte storica.</li></ul>`,
    activities: `<ul><li>Cinque lezioni video con riproduzioni commentate di manoscritti.</li><li>Dieci problemi storici da risolvere con riga, squadra e carta.</li><li>Un forum in cui gli insegnanti si scambiano schede pronte per la classe.</li></ul>`,
    assessment: `<p>Una scheda didattica originale di due pagine, valutata da altri due partecipanti con una griglia comune.</p>`,
    workload: '15 ore, 5 settimane',
    prerequisites: `<p>Equazioni di secondo grado. Non serve conoscere il latino né l'arabo.</p>`,
    contacts: `<p><a href="mailto:storia.algebra@example.org">storia.algebra@example.org</a></p>`,
    institutions: ['UniPa'],
    teachers: [
      {
        firstName: 'Rosalia',
        lastName: 'Inguaggiato',
        department: {
          it: 'Dipartimento di Matematica e Informatica',
          en: 'Department of Mathematics and Computer Science',
        },
        biography: {
          it: `<p>Storica della matematica, ha curato l'edizione digitale di tre trattati d'abaco siciliani.</p>`,
          en: `<p>A historian of mathematics, she has edited three Sicilian abacus treatises in digital form.</p>`,
        },
      },
      {
        firstName: 'Nabil',
        lastName: 'Ben Salah',
        department: { it: 'Culture e società', en: 'Cultures and Societies' },
        biography: {
          it: `<p>Arabista nato a Susa, in Tunisia, studia le traduzioni scientifiche nella Sicilia del XII secolo.</p>`,
          en: `<p>An Arabist born in Sousse, Tunisia, he studies scientific translation in twelfth-century Sicily.</p>`,
        },
        portrait: false,
      },
    ],
    categories: ['scienze', 'lettere-storia'],
    isced: ['0541', '0222', '0114'],
    targets: ['docenti', 'cittadini'],
    eqf: '6',
    opensInDays: -30,
    closesInDays: 60,
    publishedDaysAgo: 45,
  },
  {
    key: 'statistics-under-uncertainty',
    language: 'EN',
    subtitleLanguages: ['EN', 'IT', 'ES'],
    title: 'Statistics for Decisions under Uncertainty',
    subtitle:
      'Confidence intervals, tests and Bayesian updating explained through medical trials, polls and weather forecasts.',
    description: `<p>A test for a rare disease is 99% accurate, and yours comes back positive. How worried should you be? Most people, including many physicians, get the answer badly wrong. This course is built around two dozen questions of that kind, each one chosen because intuition fails on it.</p>
<p>We begin with description: what an average hides, why medians resist outliers, how a chart can mislead without a single false number. Then comes probability, introduced through simulation rather than through combinatorics. By the third week you will be drawing samples, building confidence intervals and watching how often they miss.</p>
<p>The second half deals with inference as it is practised today. You will run a permutation test, discuss what a <em>p</em>-value does <strong>not</strong> say, fit a simple regression and update a prior with new evidence. All examples come with open data sets and with notebooks in R that run in the browser, so nothing has to be installed.</p>`,
    outcomes: `<ul><li>Summarise a data set honestly, in numbers and in graphs.</li><li>Apply Bayes' theorem to diagnostic tests and forecasts.</li><li>Build and interpret confidence intervals by resampling.</li><li>Recognise multiple testing, survivorship bias and regression to the mean in published results.</li><li>Fit and criticise a linear regression.</li></ul>`,
    activities: `<table><thead><tr><th>Week</th><th>Topic</th><th>Hours</th></tr></thead><tbody>
<tr><td>1</td><td>Describing data, and describing it badly</td><td>4</td></tr>
<tr><td>2</td><td>Probability by simulation</td><td>5</td></tr>
<tr><td>3</td><td>Sampling and confidence</td><td>5</td></tr>
<tr><td>4</td><td>Testing hypotheses</td><td>5</td></tr>
<tr><td>5</td><td>Bayesian thinking</td><td>4</td></tr>
<tr><td>6</td><td>Regression and final case study</td><td>5</td></tr></tbody></table>`,
    assessment: `<p>Weekly quizzes (40%) and one case study on a data set of your choice, marked by peers (60%).</p>`,
    workload: '28 hours over 6 weeks',
    prerequisites: `<p>High-school algebra. No previous programming experience is needed.</p>`,
    contacts: `<p>Write to <a href="mailto:statistics.course@example.org">statistics.course@example.org</a>; we answer within two working days.</p>`,
    institutions: ['UniMiB'],
    teachers: [
      {
        firstName: 'Benedetta',
        lastName: 'Colnaghi',
        department: {
          it: 'Dipartimento di Statistica e Metodi Quantitativi',
          en: 'Department of Statistics and Quantitative Methods',
        },
        biography: {
          it: `<p>Biostatistica, ha lavorato al disegno di sperimentazioni cliniche in oncologia pediatrica.</p>`,
          en: `<p>A biostatistician who has worked on the design of clinical trials in paediatric oncology.</p>`,
        },
      },
    ],
    categories: ['scienze', 'informatica', 'economia-impresa'],
    isced: ['0542'],
    targets: ['universitari', 'professionisti'],
    eqf: '6',
    opensInDays: -620,
    publishedDaysAgo: 620,
  },
];
