import { createRemoteJWKSet, errors, jwtVerify, type JWTHeaderParameters, type JWTPayload } from 'jose';
import { z } from 'zod';
import type { SupabaseConfig } from '../../config.js';
import { HttpProblem } from '../../errors.js';
import { latestOf } from '../latestOf.js';
import type { Identity, SessionVerifier } from '../types.js';

/** Supabase's signing keys use one of these; HS256 is accepted only with the project's secret. */
const ASYMMETRIC = ['ES256', 'RS256', 'EdDSA'];
const MAX_CHARACTERS = 16_384;
const KEYS_KEPT_MS = 600_000;
const COOLDOWN_MS = 30_000;
const TIMEOUT_MS = 5_000;

const claimsSchema = z.object({
  sub: z.guid(),
  email: z.string().default(''),
  session_id: z.string().optional(),
  role: z.literal('authenticated'),
  user_metadata: z.record(z.string(), z.unknown()).default({}),
  amr: z.array(z.object({ timestamp: z.number() })).catch([]),
  /** Anyone can start an anonymous session, so its owner is not a member. */
  is_anonymous: z.literal(false).default(false),
});

/** The error codes of `jwtVerify` for foreign or malformed tokens. */
const REFUSALS: readonly string[] = [
  errors.JWTExpired.code,
  errors.JWTClaimValidationFailed.code,
  errors.JWTInvalid.code,
  errors.JWSInvalid.code,
  errors.JWSSignatureVerificationFailed.code,
  errors.JOSEAlgNotAllowed.code,
  errors.JOSENotSupported.code,
  errors.JWKSNoMatchingKey.code,
  errors.JWKSMultipleMatchingKeys.code,
];

/**
 * Verifies sessions of hosted Supabase against its published keys, which are fetched on demand and cached for ten
 * minutes.
 */
export class HostedSessions implements SessionVerifier {
  readonly #issuer: string;
  readonly #remoteKey: ReturnType<typeof createRemoteJWKSet>;
  readonly #secret: Uint8Array | undefined;

  constructor(
    { url, jwtSecret }: SupabaseConfig,
    private readonly clock: () => Date,
  ) {
    this.#issuer = `${url}/auth/v1`;
    this.#secret = jwtSecret === undefined ? undefined : new TextEncoder().encode(jwtSecret);
    this.#remoteKey = createRemoteJWKSet(new URL(`${this.#issuer}/.well-known/jwks.json`), {
      cacheMaxAge: KEYS_KEPT_MS,
      cooldownDuration: COOLDOWN_MS,
      timeoutDuration: TIMEOUT_MS,
    });
  }

  /** @throws HttpProblem `unavailable` when the keys cannot be fetched, so that nobody is signed out because of that */
  async verify(accessToken: string): Promise<Identity | undefined> {
    if (accessToken.length > MAX_CHARACTERS) return undefined;
    const payload = await this.#payloadOf(accessToken);
    const claims = claimsSchema.safeParse(payload);
    if (!claims.success) return undefined;
    const { sub, email, session_id, user_metadata, amr } = claims.data;
    return { userId: sub, email, sessionId: session_id, signedInAt: latestOf(amr), userMetadata: user_metadata };
  }

  async #payloadOf(accessToken: string): Promise<JWTPayload | undefined> {
    try {
      const { payload } = await jwtVerify(accessToken, (header, token) => this.#keyFor(header, token), {
        // The secret and the published keys are never interchangeable: an HS256 token "signed" with a public key fails.
        algorithms: this.#secret === undefined ? ASYMMETRIC : [...ASYMMETRIC, 'HS256'],
        issuer: this.#issuer,
        audience: 'authenticated',
        requiredClaims: ['exp', 'sub'],
        currentDate: this.clock(),
      });
      return payload;
    } catch (cause) {
      if (cause instanceof errors.JOSEError && REFUSALS.includes(cause.code)) return undefined;
      throw new HttpProblem('unavailable', 'The sign-in service is not responding. Try again.', {
        cause,
        headers: { 'Retry-After': '5' },
      });
    }
  }

  #keyFor(header: JWTHeaderParameters, token: Parameters<ReturnType<typeof createRemoteJWKSet>>[1]) {
    if (header.alg !== 'HS256') return this.#remoteKey(header, token);
    if (this.#secret === undefined) throw new errors.JOSEAlgNotAllowed();
    return this.#secret;
  }
}
