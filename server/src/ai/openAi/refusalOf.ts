import { APIError } from 'openai';

/** An endpoint's refusal of a request: its message and the parameter that it named. */
export interface Refusal {
  readonly told: string;
}

/** Reads a refusal that a different request may avoid (400, 422); undefined for any other failure. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof APIError)) return undefined;
  const { status, param, message } = error as APIError;
  return status === 400 || status === 422 ? { told: `${param ?? ''} ${message}` } : undefined;
}
