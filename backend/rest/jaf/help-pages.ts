import { html } from 'hono/html';
import { type BackendSettings, restPath } from '../../env.ts';
import { document, type Html } from '../../identity/pages/page.ts';

type HelpTopic = 'manual' | 'assistance';

/** Absolute address of a help page, for the manual and assistance links. */
export function helpAddress(settings: BackendSettings, topic: HelpTopic, lang: 'it' | 'en'): string {
  return `${settings.backendUrl}${restPath(settings)}/jaf/public/help/${topic}?lang=${lang}`;
}

/** A help page; null for an unknown topic. */
export function helpPage(topic: string, lang: 'it' | 'en'): Html | null {
  if (topic !== 'manual' && topic !== 'assistance') return null;
  const { tagline, title, paragraphs } = helpTexts[topic][lang];
  const main = html`<h1>${title}</h1>${paragraphs.map((text) => html`<p>${text}</p>`)}`;
  return document({ language: lang, title, tagline, main });
}

interface HelpText {
  readonly tagline: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

const helpTexts: Readonly<Record<HelpTopic, Readonly<Record<'it' | 'en', HelpText>>>> = {
  manual: {
    it: {
      tagline: 'Manuale',
      title: 'Manuale dell’area riservata',
      paragraphs: [
        'Dopo l’accesso scegli il profilo con cui lavorare; se ne hai uno solo viene scelto per te. Il profilo vale per tutte le operazioni finché non esci.',
        'Nella barra in alto trovi lingua, manuale e assistenza; profilo e tema si cambiano lì solo dove il servizio lo consente. Se hai più carriere, puoi passare dall’una all’altra indicando la matricola.',
        'Nella redazione, «Qualità» dice che cosa non va in ogni corso e porta al testo da correggere; in «Testi» le bozze restano in questo browser: esportale per pubblicarle.',
        'Quando hai finito usa Logout: la sessione termina anche sul servizio di autenticazione.',
      ],
    },
    en: {
      tagline: 'Manual',
      title: 'Manual of the restricted area',
      paragraphs: [
        'After signing in, choose the profile to work with; if you have only one it is chosen for you. The profile holds for everything you do until you sign out.',
        'The bar at the top has language, manual and help desk; profile and theme change there only where the service allows it. If you have more than one career, you can switch between them by career number.',
        'On the desk, “Quality” says what is wrong with each course and leads to the text to correct; in “Texts” drafts stay in this browser: export them to publish them.',
        'When you are done use Logout: the session ends at the sign-in service as well.',
      ],
    },
  },
  assistance: {
    it: {
      tagline: 'Assistenza',
      title: 'Richiesta di assistenza',
      paragraphs: [
        'Questo è un servizio dimostrativo e non ha uno sportello di assistenza: nessuna richiesta può essere inviata da qui.',
        'In un’installazione reale questa pagina è il sistema di assistenza dell’ateneo, indicato dalla configurazione del servizio.',
      ],
    },
    en: {
      tagline: 'Help desk',
      title: 'Help desk request',
      paragraphs: [
        'This is a demonstration service without a help desk: no request can be sent from here.',
        'In a real installation this page is the university’s help desk, named by the configuration of the service.',
      ],
    },
  },
};
