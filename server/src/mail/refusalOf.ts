import type { HttpProblem } from '../errors.js';

interface Refusal {
  /** The mail server's words. */
  readonly reason: string;
  /** The address is refused for good: it does not exist, or accepts no e-mail. */
  readonly isBounce: boolean;
}

/** A mail server's words are long at times. */
const LONGEST = 500;

/** Why a mailer could not send an e-mail. @param problem what it threw, with the transport's error as its cause */
export function refusalOf({ detail, cause }: HttpProblem): Refusal {
  if (!(cause instanceof Error)) return { reason: detail, isBounce: false };
  const isOfAddress = 'code' in cause && cause.code === 'EENVELOPE';
  const code = 'responseCode' in cause && typeof cause.responseCode === 'number' ? cause.responseCode : 0;
  const words = 'response' in cause && typeof cause.response === 'string' ? cause.response : cause.message;
  // A code from 500 on is permanent (RFC 5321, 4.2.1).
  return { reason: words.slice(0, LONGEST), isBounce: isOfAddress && code >= 500 };
}
