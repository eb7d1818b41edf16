/** Texts of the backend's `/jaf/public/i18n`. They override the app's texts with the same key (specification, section 2, shell screens). */
export const texts: { readonly it: Record<string, string>; readonly en: Record<string, string> } = {
  it: {
    DEFAULT_ERROR_PAGE_TITLE: 'Qualcosa è andato storto!',
    DEFAULT_ERROR_PAGE_DESC: 'Prova a ricaricare la pagina.',
    ERR_OPEN_WINDOW: 'Impossibile aprire la nuova finestra',
    ERR_OPEN_WINDOW_DETT: 'Il browser ha bloccato la finestra: consenti i pop-up per questo sito e riprova.',
  },
  en: {
    DEFAULT_ERROR_PAGE_TITLE: 'Something went wrong!',
    DEFAULT_ERROR_PAGE_DESC: 'Try reloading the page.',
    ERR_OPEN_WINDOW: 'The new window could not be opened',
    ERR_OPEN_WINDOW_DETT: 'Your browser blocked the window: allow pop-ups for this site and try again.',
  },
};
