import type { SeedFaq } from './types.ts';

/** The frequently asked questions, in the order shown; the last one is archived and not active. */
export const faqs: readonly SeedFaq[] = [
  {
    question: { it: 'Che cos’è un MOOC?', en: 'What is a MOOC?' },
    answer: {
      it: `<p>MOOC sta per <em>Massive Open Online Course</em>: un corso universitario aperto a chiunque, da seguire in rete con i propri tempi. È fatto di lezioni video brevi, letture, esercizi con correzione immediata e spesso di un forum in cui ci si confronta con chi sta imparando le stesse cose.</p><p>Non occorre essere iscritti all’università né avere un titolo di studio particolare.</p>`,
      en: `<p>MOOC stands for <em>Massive Open Online Course</em>: a university course open to anybody, followed online at your own pace. It is made of short video lessons, readings, exercises marked at once and often a forum where people learning the same things compare notes.</p><p>You need neither to be enrolled at a university nor to hold a particular qualification.</p>`,
    },
    active: true,
  },
  {
    question: { it: 'I corsi sono gratuiti?', en: 'Are the courses free?' },
    answer: {
      it: `<p>Sì. L’iscrizione, i materiali e gli esercizi di tutti i corsi del catalogo sono <strong>gratuiti</strong>. Se un ateneo propone un servizio a pagamento legato al corso, per esempio un esame in presenza con riconoscimento di crediti, la scheda lo dice alla voce «Altre informazioni».</p>`,
      en: `<p>Yes. Enrolment, materials and exercises of every course in the catalogue are <strong>free</strong>. Where an institution offers a paid service connected with a course, for example an examination on site that is worth credits, the course page says so under “More information”.</p>`,
    },
    active: true,
  },
  {
    question: { it: 'Come ci si iscrive a un corso?', en: 'How do I enrol in a course?' },
    answer: {
      it: `<ol><li>Scegli un corso dal catalogo e leggine la scheda: prerequisiti, impegno richiesto e periodo di apertura.</li><li>Premi il pulsante che porta al corso: si apre, in una nuova finestra, la piattaforma dell’ateneo che lo offre.</li><li>Crea un profilo con il tuo indirizzo di posta elettronica, oppure entra con le credenziali del tuo ateneo.</li></ol><p>Da quel momento i progressi sono conservati nella piattaforma: puoi interrompere e riprendere quando vuoi.</p>`,
      en: `<ol><li>Choose a course from the catalogue and read its page: prerequisites, effort and dates.</li><li>Press the button that leads to the course: the platform of the institution that runs it opens in a new window.</li><li>Create an account with your email address, or sign in with your university’s credentials.</li></ol><p>From then on the platform keeps your progress: stop and resume whenever you like.</p>`,
    },
    active: true,
  },
  {
    question: {
      it: 'Alla fine si ottiene un attestato? Che cosa sono gli open badge?',
      en: 'Do I get a certificate at the end? What are open badges?',
    },
    answer: {
      it: `<p>Chi completa le attività indicate alla voce «Valutazione» scarica un attestato di partecipazione. Molti corsi rilasciano anche un <a href="https://openbadges.org/">open badge</a>: un’immagine digitale che contiene, verificabili da chiunque, tre informazioni:</p><ul><li>chi l’ha rilasciata e a chi;</li><li>quali competenze attesta, con il livello EQF;</li><li>con quale prova sono state accertate.</li></ul><p>L’attestato e il badge non equivalgono a crediti formativi; il loro eventuale riconoscimento spetta al tuo corso di studio.</p>`,
      en: `<p>Whoever completes the activities listed under “Assessment” can download a statement of participation. Many courses also award an <a href="https://openbadges.org/">open badge</a>: a digital image that carries three things anybody can verify:</p><ul><li>who issued it and to whom;</li><li>which skills it certifies, with their EQF level;</li><li>by which test they were ascertained.</li></ul><p>Neither the statement nor the badge equals credits; whether they are recognised is up to your degree programme.</p>`,
    },
    active: true,
  },
  {
    question: { it: 'In quali lingue sono i corsi?', en: 'Which languages are the courses in?' },
    answer: {
      it: `<p>Soprattutto in italiano e in inglese, con qualche corso in altre lingue. La scheda riporta la lingua delle lezioni e, tra parentesi, quelle dei sottotitoli. Nel catalogo puoi usare il filtro per lingua; cambiare la lingua del sito non cambia quella dei corsi.</p>`,
      en: `<p>Mostly Italian and English, with a few courses in other languages. The course page gives the language of the lessons and, in parentheses, those of the subtitles. The catalogue has a language filter; switching the language of the site does not change that of the courses.</p>`,
    },
    active: true,
  },
  {
    question: {
      it: 'Ci sono scadenze da rispettare?',
      en: 'Are there deadlines?',
    },
    answer: {
      it: `<p>Dipende dal corso:</p><ul><li>se la scheda dice <strong>sempre aperto</strong>, cominci quando vuoi;</li><li>se indica una data di inizio futura, puoi già leggere il programma e ti iscriverai da quel giorno;</li><li>se indica una data di fine, dopo quel giorno i materiali potrebbero non essere più accessibili: scarica prima l’attestato;</li><li>se le date non sono indicate, chiedile al contatto del corso.</li></ul><p>Gli orari si intendono sempre quelli italiani.</p>`,
      en: `<p>It depends on the course:</p><ul><li>if its page says <strong>always open</strong>, you can start whenever you like;</li><li>if it shows a start date in the future, you can read the programme now and enrol from that day;</li><li>if it shows an end date, the materials may be out of reach after that day: download your statement first;</li><li>if no dates are given, ask the contact of the course.</li></ul><p>Times are always Italian time.</p>`,
    },
    active: true,
  },
  {
    question: { it: 'Che cos’è una serie?', en: 'What is a series?' },
    answer: {
      it: `<p>Una serie raccoglie più corsi sullo stesso tema in un ordine consigliato, a volte tenuti da istituzioni diverse. Ogni corso della serie resta indipendente: puoi seguirne uno solo, o cominciare da metà.</p>`,
      en: `<p>A series gathers several courses on one theme in a suggested order, sometimes run by different institutions. Each course of a series stands on its own: you may follow just one, or start in the middle.</p>`,
    },
    active: true,
  },
  {
    question: {
      it: 'I corsi sono accessibili a persone con disabilità o con DSA?',
      en: 'Are the courses accessible to people with disabilities or specific learning difficulties?',
    },
    answer: {
      it: `<p>Le lezioni video hanno sottotitoli nella lingua del corso e una trascrizione scaricabile; gli esercizi si svolgono anche da tastiera. Le piattaforme seguono le <a href="https://www.w3.org/WAI/standards-guidelines/wcag/">linee guida WCAG</a>. Se un contenuto ti crea difficoltà, scrivi ai contatti indicati nella scheda del corso: ti verrà proposto un formato alternativo.</p>`,
      en: `<p>Video lessons have subtitles in the language of the course and a transcript to download; exercises also work from the keyboard. The platforms follow the <a href="https://www.w3.org/WAI/standards-guidelines/wcag/">WCAG guidelines</a>. If something is hard for you to use, write to the contacts on the course page: you will be offered another format.</p>`,
    },
    active: true,
  },
  {
    question: {
      it: 'Chi propone i corsi, e che cosa serve per seguirli?',
      en: 'Who offers the courses, and what do I need to follow them?',
    },
    answer: {
      it: `<p>I corsi sono progettati e tenuti da docenti di università italiane e di istituzioni dell’alta formazione artistica, musicale e coreutica (AFAM); l’elenco completo è nella pagina «Atenei».</p><p>Bastano un computer, un tablet o uno smartphone, un browser aggiornato e una connessione in grado di riprodurre video. I corsi che richiedono un programma particolare indicano sempre un’alternativa gratuita.</p>`,
      en: `<p>Courses are designed and taught by staff of Italian universities and of institutions for higher education in art, music and dance (AFAM); the page “Universities” lists them all.</p><p>A computer, tablet or smartphone, an up-to-date browser and a connection that plays video are enough. Courses that call for particular software always name a free alternative.</p>`,
    },
    active: true,
  },
  {
    question: {
      it: 'Dove trovo i corsi della piattaforma precedente?',
      en: 'Where are the courses of the previous platform?',
    },
    answer: {
      it: `<p>I corsi sono stati trasferiti in questo catalogo. Gli attestati già rilasciati restano validi e si richiedono all’ateneo che ha tenuto il corso.</p>`,
      en: `<p>The courses have moved to this catalogue. Statements already issued remain valid and can be requested from the institution that ran the course.</p>`,
    },
    active: false,
  },
];
