import { z } from 'zod';
import type { Challenge } from '../oneTime/issueOneTimeToken.js';

/** Clients send null and "" for missing values. */
const absent = z
  .union([z.null(), z.literal('')])
  .optional()
  .transform(() => undefined);

function given<T>(schema: z.ZodType<T>) {
  return z.union([absent, schema]);
}

/** Postgres stores no NUL. */
const text = (most: number) =>
  z
    .string()
    .max(most)
    .refine((value) => !value.includes('\0'), 'must not contain a NUL character');

export const emailText = text(1_000);
export const passwordText = z.string().max(1_000);
export const tokenText = text(500);
const metadata = z.record(z.string(), z.unknown());

const challenge = {
  code_challenge: given(
    z.string().regex(/^[\w.~-]{43,128}$/, 'code challenge has to be between 43 and 128 characters'),
  ),
  code_challenge_method: given(z.string().regex(/^(s256|plain)$/i, 'must be s256 or plain')),
};

/** Every other value that clients send, such as captcha tokens and channels, is ignored. */
export const contact = { email: given(emailText), phone: given(text(100)) };

export const signUpBody = z.object({
  ...contact,
  ...challenge,
  password: given(passwordText),
  data: given(metadata),
});

export const otpBody = z.object({
  ...contact,
  ...challenge,
  data: given(metadata),
  create_user: z.boolean().nullish(),
});

export const passwordBody = z.object({ ...contact, password: given(passwordText) });
export const refreshBody = z.object({ refresh_token: given(tokenText) });
export const pkceBody = z.object({ auth_code: given(tokenText), code_verifier: given(tokenText) });
export const recoverBody = z.object({ ...contact, ...challenge });
export const resendBody = z.object({ ...contact, ...challenge, type: given(text(50)) });

export const authorizeQuery = z.object(challenge);

export const verifyBody = z.object({
  ...contact,
  type: given(text(50)),
  token: given(tokenText),
  token_hash: given(tokenText),
  redirect_to: given(text(2_000)),
});

export const updateUserBody = z.object({
  ...contact,
  ...challenge,
  password: given(passwordText),
  current_password: given(passwordText),
  nonce: given(tokenText),
  data: given(metadata),
  app_metadata: z.unknown().optional(),
});

export const enrollBody = z.object({
  factor_type: given(text(50)),
  friendly_name: given(text(100)),
  issuer: given(text(100)),
});

export const verifyFactorBody = z.object({ challenge_id: given(text(1_000)), code: given(text(50)) });

export const adminUserBody = z.object({
  ...contact,
  password: given(passwordText),
  password_hash: z.unknown().optional(),
  email_confirm: z.boolean().nullish(),
  user_metadata: given(metadata),
  app_metadata: given(metadata),
  ban_duration: given(text(50)),
});

export const deleteUserBody = z.object({ should_soft_delete: z.boolean().nullish() });

export const inviteBody = z.object({ ...contact, data: given(metadata) });

export const generateLinkBody = z.object({
  ...contact,
  type: given(text(50)),
  new_email: given(emailText),
  password: given(passwordText),
  data: given(metadata),
  redirect_to: given(text(2_000)),
});

/** @returns undefined when the client does not use PKCE; a challenge without a method is plain, as in RFC 7636 */
export function challengeOf(body: {
  readonly code_challenge?: string | undefined;
  readonly code_challenge_method?: string | undefined;
}): Challenge | undefined {
  if (body.code_challenge === undefined) return undefined;
  const method = body.code_challenge_method?.toLowerCase() === 's256' ? 's256' : 'plain';
  return { codeChallenge: body.code_challenge, method };
}
