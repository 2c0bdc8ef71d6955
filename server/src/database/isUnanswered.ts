/** The driver's errors without a code: of a server that is silent, or whose connection broke. */
const MESSAGES = [
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
