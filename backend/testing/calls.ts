/** The parts of a summary that tests check. */
export interface Summary {
  readonly moocId: number;
  readonly moocTitolo: string;
  readonly moocDescrizione: string | null;
  readonly moocLingua: string;
  readonly moocAteneoColl: readonly { readonly ateneo_id: number; readonly ateneo_nome: string }[];
  readonly numeroMoocSerie: number;
  /** The parts of the extension `course-facts` that decide the order. */
  readonly fatti: { readonly apertura: number | null; readonly chiusura: number | null; readonly ore: number | null };
}

export interface Page {
  readonly moocs: readonly Summary[];
  readonly moocTotali: number;
  readonly paginaCorrente: number;
  readonly pagineTotali: number;
  readonly vicini?: {
    readonly categorie: readonly { readonly categoria_desc: string; readonly numMoocPubblicati: number }[];
    readonly moocs: readonly Summary[];
    readonly soloMenzioni: boolean;
  };
  readonly ricerca?: {
    readonly testoCorretto: string | null;
    readonly paroleSenzaRisultati: readonly string[];
    readonly soloInParte?: boolean;
  };
  readonly conteggi?: {
    readonly valori: Readonly<Record<string, Readonly<Record<string, number>>>>;
    readonly senzaFiltro: Readonly<Record<string, number>>;
    readonly senzaFiltri: number | null;
    readonly senzaTesto: number | null;
  };
}

export type Parameters = Readonly<Record<string, string | number | boolean>>;
type Selection = Readonly<Record<string, unknown>>;

export async function getJson(address: string): Promise<{ status: number; body: unknown }> {
  const response = await fetch(address);
  return { status: response.status, body: await response.json() };
}

/** Sends a search of the contract; returns the answer whatever its status. */
export function postSearch(rest: string, parameters: Parameters, body: unknown = {}): Promise<Response> {
  const query = new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, String(value)]));
  return fetch(`${rest}/mooc/moocVetrinaPaginazione/?${query}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** Sends a search that must succeed. */
export async function search(rest: string, parameters: Parameters, selection: Selection = {}): Promise<Page> {
  const response = await postSearch(rest, parameters, selection);
  if (!response.ok) throw new Error(`A search answered ${response.status}: ${await response.text()}`);
  return response.json();
}

/** The titles that a text finds, best first, without tags. */
export async function titlesFor(rest: string, text: string, pageSize = 100): Promise<string[]> {
  const page = await search(rest, { testoRicerca: text, moocsPerPagina: pageSize });
  return page.moocs.map(({ moocTitolo }) => moocTitolo.replaceAll(/<[^>]*>/g, ''));
}
