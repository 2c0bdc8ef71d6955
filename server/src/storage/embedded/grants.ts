import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { BUCKET } from '../types.js';
import { StorageFailure } from './StorageFailure.js';

/** What the token of a signed URL allows; a token for one is not valid for the other. */
type Purpose = 'read' | 'upload';

interface Grant {
  readonly path: string;
  readonly purpose: Purpose;
  /** The member for whom something is uploaded, and whether it may replace an object. */
  readonly owner?: string;
  readonly upsert?: boolean;
}

const claims = z.object({ exp: z.number(), owner: z.string().default(''), upsert: z.boolean().default(false) });

/** @returns a token in the form of Supabase Storage: a JWT with the object's path */
export function signGrant(
  key: Uint8Array,
  { path, purpose, ...rest }: Grant,
  seconds: number,
  now: Date,
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ url: `${BUCKET}/${path}`, ...rest })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setAudience(purpose)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + seconds)
    .sign(key);
}

/** @throws StorageFailure InvalidJWT for an expired or foreign token, or one for another object or purpose */
export async function readGrant(
  key: Uint8Array,
  token: unknown,
  { path, purpose }: Grant,
  now: Date,
): Promise<z.infer<typeof claims>> {
  if (typeof token !== 'string') throw invalidToken("querystring must have required property 'token'");
  try {
    const options = { algorithms: ['HS256'], audience: purpose, currentDate: now };
    const { payload } = await jwtVerify(token, key, options);
    if (payload.url !== `${BUCKET}/${path}`) throw invalidToken('The token is for another object');
    return claims.parse(payload);
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) throw invalidToken(error.message);
    throw error;
  }
}

function invalidToken(message: string): StorageFailure {
  return new StorageFailure('400', 'InvalidJWT', message);
}
