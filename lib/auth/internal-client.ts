import type { z } from 'zod';
import { backendMayAnswer, recordHealth } from '@/lib/api/backend-health';
import { BackendError } from '@/lib/api/errors';
import { createRestClient, type GetOptions, type PostOptions, type RestClient } from '@/lib/api/rest-client';
import { profileHeaders } from '@/lib/api/schemas/profile';
import type { SelectedProfile } from '@/lib/model/profile';
import { renewTokensOnce, signInSettings, validTokens } from './renew';
import type { SessionTokens } from './session-token';
import { SignInEnded } from './sign-in-errors';

/**
 * Makes the calls of `/jaf/internal/*`, with the access token and the profile's headers. A token that soon expires is renewed
 * first. After the answer 401 the tokens are renewed and the call is repeated once (specification, section 8). Besides
 * BackendError the calls throw {@link SignInEnded} when renewing does not help.
 */
export class InternalClient implements RestClient {
  readonly #settings = signInSettings();
  readonly #profile: SelectedProfile | null;
  #tokens: SessionTokens;

  constructor(tokens: SessionTokens, profile: SelectedProfile | null) {
    this.#tokens = tokens;
    this.#profile = profile;
  }

  /** The tokens of the latest call; they differ from the initial ones after a renewal. */
  get tokens(): SessionTokens {
    return this.#tokens;
  }

  get<T>(path: string, schema: z.ZodType<T>, options?: GetOptions): Promise<T> {
    return this.#call((client) => client.get(path, schema, options));
  }

  post<T>(path: string, schema: z.ZodType<T>, options: PostOptions): Promise<T> {
    return this.#call((client) => client.post(path, schema, options));
  }

  async #call<T>(make: (client: RestClient) => Promise<T>): Promise<T> {
    const tokens = await validTokens(this.#tokens, this.#settings);
    this.#tokens = tokens;
    try {
      return await make(this.#client(tokens));
    } catch (error) {
      if (!isUnauthorised(error)) throw error;
    }
    const renewed = await renewTokensOnce(tokens, this.#settings);
    this.#tokens = renewed;
    try {
      return await make(this.#client(renewed));
    } catch (error) {
      throw isUnauthorised(error) ? new SignInEnded(true) : error;
    }
  }

  #client({ accessToken }: SessionTokens): RestClient {
    const headers = { authorization: `Bearer ${accessToken}`, ...profileHeaders(this.#profile) };
    return recordHealth(createRestClient({ baseUrl: this.#settings.restUrl, mayRetry: backendMayAnswer, headers }));
  }
}

function isUnauthorised(error: unknown): boolean {
  return error instanceof BackendError && error.status === 401;
}
