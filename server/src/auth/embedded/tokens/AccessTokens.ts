import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { SessionRow } from '../../../queries/auth/sessions.js';
import type { UserRow } from '../../../queries/auth/users.js';
import { assuranceOf } from '../factors/assurance.js';
import { ALGORITHM, type SigningKeys } from './SigningKeys.js';

export const AUDIENCE = 'authenticated';
/** Supabase's default. */
export const ACCESS_TOKEN_SECONDS = 3_600;
/** Longer tokens are rejected unread. */
const MAX_CHARACTERS = 16_384;

const claimsSchema = z.object({
  sub: z.uuid(),
  session_id: z.uuid(),
  email: z.string(),
  exp: z.number(),
  role: z.literal('authenticated'),
  user_metadata: z.record(z.string(), z.unknown()),
});

export type AccessClaims = z.infer<typeof claimsSchema>;

interface Parts {
  readonly keys: SigningKeys;
  /** `https://…/auth/v1` */
  readonly issuer: string;
  readonly clock: () => Date;
}

/** Signs access tokens with Supabase's claims, and verifies them. */
export class AccessTokens {
  constructor(private readonly parts: Parts) {}

  /** @returns the token, and when it expires (seconds since 1970) */
  async sign(user: UserRow, session: SessionRow): Promise<{ readonly token: string; readonly expiresAt: number }> {
    const { kid, privateKey } = await this.parts.keys.current();
    const issuedAt = Math.floor(this.parts.clock().getTime() / 1000);
    const expiresAt = issuedAt + ACCESS_TOKEN_SECONDS;
    const token = await new SignJWT({
      email: user.email,
      phone: '',
      app_metadata: user.app_metadata,
      user_metadata: user.user_metadata,
      role: 'authenticated',
      aal: assuranceOf(session.amr),
      amr: session.amr,
      session_id: session.id,
      is_anonymous: false,
    })
      .setProtectedHeader({ alg: ALGORITHM, kid, typ: 'JWT' })
      .setIssuer(this.parts.issuer)
      .setSubject(user.id)
      .setAudience(AUDIENCE)
      .setIssuedAt(issuedAt)
      .setExpirationTime(expiresAt)
      .sign(privateKey);
    return { token, expiresAt };
  }

  /**
   * Accepts only ES256 signatures by one of our keys, which the header names; issuer, audience and expiry must match.
   * @returns the claims, or the reason for refusal, which reveals no secret
   */
  async verify(token: string): Promise<AccessClaims | { readonly reason: string }> {
    if (token.length > MAX_CHARACTERS) return { reason: 'token is too long' };
    try {
      const { payload } = await jwtVerify(
        token,
        async ({ kid }) => {
          const key = kid === undefined ? undefined : await this.parts.keys.find(kid);
          if (key === undefined) throw new errors.JWKSNoMatchingKey();
          return key;
        },
        {
          algorithms: [ALGORITHM],
          issuer: this.parts.issuer,
          audience: AUDIENCE,
          requiredClaims: ['exp', 'iat', 'sub'],
          currentDate: this.parts.clock(),
        },
      );
      const claims = claimsSchema.safeParse(payload);
      return claims.success ? claims.data : { reason: 'claims are missing' };
    } catch (error) {
      if (error instanceof errors.JWTExpired) return { reason: 'token is expired' };
      if (error instanceof errors.JOSEError) return { reason: error.message };
      // jose reports malformed JSON or text as a TypeError or SyntaxError.
      if (error instanceof TypeError || error instanceof SyntaxError) return { reason: 'token is malformed' };
      throw error;
    }
  }
}
