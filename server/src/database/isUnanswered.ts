/** The message of our own, when nobody waits any longer. */
export const LATE = 'The database did not answer in time';

/** Errors without a code, mostly the driver's: of a server that is silent, or whose connection broke. */
const MESSAGES = [
  LATE,
  'Query read timeout',
  'timeout expired',
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
];

/** Whether the database did not answer. It may still do what it was sent, such as a commit. */
export function isUnanswered(error: unknown): boolean {
  // The query builder puts the statement before the message.
  return error instanceof Error && MESSAGES.some((message) => error.message.endsWith(message));
}
