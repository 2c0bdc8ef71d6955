/** The codes of a link or code that was used already or has expired. */
export const STALE_CODES: ReadonlySet<string> = new Set([
  'otp_expired',
  'flow_state_not_found',
  'flow_state_expired',
  'bad_code_verifier',
]);
