export type PageLanguage = 'it' | 'en';

/** The outcomes that are told on a page of their own. */
export type MessageKind = 'expired' | 'badRequest' | 'failed' | 'otherCareer' | 'signedOut';

interface PageTexts {
  readonly brand: string;
  readonly tagline: string;
  readonly signIn: string;
  readonly signInLead: string;
  readonly name: string;
  readonly password: string;
  readonly cancel: string;
  readonly wrong: string;
  readonly demoTitle: string;
  readonly demoLead: string;
  readonly backToSite: string;
  readonly messages: Readonly<Record<MessageKind, { readonly title: string; readonly text: string }>>;
}

/** Every text of the identity provider's pages. */
export const pageTexts: Readonly<Record<PageLanguage, PageTexts>> = {
  it: {
    brand: 'Corsi aperti delle università italiane',
    tagline: 'Servizio di autenticazione',
    signIn: 'Accedi',
    signInLead: 'Usa le credenziali del tuo ateneo per entrare nell’area riservata.',
    name: 'Nome utente',
    password: 'Password',
    cancel: 'Annulla',
    wrong: 'Nome utente o password non corretti. Controllali e riprova.',
    demoTitle: 'Persone della dimostrazione',
    demoLead: 'Questo è un servizio dimostrativo: le persone sono inventate e chiunque può usarne le credenziali.',
    backToSite: 'Torna al catalogo',
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
      otherCareer: {
        title: 'Carriera non disponibile',
        text: 'La matricola richiesta non è tra quelle della persona che ha effettuato l’accesso.',
      },
      signedOut: { title: 'Sei uscito', text: 'La sessione è terminata. Per rientrare dovrai accedere di nuovo.' },
    },
  },
  en: {
    brand: 'Open courses of Italian universities',
    tagline: 'Sign-in service',
    signIn: 'Sign in',
    signInLead: 'Use your university account to enter the restricted area.',
    name: 'User name',
    password: 'Password',
    cancel: 'Cancel',
    wrong: 'Wrong user name or password. Check them and try again.',
    demoTitle: 'People of the demonstration',
    demoLead: 'This is a demonstration service: the people are invented and anybody may use their accounts.',
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
      otherCareer: {
        title: 'Career not available',
        text: 'The career number asked for is not one of the person who is signed in.',
      },
      signedOut: {
        title: 'You are signed out',
        text: 'The session has ended. To come back you will have to sign in again.',
      },
    },
  },
};
