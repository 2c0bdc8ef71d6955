import { randomUUID } from 'node:crypto';
import type { Context } from 'koa';
import { lockUser, updateUser, type Factor, type UserRow } from '../../../queries/auth/users.js';
import { inTransaction } from '../../../queries/executor.js';
import { AuthError, userNotFound, validationFailed } from '../AuthError.js';
import type { EmbeddedParts } from '../EmbeddedParts.js';
import { assuranceOf, insufficientAal, isVerified, needsSecondFactor } from '../factors/assurance.js';
import { issueChallenge, readChallenge } from '../factors/challenge.js';
import { factorNotFound } from '../factors/factorNotFound.js';
import { removeFactor } from '../factors/removeFactor.js';
import { describeSecret, newSecret } from '../factors/totp.js';
import { verifyFactor } from '../factors/verifyFactor.js';
import { requireSession, type SignedIn } from '../http/authenticate.js';
import { countTry, forgetTries } from '../http/limits.js';
import { readJson } from '../http/readJson.js';
import { enrollBody, verifyFactorBody } from '../http/schemas.js';
import { seal } from '../seal.js';
import { presentSession } from '../sessions/startSession.js';

const MOST_FACTORS = 10;
/** An unfinished enrolment is deleted after this time. */
const UNFINISHED_MS = 300_000;

/** POST /factors: makes a secret for an authenticator app; the first right code turns the factor on. */
export async function enrollFactor(context: Context, parts: EmbeddedParts): Promise<void> {
  const { user, session } = await requireSession(context, parts);
  await parts.limits.take('write', user.id);
  const body = await readJson(context, enrollBody);
  if (body.factor_type !== 'totp') throw notOffered(body.factor_type);
  if (needsSecondFactor(user, session)) throw insufficientAal(403, 'AAL2 required to enroll a new factor');
  const now = parts.clock();
  const secret = newSecret();
  const factor: Factor = {
    id: randomUUID(),
    friendly_name: body.friendly_name ?? '',
    factor_type: 'totp',
    status: 'unverified',
    sealed_secret: seal(secret, parts.factorKey),
    last_period: 0,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  };
  await inTransaction(parts.database, async (trx) => {
    const current = await lockUser(trx, user.id);
    if (current === undefined) throw userNotFound();
    await updateUser(trx, user.id, { factors: withFactor(current, factor, now) }, now);
  });
  const { id, friendly_name } = factor;
  const issuer = body.issuer ?? new URL(parts.publicUrl).host;
  const { uri, qrCode } = describeSecret({ secret, issuer, email: user.email });
  context.body = { id, type: 'totp', friendly_name, totp: { qr_code: qrCode, secret, uri } };
}

/** @throws AuthError too_many_enrolled_mfa_factors, mfa_factor_name_conflict */
function withFactor({ factors }: UserRow, factor: Factor, now: Date): readonly Factor[] {
  const kept = factors.filter(
    (known) => isVerified(known) || now.getTime() - Date.parse(known.created_at) < UNFINISHED_MS,
  );
  if (kept.length >= MOST_FACTORS)
    throw new AuthError(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    );
  const name = factor.friendly_name;
  if (name !== '' && kept.some((known) => known.friendly_name === name))
    throw new AuthError(
      422,
      'mfa_factor_name_conflict',
      `A factor with the friendly name "${name}" for this user already exists`,
    );
  return [...kept, factor];
}

function notOffered(type: string | undefined): AuthError {
  switch (type) {
    case 'phone':
      return new AuthError(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone');
    case 'webauthn':
      return new AuthError(422, 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn');
    default:
      return validationFailed('factor_type needs to be totp');
  }
}

/** POST /factors/:id/challenge */
export async function challengeFactor(context: Context, parts: EmbeddedParts): Promise<void> {
  const signedIn = await requireSession(context, parts);
  await parts.limits.take('write', signedIn.user.id);
  const factorId = ownFactor(context, signedIn).id;
  const { id, expiresAt } = issueChallenge(
    parts.factorKey,
    { factorId, sessionId: signedIn.session.id },
    parts.clock(),
  );
  context.body = { id, type: 'totp', expires_at: Math.floor(expiresAt.getTime() / 1000) };
}

/** POST /factors/:id/verify: answers with the session, now at aal2. */
export async function verifyChallenge(context: Context, parts: EmbeddedParts): Promise<void> {
  const signedIn = await requireSession(context, parts);
  const { challenge_id, code } = await readJson(context, verifyFactorBody);
  const factorId = ownFactor(context, signedIn).id;
  const subject = { factorId, sessionId: signedIn.session.id };
  const challenge = readChallenge(parts.factorKey, challenge_id ?? '', subject, parts.clock());
  if (challenge === 'unknown') throw factorNotFound('MFA factor with the provided challenge ID not found');
  if (challenge === 'expired')
    throw new AuthError(
      422,
      'mfa_challenge_expired',
      'MFA challenge has expired, verify against another challenge or create a new challenge.',
    );
  const account = `factor ${signedIn.user.id}`;
  await countTry(context, parts, account);
  const digits = (code ?? '').replace(/[\s-]/g, '');
  const granted = await inTransaction(parts.database, (trx) =>
    verifyFactor(trx, parts, signedIn, { factorId, code: digits }),
  );
  await forgetTries(context, parts, account);
  parts.sessions.forget();
  context.body = await presentSession(parts, granted);
}

/** DELETE /factors/:id */
export async function unenrollFactor(context: Context, parts: EmbeddedParts): Promise<void> {
  const signedIn = await requireSession(context, parts);
  const factor = ownFactor(context, signedIn);
  if (isVerified(factor) && assuranceOf(signedIn.session.amr) === 'aal1')
    throw insufficientAal(422, 'AAL2 required to unenroll verified factor');
  await removeFactor(parts, signedIn.user.id, factor.id);
  context.body = { id: factor.id };
}

/** @throws AuthError mfa_factor_not_found */
function ownFactor(context: Context & { params?: { id?: string } }, { user }: SignedIn): Factor {
  const factor = user.factors.find(({ id }) => id === context.params?.id);
  if (factor === undefined) throw factorNotFound();
  return factor;
}
