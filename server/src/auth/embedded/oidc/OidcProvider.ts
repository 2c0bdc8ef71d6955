import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  fetchUserInfo,
  type Configuration,
  type CustomFetch,
} from 'openid-client';
import { z } from 'zod';
import type { OidcConfig } from '../../../config.js';

const TIMEOUT_SECONDS = 10;

const claims = z.object({
  email: z.string(),
  // Some providers send it as a text.
  email_verified: z.literal([true, 'true']),
  name: z.string().catch(''),
});

/** The secrets that tie a provider's response to the request. */
interface Attempt {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** Sign-in through another service, by OpenID Connect. */
export class OidcProvider {
  #discovered: Promise<Configuration> | undefined;

  /**
   * @param callback the address to which the provider sends the browser back
   * @param fetch only for tests, which have no provider
   */
  constructor(
    private readonly settings: OidcConfig,
    private readonly callback: string,
    private readonly fetch: CustomFetch | undefined,
  ) {}

  async signInUrl({ state, nonce, codeVerifier }: Attempt): Promise<URL> {
    return buildAuthorizationUrl(await this.#configuration(), {
      redirect_uri: this.callback,
      scope: 'openid email profile',
      code_challenge: await calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
      state,
      nonce,
    });
  }

  /**
   * Exchanges the code of the provider's response for the person's verified address.
   * @returns undefined when the provider has not verified it
   * @throws an error of openid-client for any other response
   */
  async identify(query: string, { state, nonce, codeVerifier }: Attempt): Promise<z.infer<typeof claims> | undefined> {
    const configuration = await this.#configuration();
    const tokens = await authorizationCodeGrant(configuration, new URL(`${this.callback}?${query}`), {
      pkceCodeVerifier: codeVerifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    });
    const told = tokens.claims();
    // Many providers leave the address out of the ID token (OpenID Connect Core, 5.4).
    const mustAsk =
      told?.email_verified === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined;
    const person = mustAsk ? await fetchUserInfo(configuration, tokens.access_token, told?.sub ?? '') : told;
    return claims.safeParse(person).data;
  }

  #configuration(): Promise<Configuration> {
    this.#discovered ??= this.#discover().catch((error: unknown) => {
      this.#discovered = undefined;
      throw error;
    });
    return this.#discovered;
  }

  #discover(): Promise<Configuration> {
    const { issuer, clientId, clientSecret } = this.settings;
    const { fetch } = this;
    const options = { timeout: TIMEOUT_SECONDS, ...(fetch && { [customFetch]: fetch }) };
    return discovery(new URL(issuer), clientId, clientSecret, undefined, options);
  }
}
