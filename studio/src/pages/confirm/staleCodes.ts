/** The codes of a link or code that was used already, has expired, or lacks a part. */
export const STALE_CODES: ReadonlySet<string> = new Set([
  'otp_expired',
  'flow_state_not_found',
  'flow_state_expired',
  'bad_code_verifier',
  'validation_failed',
  'bad_jwt',
  'invalid_jwt',
  'refresh_token_not_found',
  'refresh_token_already_used',
  'session_expired',
  'session_not_found',
  'session_missing',
]);

/** The code of a link that only the browser can use in which it was asked for. */
export const OTHER_BROWSER = 'pkce_code_verifier_not_found';
