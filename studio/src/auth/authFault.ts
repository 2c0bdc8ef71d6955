/** Sign-in errors, in words that say what to do. */
export interface AuthFault {
  readonly title: string;
  readonly fix: string;
  /** The field it concerns, if there is one. */
  readonly field?: 'email' | 'password' | 'code' | 'currentPassword';
  /** Seconds until another attempt can succeed. */
  readonly waitSeconds?: number;
  /** Supabase Auth's own error code, if it sent one. */
  readonly code: string;
}

type Words = Omit<AuthFault, 'code' | 'waitSeconds'>;

const STALE_LINK: Words = {
  title: 'This link or code has expired',
  fix: 'It has already been used, or it has expired. Request a new one.',
};

const WRONG_FACTOR_CODE: Words = {
  title: 'This code is not valid',
  fix: 'Enter the code that your app shows now. If it still fails, check your phone’s clock.',
  field: 'code',
};

/** Keyed by the codes of https://supabase.com/docs/guides/auth/debugging/error-codes */
const WORDS: Readonly<Record<string, Words>> = {
  invalid_credentials: {
    title: 'The address or password is wrong',
    fix: 'Check both for typos, or sign in with a link by e-mail instead.',
    field: 'password',
  },
  email_not_confirmed: {
    title: 'This address is not confirmed yet',
    fix: 'Open the e-mail that we sent when you signed up, or ask for a new one.',
    field: 'email',
  },
  user_already_exists: { title: 'This address already has an account', fix: 'Sign in instead.', field: 'email' },
  email_exists: { title: 'This address already has an account', fix: 'Use another address.', field: 'email' },
  email_address_invalid: { title: 'Enter a valid e-mail address', fix: 'Check it for typos.', field: 'email' },
  same_password: { title: 'This is your current password', fix: 'Choose another one.', field: 'password' },
  otp_expired: { ...STALE_LINK, field: 'code' },
  flow_state_not_found: STALE_LINK,
  flow_state_expired: STALE_LINK,
  pkce_code_verifier_not_found: {
    title: 'This link was requested in another browser',
    fix: 'Open it there, or ask for a new one here.',
  },
  bad_code_verifier: {
    title: 'This link was requested in another browser',
    fix: 'Open it there, or ask for a new one here.',
  },
  otp_disabled: { title: 'There is no account with this address', fix: 'Create one.', field: 'email' },
  signup_disabled: {
    title: 'This address cannot create an account here',
    fix: 'New accounts need an invitation. Use the address that was invited, or ask the administrator of this server.',
  },
  user_banned: { title: 'This account is suspended', fix: 'Ask the administrator of this server.' },
  session_not_found: { title: 'You are no longer signed in', fix: 'Sign in again.' },
  session_missing: { title: 'You are no longer signed in', fix: 'Sign in again.' },
  provider_email_needs_verification: {
    title: 'The other service has not verified your address',
    fix: 'Verify it there, or sign in another way.',
  },
  request_timeout: {
    title: 'The other service does not respond',
    fix: 'Try again in a minute, or sign in another way.',
  },
  bad_oauth_callback: { title: 'The other service did not confirm the sign-in', fix: 'Try again.' },
  mfa_verification_failed: WRONG_FACTOR_CODE,
  mfa_challenge_expired: WRONG_FACTOR_CODE,
  insufficient_aal: {
    title: 'The code of your second factor is missing',
    fix: 'Sign in again with the code from your authenticator app.',
  },
  reauthentication_needed: {
    title: 'Confirm that it is you',
    fix: 'Enter the code we sent to your address.',
    field: 'code',
  },
  reauthentication_not_valid: {
    title: 'This code is not valid',
    fix: 'Check the six digits, or ask for a new code.',
    field: 'code',
  },
};

const OFFLINE: Words = {
  title: 'The server cannot be reached',
  fix: 'Check your connection and try again. What you typed is still here.',
};

/** Interprets any error of supabase-js; reads the waiting time from the server's message. */
export function authFaultOf(error: unknown): AuthFault {
  const { status, code, message, name } = partsOf(error);
  if (name === 'AuthSessionMissingError') return { ...known('session_missing'), code: 'session_missing' };
  if (status === 429 || code.startsWith('over_')) return tooMany(code, message);
  if (code === 'weak_password') return { ...weakPassword(error), code, field: 'password' };
  const words = WORDS[code];
  if (words !== undefined) return { ...words, code };
  if (name === 'AuthRetryableFetchError' || name === 'FetchError')
    return { ...unreachable(status), code: 'unreachable' };
  if (/email/i.test(message) && status === 400)
    return { ...known('email_address_invalid'), code: 'email_address_invalid' };
  return { title: 'That did not work', fix: message === '' ? 'Try again.' : message, code: code || 'unknown' };
}

function known(code: string): Words {
  return WORDS[code] ?? OFFLINE;
}

function unreachable(status: number): Words {
  if (status < 500) return OFFLINE;
  return { title: 'The server had a problem', fix: 'Try again in a minute. What you typed is still here.' };
}

function tooMany(code: string, message: string): AuthFault {
  const mails = code === 'over_email_send_rate_limit';
  return {
    title: mails ? 'Too many e-mails to this address' : 'Too many attempts',
    fix: mails
      ? 'Check your inbox first: the last e-mail is still valid.'
      : 'Your account is not locked. Wait a moment, then try again.',
    waitSeconds: waitOf(message),
    code: code || 'over_request_rate_limit',
  };
}

/** Seconds in each unit by its first letter. */
const UNITS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600 };

/** The seconds that a message tells to wait: supabase-js keeps no headers, so Retry-After is out of reach. */
function waitOf(message: string): number {
  const [, number, unit = ''] = /(?<!\d)(\d+)\s*([smh])/.exec(message) ?? [];
  return number === undefined ? 60 : Number(number) * (UNITS[unit] ?? 1);
}

function weakPassword(error: unknown): Words {
  const reasons = typeof error === 'object' && error !== null && 'reasons' in error ? error.reasons : [];
  const isGuessable = Array.isArray(reasons) && reasons.includes('pwned');
  return isGuessable
    ? { title: 'This password is easy to guess', fix: 'It is on the lists that attackers try first. Use three words.' }
    : { title: 'This password is too short or too long', fix: 'Use at least 8 characters.' };
}

function partsOf(error: unknown): { status: number; code: string; message: string; name: string } {
  const value = typeof error === 'object' && error !== null ? error : {};
  const text = (key: string): string => {
    const found: unknown = Reflect.get(value, key);
    return typeof found === 'string' ? found : '';
  };
  const status: unknown = Reflect.get(value, 'status');
  return {
    status: typeof status === 'number' ? status : 0,
    code: text('code'),
    message: text('message'),
    name: text('name'),
  };
}
