import type { SeedCourse } from '../types.ts';

export const computingAiCourses: readonly SeedCourse[] = [
  {
    key: 'capire-ia',
    language: 'IT',
    subtitleLanguages: ['IT', 'EN'],
    title: `Capire l'IA: che cosa sa fare, che cosa no, chi decide`,
    subtitle: `Dai filtri antispam ai sistemi di IA generativa: una guida per chi non programma.`,
    description: `<p>Chiedete a un modello linguistico quante «r» ci sono in «ramarro» e potreste ricevere, con grande sicurezza, un numero sbagliato. Chiedetegli di riassumere un contratto e farà in tre secondi il lavoro di un'ora. Come possono stare insieme le due cose?</p>
<p>Per rispondere bisogna guardare sotto il cofano, quanto basta. Il corso spiega senza formule come una macchina impara dagli esempi, perché eredita i pregiudizi dei dati, che cosa sono i parametri di cui si vanta chi vende e da dove vengono le cosiddette allucinazioni. Ogni spiegazione è accompagnata da una dimostrazione che si può ripetere nel browser.</p>
<p>Poi si passa agli usi: la radiografia letta due volte, la graduatoria di un concorso, la guida assistita, il compito in classe. Per ciascuno ci chiediamo chi controlla, chi risponde degli errori e che cosa prevede il regolamento europeo sull'intelligenza artificiale.</p>
<ul><li>Nessuna riga di codice.</li><li>Nessun abbonamento: tutte le prove usano strumenti gratuiti.</li></ul>`,
    information: `<p>I contenuti sono rivisti ogni sei mesi. La data dell'ultima revisione compare all'inizio di ogni lezione.</p>`,
    outcomes: `<ul><li>Spiegare con parole proprie che cosa significa addestrare un modello.</li><li>Distinguere tra sistemi che classificano, prevedono e generano.</li><li>Riconoscere quando un risultato va verificato e come farlo.</li><li>Descrivere le categorie di rischio del regolamento europeo.</li><li>Discutere un caso d'uso dal punto di vista di chi lo subisce.</li></ul>`,
    activities: `<table><thead><tr><th>Settimana</th><th>Argomento</th><th>Ore</th></tr></thead><tbody>
<tr><td>1</td><td>Imparare dagli esempi</td><td>4</td></tr>
<tr><td>2</td><td>Reti neurali viste da vicino</td><td>4</td></tr>
<tr><td>3</td><td>Modelli che scrivono e disegnano</td><td>5</td></tr>
<tr><td>4</td><td>Errori, pregiudizi, verifiche</td><td>4</td></tr>
<tr><td>5</td><td>Regole e responsabilità</td><td>3</td></tr></tbody></table>`,
    assessment: `<p>Quattro quiz e l'analisi guidata di un caso d'uso scelto dal proprio lavoro o dalla propria scuola.</p>`,
    workload: '20 ore, 5 settimane',
    prerequisites: `<p>Nessuno.</p>`,
    contacts: `<p><a href="mailto:capire.ia@example.org">capire.ia@example.org</a></p>`,
    institutions: ['UniMoRe'],
    teachers: [
      {
        firstName: 'Chiara',
        lastName: 'Lodovici',
        department: { it: 'Dipartimento di Ingegneria "Enzo Ferrari"', en: 'Department of Engineering "Enzo Ferrari"' },
        biography: {
          it: `<p>Si occupa di visione artificiale, in particolare di immagini mediche, e di spiegabilità dei modelli.</p>`,
          en: `<p>She works on computer vision, medical images in particular, and on explaining what models do.</p>`,
        },
      },
      {
        firstName: 'Emanuele',
        lastName: 'Tassoni',
        department: { it: 'Dipartimento di Giurisprudenza', en: 'Department of Law' },
        biography: {
          it: `<p>Insegna Informatica giuridica. Ha fatto parte di gruppi di lavoro sul regolamento europeo.</p>`,
          en: `<p>He teaches legal informatics and has served on working groups on the European regulation.</p>`,
        },
      },
    ],
    categories: ['informatica', 'diritto-societa'],
    isced: ['0613', '0223'],
    targets: ['cittadini', 'docenti', 'professionisti', 'studenti-superiori'],
    eqf: '5',
    opensInDays: -33,
    publishedDaysAgo: 33,
    featured: true,
    trailer: 'arches.webm',
  },
  {
    key: 'ai-in-the-classroom',
    language: 'EN',
    subtitleLanguages: ['EN', 'IT', 'FR'],
    title: 'AI in the Classroom',
    subtitle: 'What teachers can do with AI, what they should refuse, and how to talk about it with pupils.',
    description: `<p>Homework written by a chatbot arrived in schools long before any guideline did. This course was written with forty secondary-school teachers from Tuscany who decided to experiment rather than to forbid or applaud, and who kept a diary of what happened.</p>
<p>Their diaries are the core of the four weeks. A history teacher lets pupils interrogate a simulated Galileo and then hunts for anachronisms with them. A mathematics teacher finds that wrong solutions produced by a model are better exercises than right ones. A language teacher goes back to oral exams, and explains why. We add what research has measured so far, which is less than headlines suggest, and the legal limits: data of minors, age requirements, copyright.</p>
<p>You will leave with one lesson tried out in your own class, a short policy agreed with your pupils, and criteria for saying no.</p>`,
    outcomes: `<ul><li>Design a lesson in which a generative tool is an object of study.</li><li>Rewrite an assignment so that the process can be assessed.</li><li>Explain to a class how a language model produces text.</li><li>Apply data-protection rules when choosing a tool.</li></ul>`,
    activities: `<ul><li>Four diaries to read and annotate.</li><li>One lesson plan, drafted in week 2 and taught in week 3.</li><li>A live seminar every Thursday at 5 p.m. (Rome time), recorded.</li></ul>`,
    assessment: `<p>Lesson plan with a reflection of 600 words, commented on by a colleague from another country.</p>`,
    workload: '16 hours over 4 weeks',
    prerequisites: `<p>You should be teaching, or training to teach, a class of pupils aged 11 to 19.</p>`,
    contacts: `<p><a href="mailto:classroom@example.org">classroom@example.org</a></p>`,
    institutions: ['UniFi'],
    teachers: [
      {
        firstName: 'Serena',
        lastName: 'Baldacci',
        department: {
          it: 'Formazione, Lingue, Intercultura, Letterature e Psicologia',
          en: 'Education, Languages, Interculture, Literatures and Psychology',
        },
        biography: {
          it: `<p>Pedagogista sperimentale, valuta l'effetto delle tecnologie sull'apprendimento.</p>`,
          en: `<p>An experimental educationalist who measures the effect of technology on learning.</p>`,
        },
      },
      {
        firstName: 'Niamh',
        lastName: 'Gallagher',
        department: { it: `Dipartimento di Ingegneria dell'Informazione`, en: 'Department of Information Engineering' },
        biography: {
          it: `<p>Irlandese, a Firenze dal 2012, lavora su sistemi di tutoraggio automatico.</p>`,
          en: `<p>Irish, in Florence since 2012, she works on automatic tutoring systems.</p>`,
        },
      },
    ],
    categories: ['educazione', 'informatica'],
    isced: ['0114', '0611', '0111'],
    targets: ['docenti'],
    eqf: '7',
    opensInDays: -5,
    closesInDays: 55,
    publishedDaysAgo: 8,
    featured: true,
  },
  {
    key: 'machine-learning-foundations',
    language: 'EN',
    title: 'Machine Learning: Foundations and First Models',
    subtitle: 'Linear models, kernels, trees and small neural networks, each derived, coded and broken on purpose.',
    description: `<p>Why should a rule that worked on yesterday's data work tomorrow? The whole of statistical learning is an attempt to answer this question with a number. Genova has a long tradition in the field, and the course keeps to its style: every algorithm is presented together with the reason why it generalises and with a case in which it does not.</p>
<p>The path is short and complete. Nearest neighbours and least squares open the way to regularisation and cross-validation; kernels show how to bend a straight line; trees and ensembles bring in non-linear decisions; a neural network with two layers, trained from scratch in NumPy, prepares the ground for deep learning without pretending to cover it.</p>
<p>Expect to write code every week. The <a href="https://scikit-learn.org/">scikit-learn</a> library is introduced only after you have implemented the basic method yourself.</p>`,
    outcomes: `<ul><li>Formulate a supervised learning problem, with loss and hypothesis space.</li><li>Explain overfitting through bias and variance.</li><li>Implement ridge regression, logistic regression and a small network.</li><li>Choose hyperparameters without leaking information from the test set.</li><li>Report results with honest error estimates.</li></ul>`,
    activities: `<table><thead><tr><th>Module</th><th>Topic</th><th>Hours</th></tr></thead><tbody>
<tr><td>1</td><td>Learning from examples, nearest neighbours</td><td>7</td></tr>
<tr><td>2</td><td>Least squares and regularisation</td><td>8</td></tr>
<tr><td>3</td><td>Classification and kernels</td><td>9</td></tr>
<tr><td>4</td><td>Trees and ensembles</td><td>7</td></tr>
<tr><td>5</td><td>Neural networks from scratch</td><td>11</td></tr></tbody></table>`,
    assessment: `<p>Five programming assignments, graded automatically, and a final challenge on a hidden test set.</p>`,
    workload: '42 hours over 7 weeks',
    prerequisites: `<p>Linear algebra, calculus in several variables, Python.</p>`,
    contacts: `<p><a href="mailto:ml.foundations@example.org">ml.foundations@example.org</a></p>`,
    institutions: ['UniGe'],
    teachers: [
      {
        firstName: 'Edoardo',
        lastName: 'Canepa',
        department: {
          it: 'Informatica, Bioingegneria, Robotica e Ingegneria dei Sistemi',
          en: 'Informatics, Bioengineering, Robotics and Systems Engineering',
        },
        biography: {
          it: `<p>Lavora sulla teoria dell'apprendimento statistico e sui metodi a kernel su larga scala.</p>`,
          en: `<p>He works on statistical learning theory and on large-scale kernel methods.</p>`,
        },
      },
      { firstName: 'Ayşe', lastName: 'Yıldırım', portrait: false },
    ],
    categories: ['informatica', 'scienze'],
    isced: ['0613', '0542'],
    targets: ['universitari', 'professionisti'],
    eqf: '7',
    opensInDays: 14,
    publishedDaysAgo: 5,
  },
  {
    key: 'lingua-e-calcolatore',
    language: 'IT',
    subtitleLanguages: ['IT'],
    title: 'La lingua e il calcolatore',
    subtitle: `Elaborazione del linguaggio naturale per linguisti, traduttori e redattori.`,
    description: `<p>«La vecchia porta la sbarra.» Un lettore italiano esita un istante, poi sceglie una delle due letture. Un calcolatore deve imparare a esitare, e poi a scegliere: l'elaborazione del linguaggio naturale comincia da frasi come questa.</p>
<p>Linguisti di Torino e informatici di Pisa accompagnano chi viene dagli studi umanistici lungo l'intera catena: segmentare un testo in parole, assegnare le categorie grammaticali, costruire l'albero sintattico, rappresentare il significato con i vettori, fino ai modelli che traducono e rispondono. Si lavora su testi italiani, dalle ricette dell'Artusi ai resoconti parlamentari, con attenzione a ciò che i modelli nati per l'inglese tendono a ignorare: clitici, accordo, registro.</p>
<p>Il codice è fornito già scritto; si impara a modificarlo, a interrogare un corpus annotato e, soprattutto, a <strong>valutare</strong> un risultato.</p>`,
    outcomes: `<ul><li>Descrivere i livelli di analisi automatica di un testo.</li><li>Interrogare un corpus con annotazione sintattica.</li><li>Calcolare precisione e richiamo su un piccolo campione.</li><li>Riconoscere gli errori tipici della traduzione automatica dall'inglese.</li></ul>`,
    activities: `<ul><li>Sei quaderni di esercizi eseguibili nel browser.</li><li>Annotazione collettiva di cinquecento frasi, con misura dell'accordo tra annotatori.</li><li>Confronto di tre traduzioni automatiche dello stesso brano.</li></ul>`,
    assessment: `<p>Relazione di 1.500 parole sulla valutazione di uno strumento a scelta.</p>`,
    workload: '30 ore, 6 settimane',
    prerequisites: `<p>Nozioni di grammatica e di linguistica generale. Non serve saper programmare.</p>`,
    institutions: ['UniTo', 'UniPi'],
    teachers: [
      {
        firstName: 'Margherita',
        lastName: 'Ferrero',
        department: { it: 'Dipartimento di Studi Umanistici', en: 'Department of Humanities' },
        biography: {
          it: `<p>Linguista computazionale, coordina una raccolta di testi italiani annotati.</p>`,
          en: `<p>A computational linguist who coordinates a collection of annotated Italian texts.</p>`,
        },
      },
      {
        firstName: 'Jacopo',
        lastName: 'Bertolucci',
        department: { it: 'Dipartimento di Informatica', en: 'Department of Computer Science' },
        biography: {
          it: `<p>Ricercatore, si occupa di modelli linguistici per lingue con poche risorse.</p>`,
          en: `<p>A researcher on language models for languages with few resources.</p>`,
        },
      },
    ],
    categories: ['informatica', 'lingue'],
    isced: ['0231', '0613'],
    targets: ['universitari', 'professionisti'],
    eqf: '6',
    opensInDays: -300,
    closesInDays: -90,
    publishedDaysAgo: 330,
  },
];
