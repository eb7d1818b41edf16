/** What Next's `fetch` is told of keeping an answer; pages keep theirs in `lib/catalogue/keep`. Ignored in the browser. */
export interface CacheOptions {
  /** Seconds. */
  readonly revalidate?: number | false;
  readonly tags?: string[];
}

/** What the caller of any API function may say about the call. */
export interface CallOptions {
  readonly next?: CacheOptions;
  readonly signal?: AbortSignal;
  /** When the caller has no use for an answer any more, in the time of `performance.now()`. */
  readonly deadline?: number;
}

export type Query = Readonly<Record<string, string | number | boolean>>;

export interface GetOptions extends CallOptions {
  readonly query?: Query;
  /** A good answer with an empty body means "there is none": the result is `undefined` instead of an error. */
  readonly emptyMeansAbsent?: boolean;
}

export interface PostOptions extends GetOptions {
  /** Sent as JSON. */
  readonly body: unknown;
  /** The call changes nothing, so it may be repeated after a fault. */
  readonly isRead?: boolean;
}

/** List items that an answer held but that could not be used. */
export interface DroppedItems {
  /** Method and path of the call. */
  readonly call: string;
  readonly items: readonly { readonly list: string; readonly index: number; readonly reason: string }[];
}

export type ReportDropped = (dropped: DroppedItems) => void;

/**
 * The way to the REST backend: straight from the server, or through the route handlers from the browser.
 * Paths start with a slash and are relative to the API's base. Results are parsed JSON that nobody has checked.
 *
 * @throws BackendError when there is no usable answer.
 */
export interface Transport {
  get(path: string, options?: GetOptions): Promise<unknown>;
  post(path: string, options: PostOptions): Promise<unknown>;
  /** Told about left-out list items, at most once an answer; a warning on the console when not given. */
  readonly reportDropped?: ReportDropped;
}
