/** Additional members of the error's body. */
type Extra = Readonly<Record<string, unknown>>;

interface Options {
  readonly extra?: Extra;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * An error in the form that Supabase's clients read: `{code, message}`, API version 2024-01-01. The codes are Supabase
 * Auth's (https://supabase.com/docs/guides/auth/debugging/error-codes). A client's mistake never gets a 5xx, because
 * the client would retry.
 */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly extra: Extra;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    { extra = {}, headers = {} }: Options = {},
  ) {
    super(message);
    this.extra = extra;
    this.headers = headers;
  }

  toBody(): Record<string, unknown> {
    return { code: this.code, message: this.message, ...this.extra };
  }
}

export function validationFailed(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message);
}

export function invalidCredentials(): AuthError {
  return new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
}

export function linkExpired(): AuthError {
  return new AuthError(403, 'otp_expired', 'Email link is invalid or has expired');
}

export function codeExpired(): AuthError {
  return new AuthError(403, 'otp_expired', 'Token has expired or is invalid');
}

export function sessionNotFound(): AuthError {
  return new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
}

export function userNotFound(): AuthError {
  return new AuthError(404, 'user_not_found', 'User not found');
}

export function emailExists(): AuthError {
  return new AuthError(422, 'email_exists', 'A user with this email address has already been registered');
}

export function signUpDisabled(message: string): AuthError {
  return new AuthError(422, 'signup_disabled', message);
}

export function notOffered(what: 'Phone' | 'Anonymous'): AuthError {
  return what === 'Phone'
    ? new AuthError(400, 'phone_provider_disabled', 'Phone sign-ins are not offered')
    : new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
}
