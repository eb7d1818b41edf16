import type { SeedCourse, SeedTeacher } from '../types.ts';

/** Teaches both the course on the Constitution and the one on the mafias. */
const publicLawyer: SeedTeacher = {
  firstName: 'Ludovica',
  lastName: 'Terranova',
  department: { it: 'Dipartimento di Giurisprudenza', en: 'Department of Law' },
  biography: {
    it: '<p>Costituzionalista, si occupa di diritti sociali e di legislazione antimafia.</p><p>Cura una rubrica radiofonica sulle parole della Carta.</p>',
    en: '<p>A constitutional lawyer working on social rights and anti-mafia legislation.</p><p>She runs a radio column on the words of the Charter.</p>',
  },
};

/** Law and society. */
export const societyCourses: readonly SeedCourse[] = [
  {
    key: 'costituzione-spiegata',
    language: 'IT',
    subtitleLanguages: ['IT', 'EN', 'AR'],
    title: 'La Costituzione, articolo per articolo (quasi)',
    subtitle: 'Diritti, doveri e istituzioni della Repubblica, con i verbali dei costituenti accanto.',
    description: `<p>Centotrentanove articoli, in vigore dal 1° gennaio 1948, scritti da un'assemblea che non era d'accordo quasi su nulla e che trovò ugualmente un accordo. Come ci riuscì? La risposta sta nei verbali: leggerli è più avvincente di quanto si creda.</p>
      <p>Ogni lezione parte da un caso che un cittadino può incontrare. Un sindaco vieta una manifestazione; una scuola rifiuta un'iscrizione; un decreto scade senza essere convertito; una legge regionale finisce davanti alla <a href="https://www.cortecostituzionale.it/">Corte costituzionale</a>. Dal caso si risale all'articolo, dall'articolo alla discussione del 1947, e da lì si torna all'oggi, comprese le revisioni più recenti come quella che nel 2022 ha portato l'ambiente negli articoli 9 e 41.</p>
      <p>Il corso è adatto a chi prepara un concorso, ma non è pensato per chi vuole soltanto superare un test: le domande difficili, per esempio che cosa resti della sovranità popolare tra un'elezione e l'altra, non hanno una risposta da crocettare.</p>`,
    outcomes: `<ul><li>Orientarsi nella struttura della Carta</li><li>Distinguere legge, decreto-legge e decreto legislativo</li><li>Spiegare ruolo e limiti dei principali organi costituzionali</li><li>Seguire il percorso di una questione di legittimità</li><li>Leggere una sentenza senza perdersi</li></ul>`,
    activities: `<table><thead><tr><th>Modulo</th><th>Articoli</th><th>Tema</th><th>Ore</th></tr></thead><tbody>
      <tr><td>1</td><td>1-12</td><td>Principi fondamentali</td><td>5</td></tr>
      <tr><td>2</td><td>13-28</td><td>Libertà</td><td>5</td></tr>
      <tr><td>3</td><td>29-54</td><td>Famiglia, scuola, lavoro, politica</td><td>6</td></tr>
      <tr><td>4</td><td>55-113</td><td>Parlamento, Presidente, Governo, magistratura</td><td>8</td></tr>
      <tr><td>5</td><td>114-139</td><td>Autonomie, Corte, revisione</td><td>6</td></tr></tbody></table>`,
    information: `<p>Il corso è sottotitolato in arabo e in inglese, anche per i percorsi di cittadinanza.</p>`,
    assessment: `<p>Cinque questionari di dieci domande. Si supera il corso con 35 risposte giuste su 50; i tentativi sono due per modulo.</p>`,
    workload: '30 ore, ritmo libero',
    prerequisites: `<p>Nessuno.</p>`,
    contacts: `<p>Tutoraggio: <a href="mailto:costituzione@example.org">costituzione@example.org</a></p>`,
    institutions: ['UniRoma3'],
    teachers: [
      publicLawyer,
      {
        firstName: 'Samuel',
        lastName: 'Tesfay',
        department: { it: 'Dipartimento di Giurisprudenza', en: 'Department of Law' },
        biography: {
          it: '<p>Ricercatore di diritto pubblico comparato, lavora sulle costituzioni nate da assemblee plurali.</p>',
          en: '<p>A researcher in comparative public law, he works on constitutions written by divided assemblies.</p>',
        },
      },
    ],
    categories: ['diritto-societa', 'educazione'],
    isced: ['0421', '0312'],
    targets: ['studenti-superiori', 'cittadini', 'docenti'],
    eqf: '5',
    publishedDaysAgo: 610,
    featured: true,
  },
  {
    key: 'gdpr-in-practice',
    language: 'EN',
    title: 'Data Protection in Practice: the GDPR for Small Organisations',
    subtitle: 'What a school, a choir or a ten-person company really has to do.',
    description: `<p>The General Data Protection Regulation has been applicable since 25 May 2018, and most of what people say about it is still wrong. Consent is not always needed. Small does not mean exempt. A privacy notice nobody can read is not a privacy notice.</p>
      <p>This course follows one fictional association, a mountain sports club with four hundred members, through a year of its life. It enrols children, publishes photographs, buys a membership platform hosted abroad, loses a laptop, and receives a request from a former treasurer who wants to see every e-mail that mentions her. At each step you decide what to do, write the document that is needed and compare it with an annotated solution.</p>
      <p>The law is introduced as the case demands it: legal bases, the principles of article 5, processors and contracts, data subjects' rights, the seventy-two hours of a breach notification, impact assessments. Readings come from the regulation itself, from the guidelines of the <a href="https://www.edpb.europa.eu/">European Data Protection Board</a> and from a handful of decisions of the Court of Justice.</p>`,
    outcomes: `<ul><li>Choose and document the legal basis of a processing activity</li><li>Draft a record of processing and a notice in plain language</li><li>Answer an access request within the time limit</li><li>Assess whether a breach must be notified, and to whom</li><li>Recognise when an impact assessment is required</li></ul>`,
    activities: `<table><thead><tr><th>Week</th><th>Event at the club</th><th>What you write</th><th>Hours</th></tr></thead><tbody>
      <tr><td>1</td><td>New season, new members</td><td>Record and notice</td><td>5</td></tr>
      <tr><td>2</td><td>Photographs of the race</td><td>A balancing test</td><td>4</td></tr>
      <tr><td>3</td><td>The cloud platform</td><td>Checklist for a processor contract</td><td>5</td></tr>
      <tr><td>4</td><td>The former treasurer</td><td>Reply to an access request</td><td>5</td></tr>
      <tr><td>5</td><td>The lost laptop</td><td>Breach report</td><td>5</td></tr></tbody></table>`,
    information: `<p>The materials are for learning purposes and do not replace legal advice.</p>`,
    assessment: `<p>Five documents, self-assessed against a model and checked by one peer; final quiz of twenty questions, pass mark 70%.</p>`,
    workload: '24 hours over 5 weeks',
    prerequisites: `<p>No legal training required.</p>`,
    contacts: `<p><a href="mailto:gdpr.practice@example.org">gdpr.practice@example.org</a></p>`,
    institutions: ['UniTn'],
    teachers: [
      {
        firstName: 'Katharina',
        lastName: 'Pedrotti',
        department: { it: 'Facoltà di Giurisprudenza', en: 'Faculty of Law' },
        biography: {
          it: '<p>Insegna diritto privato comparato e ha lavorato come responsabile della protezione dei dati.</p>',
          en: '<p>She teaches comparative private law and has served as a data protection officer.</p>',
        },
      },
      {
        firstName: 'Mirko',
        lastName: 'Stanković',
        department: {
          it: "Dipartimento di Ingegneria e Scienza dell'Informazione",
          en: 'Department of Information Engineering and Computer Science',
        },
        biography: {
          it: '<p>Informatico, si occupa di tecnologie per la tutela della riservatezza.</p>',
          en: '<p>A computer scientist working on privacy-enhancing technologies.</p>',
        },
      },
    ],
    categories: ['diritto-societa', 'informatica'],
    isced: ['0421', '0612'],
    targets: ['professionisti', 'universitari'],
    eqf: '6',
    opensInDays: -18,
    closesInDays: 60,
    publishedDaysAgo: 40,
  },
  {
    key: 'migration-asylum-rights',
    language: 'EN',
    subtitleLanguages: ['EN', 'FR', 'IT'],
    title: 'Migration, Asylum and Human Rights in Europe',
    subtitle: 'Law, borders and lives, from the 1951 Convention to the new European Pact.',
    description: `<p>Who is a refugee? The definition fits in one sentence of the 1951 Geneva Convention, and lawyers have been arguing over its words ever since. What is a well-founded fear? When does a gang, a family or a drought count as persecution? We begin with those words and with four applications, anonymised from real files, that you will judge before you see what the authorities decided.</p>
      <p>The course then widens its view. Two weeks deal with the European system: the Dublin rules on which state is responsible, reception, return, and the Pact adopted in 2024. Another examines rescue and responsibility at sea. We hear from caseworkers, judges, interpreters and people who have been through the procedure, because a right exists only as far as somebody can use it.</p>
      <p>It is an interdisciplinary course of the <a href="https://www.unipd.it/en/">University of Padua</a>. Statistics are treated with as much care as judgments: you will learn to read the figures on arrivals, and to notice which ones are missing. Some testimonies are painful; each carries a warning and none is compulsory.</p>`,
    outcomes: `<ul><li>Apply the refugee definition and distinguish it from subsidiary protection</li><li>Outline the main instruments of European asylum law</li><li>Explain the principle of <em>non-refoulement</em> and its reach</li><li>Interpret migration statistics critically</li></ul>`,
    activities: `<ul><li>Four case files to decide, alone and then in groups</li><li>A simulated hearing with the role of the interpreter</li><li>Annotated reading of two judgments of the European Court of Human Rights</li><li>Guided tour of the databases of <a href="https://www.unhcr.org/">UNHCR</a></li></ul>`,
    assessment: `<p>Quizzes (30%), case decisions with written reasons (40%), a policy brief of 700 words (30%).</p>`,
    workload: '35 hours, at your own pace',
    prerequisites: `<p>Interest in law or politics; the legal vocabulary is explained in a glossary.</p>`,
    contacts: `<p>E-mail the team at <a href="mailto:asylum@example.org">asylum@example.org</a>.</p>`,
    institutions: ['UniPd'],
    teachers: [
      {
        firstName: 'Noemi',
        lastName: 'Furlan',
        department: {
          it: 'Dipartimento di Scienze Politiche, Giuridiche e Studi Internazionali',
          en: 'Department of Political Science, Law and International Studies',
        },
        biography: {
          it: '<p>Internazionalista, è stata componente di commissioni per il riconoscimento della protezione.</p>',
          en: '<p>An international lawyer and former member of asylum determination panels.</p>',
        },
      },
      {
        firstName: 'Abdoulaye',
        lastName: 'Diop',
        department: {
          it: 'Dipartimento di Filosofia, Sociologia, Pedagogia e Psicologia Applicata',
          en: 'Department of Philosophy, Sociology, Education and Applied Psychology',
        },
        biography: {
          it: '<p>Sociologo, studia le reti di sostegno nelle città del Nord-Est.</p>',
          en: '<p>A sociologist of support networks in the cities of north-eastern Italy.</p>',
        },
      },
      {
        firstName: 'Greta',
        lastName: 'Lindqvist',
        biography: {
          it: '<p>Demografa, insegna a leggere (e a non leggere) i dati sugli arrivi.</p>',
          en: '<p>A demographer who teaches how to read, and how not to read, data on arrivals.</p>',
        },
      },
    ],
    categories: ['diritto-societa'],
    isced: ['0421', '0312', '0314'],
    targets: ['universitari', 'professionisti', 'cittadini'],
    eqf: '7',
    opensInDays: -355,
    publishedDaysAgo: 355,
  },
  {
    key: 'mafie-antimafia',
    language: 'IT',
    title: 'Mafie e antimafia: storia, economia, diritto',
    subtitle: "Dall'inchiesta di Franchetti ai beni confiscati: capire un fenomeno per poterlo contrastare.",
    description: `<p>Nel 1876 Leopoldo Franchetti percorre la Sicilia e descrive la violenza come un'industria, con capitali, imprenditori e clienti. La definizione regge ancora. Eppure ci vorranno più di cento anni perché la legge italiana nomini il reato: l'articolo 416-<em>bis</em> arriva nel settembre 1982, dieci giorni dopo l'assassinio del prefetto dalla Chiesa.</p>
      <p>Tre sguardi si alternano. Quello storico ricostruisce nascita e migrazioni di Cosa nostra, 'ndrangheta e camorra, senza folclore. Quello economico segue il denaro: appalti, credito, prestanome, i settori in cui un'impresa mafiosa ha un vantaggio e perché. Quello giuridico percorre gli strumenti di contrasto, dal maxiprocesso di Palermo alle misure di prevenzione patrimoniali, fino al riuso sociale dei beni previsto dalla legge 109 del 1996.</p>
      <p>Una settimana è riservata al Nord: gli osservatori dell'Università di Milano mostrano come si studia un radicamento che per decenni si è preferito non vedere.</p>`,
    outcomes: `<ul><li>Confrontare le principali organizzazioni per origine, struttura e mercati</li><li>Spiegare gli elementi dell'associazione di tipo mafioso</li><li>Riconoscere indicatori di infiltrazione in un appalto</li><li>Ricostruire il percorso di un bene dal sequestro alla nuova destinazione</li></ul>`,
    activities: `<table><thead><tr><th>Settimana</th><th>Argomento</th><th>Ore</th></tr></thead><tbody>
      <tr><td>1</td><td>Origini: latifondo, città, emigrazione</td><td>4</td></tr>
      <tr><td>2</td><td>L'impresa mafiosa</td><td>5</td></tr>
      <tr><td>3</td><td>Le leggi e il maxiprocesso</td><td>5</td></tr>
      <tr><td>4</td><td>Le mafie al Nord e in Europa</td><td>5</td></tr>
      <tr><td>5</td><td>Beni confiscati e società civile</td><td>5</td></tr></tbody></table>`,
    information: `<p>Per le scuole è disponibile una guida all'uso in classe, con attività per il triennio.</p>`,
    assessment: `<p>Test settimanale e scheda su un bene confiscato del proprio territorio.</p>`,
    workload: '24 ore, 5 settimane',
    contacts: `<p><a href="mailto:mafie.antimafia@example.org">mafie.antimafia@example.org</a></p>`,
    institutions: ['UniPa', 'UniMi'],
    teachers: [
      publicLawyer,
      {
        firstName: 'Vincenzo',
        lastName: 'Lo Monaco',
        department: { it: 'Dipartimento Culture e Società', en: 'Department of Cultures and Society' },
        biography: {
          it: "<p>Storico contemporaneista, lavora sulle fonti giudiziarie dell'Ottocento siciliano.</p>",
          en: '<p>A contemporary historian working on the court records of nineteenth-century Sicily.</p>',
        },
      },
      {
        firstName: 'Beatrice',
        lastName: 'Colleoni',
        department: {
          it: 'Dipartimento di Scienze Sociali e Politiche',
          en: 'Department of Social and Political Sciences',
        },
        biography: {
          it: '<p>Sociologa, studia i mercati locali e gli appalti in Lombardia.</p>',
          en: '<p>A sociologist who studies local markets and public contracts in Lombardy.</p>',
        },
        portrait: false,
      },
    ],
    categories: ['diritto-societa', 'economia-impresa', 'lettere-storia'],
    isced: ['0421', '0314', '0222'],
    targets: ['studenti-superiori', 'docenti', 'professionisti'],
    eqf: '6',
    opensInDays: -55,
    closesInDays: 20,
    publishedDaysAgo: 130,
  },
];
