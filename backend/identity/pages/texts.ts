export type PageLanguage = 'it' | 'en';

/** The name of the site, in every language (`site.name` in `messages`). */
export const brand = 'Aula Aperta';

/** Every text of the identity provider's pages. */
const italian = {
  tagline: 'Servizio di autenticazione',
  signIn: 'Accedi',
  signInLead: 'Usa le credenziali del tuo ateneo per entrare nell’area riservata.',
  name: 'Nome utente',
  password: 'Password',
  cancel: 'Annulla',
  wrong: 'Nome utente o password non corretti. Controllali e riprova.',
  /** Added when the next attempt must wait this many seconds. */
  waitThen: (seconds: number) => `Potrai riprovare tra ${seconds === 1 ? 'un secondo' : `${seconds} secondi`}.`,
  /** Shown for an attempt that comes too early. */
  tooEarly: (seconds: number) =>
    `Troppi tentativi ravvicinati. Aspetta ${seconds === 1 ? 'un secondo' : `${seconds} secondi`} e riprova: la password non è stata controllata.`,
  demoTitle: 'Persone della dimostrazione',
  demoLead: 'Questo è un servizio dimostrativo: le persone sono inventate e chiunque può usarne le credenziali.',
  nobody:
    'Su questo servizio non è abilitata nessuna persona. Chi lo gestisce può abilitare quelle della dimostrazione con la variabile DEMO_PEOPLE.',
  /** Texts of the page where a real course would begin. */
  course: {
    tagline: 'Corso dimostrativo',
    kind: 'Qui comincerebbe il corso',
    demoTitle: 'Questa è una dimostrazione',
    demoText:
      'Il corso è stato scritto per mostrare come funziona il catalogo: non esiste una piattaforma su cui seguirlo e non ci si può iscrivere.',
    demoReal:
      'In un’installazione reale il collegamento porta al corso sulla piattaforma dell’istituzione che lo offre.',
    back: 'Torna alla scheda del corso',
    /** The link to this page in this language. */
    thisLanguage: 'Leggi questa pagina in italiano',
  },
  backToSite: 'Torna al catalogo',
  /** The messages that have their own page. */
  messages: {
    expired: {
      title: 'Questa pagina di accesso non è più valida',
      text: 'È scaduta oppure l’accesso è già stato completato. Torna al catalogo e ricomincia da lì.',
    },
    badRequest: {
      title: 'Richiesta di accesso non valida',
      text: 'Il collegamento che ti ha portato qui è incompleto o errato. Torna al catalogo e ricomincia da lì.',
    },
    failed: {
      title: 'Accesso momentaneamente non disponibile',
      text: 'Qualcosa è andato storto da parte nostra. Riprova tra qualche minuto.',
    },
    tooMany: {
      title: 'Troppe richieste di accesso',
      text: 'Da questo indirizzo arrivano troppe richieste. Riprova tra un minuto.',
    },
    otherCareer: {
      title: 'Carriera non disponibile',
      text: 'La matricola richiesta non è tra quelle della persona che ha effettuato l’accesso. Sei uscito dall’area riservata: torna al catalogo e accedi di nuovo.',
    },
    signedOut: { title: 'Sei uscito', text: 'La sessione è terminata. Per rientrare dovrai accedere di nuovo.' },
    noCourse: {
      title: 'Questo corso non c’è',
      text: 'Il collegamento non porta a nessun corso della dimostrazione. Cerca il corso nel catalogo.',
    },
  },
};

export type PageTexts = typeof italian;
export type MessageKind = keyof PageTexts['messages'];

const english: PageTexts = {
  tagline: 'Sign-in service',
  signIn: 'Sign in',
  signInLead: 'Use your university account to enter the restricted area.',
  name: 'User name',
  password: 'Password',
  cancel: 'Cancel',
  wrong: 'Wrong user name or password. Check them and try again.',
  waitThen: (seconds: number) => `You can try again in ${seconds === 1 ? 'one second' : `${seconds} seconds`}.`,
  tooEarly: (seconds: number) =>
    `Too many attempts in a short time. Wait ${seconds === 1 ? 'one second' : `${seconds} seconds`} and try again: the password was not checked.`,
  demoTitle: 'People of the demonstration',
  demoLead: 'This is a demonstration service: the people are invented and anybody may use their accounts.',
  nobody:
    'Nobody is enabled on this service. Who runs it can enable the people of the demonstration with the variable DEMO_PEOPLE.',
  course: {
    tagline: 'Demonstration course',
    kind: 'The course would begin here',
    demoTitle: 'This is a demonstration',
    demoText:
      'The course was written to show how the catalogue works: there is no platform to follow it on, and nothing to enrol in.',
    demoReal: 'In a real installation the link leads to the course on the platform of the institution that offers it.',
    back: 'Back to the course’s page',
    thisLanguage: 'Read this page in English',
  },
  backToSite: 'Back to the catalogue',
  messages: {
    expired: {
      title: 'This sign-in page is no longer valid',
      text: 'It has expired, or the sign-in is already complete. Go back to the catalogue and start again from there.',
    },
    badRequest: {
      title: 'Invalid sign-in request',
      text: 'The link that brought you here is incomplete or wrong. Go back to the catalogue and start again from there.',
    },
    failed: {
      title: 'Sign-in is not available right now',
      text: 'Something went wrong on our side. Try again in a few minutes.',
    },
    tooMany: {
      title: 'Too many sign-in requests',
      text: 'Too many requests come from this address. Try again in a minute.',
    },
    otherCareer: {
      title: 'Career not available',
      text: 'The career number asked for is not one of the person who is signed in. You have left the restricted area: go back to the catalogue and sign in again.',
    },
    signedOut: {
      title: 'You are signed out',
      text: 'The session has ended. To come back you will have to sign in again.',
    },
    noCourse: {
      title: 'There is no such course',
      text: 'The link leads to no course of the demonstration. Look for the course in the catalogue.',
    },
  },
};

export const pageTexts: Readonly<Record<PageLanguage, PageTexts>> = { it: italian, en: english };
