import { APIError } from 'openai';

/** An endpoint's refusal of a request as it stands: what it said, and which parameter it named. */
export interface Refusal {
  readonly told: string;
}

/** Refusals that another form of the request may avoid (400, 422); undefined for every other failure. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof APIError)) return undefined;
  const { status, param, message } = error as APIError;
  return status === 400 || status === 422 ? { told: `${param ?? ''} ${message}` } : undefined;
}
