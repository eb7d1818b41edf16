import { backendMayAnswer, recordHealth } from '../api/backend-health.ts';
import { BackendError } from '../api/errors.ts';
import type { GetOptions, PostOptions, RestClient } from '../api/rest-client.ts';
import { createRestClient } from '../api/rest-client.ts';
import { profileHeaders } from '../api/schemas/profile.ts';
import type { SelectedProfile } from '../model/profile.ts';
import { freshTokens, type RenewalSettings, renewTokens, SignInEnded } from './renew.ts';
import type { SessionTokens } from './session-token.ts';

/** For whom calls are made, and where. */
export interface InternalClientOptions extends RenewalSettings {
  readonly tokens: SessionTokens;
  readonly profile: SelectedProfile | null;
}

/**
 * The way to `/jaf/internal/*`: every call carries the access token and the profile's headers. A token that is ending
 * is renewed first; a call that is answered with 401 is made once more with renewed tokens (specification, section 8).
 * Besides BackendError its calls throw {@link SignInEnded} when no renewal helps.
 */
export class InternalClient implements RestClient {
  readonly #options: InternalClientOptions;
  #tokens: SessionTokens;

  constructor(options: InternalClientOptions) {
    this.#options = options;
    this.#tokens = options.tokens;
  }

  /** The tokens of the latest call: other ones than at the start when they were renewed meanwhile. */
  get tokens(): SessionTokens {
    return this.#tokens;
  }

  get(path: string, options?: GetOptions): Promise<unknown> {
    return this.#call((client) => client.get(path, { ...options, next: { revalidate: 0 } }));
  }

  post(path: string, options: PostOptions): Promise<unknown> {
    return this.#call((client) => client.post(path, options));
  }

  async #call(make: (client: RestClient) => Promise<unknown>): Promise<unknown> {
    const tokens = await freshTokens(this.#tokens, this.#options);
    this.#tokens = tokens;
    try {
      return await make(this.#client(tokens));
    } catch (error) {
      if (!isUnauthorised(error)) throw error;
    }
    const renewed = await renewTokens(tokens, this.#options);
    this.#tokens = renewed;
    try {
      return await make(this.#client(renewed));
    } catch (error) {
      throw isUnauthorised(error) ? new SignInEnded(true) : error;
    }
  }

  #client({ accessToken }: SessionTokens): RestClient {
    const headers = { authorization: `Bearer ${accessToken}`, ...profileHeaders(this.#options.profile) };
    return recordHealth(createRestClient({ baseUrl: this.#options.restUrl, mayRepeat: backendMayAnswer, headers }));
  }
}

function isUnauthorised(error: unknown): boolean {
  return error instanceof BackendError && error.status === 401;
}
