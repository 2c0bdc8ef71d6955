import { createHash } from 'node:crypto';

/** What is kept of an error: its kind and place, but nothing that a member wrote. */
export interface ErrorDescription {
  /** The same for errors of one kind at one place. */
  readonly fingerprint: string;
  /** Such as `TypeError`, with the code if there is one: `error 23514`. */
  readonly name: string;
  /** The message's shape up to the first quotation mark: addresses, paths, ids and numbers are left out. */
  readonly message: string;
  /** The first line of the stack within this software; may be empty. */
  readonly place: string;
}

const [LONGEST_NAME, LONGEST_MESSAGE, LONGEST_PLACE] = [80, 300, 160];

/** Describes an error, or what else was thrown, without personal data and secrets. */
export function describeError(error: unknown): ErrorDescription {
  const root = rootOf(error);
  const name = (root instanceof Error ? nameOf(root) : `thrown ${typeof root}`).slice(0, LONGEST_NAME);
  const message = root instanceof Error ? shapeOf(ownMessage(root)) : '';
  const place = root instanceof Error ? placeOf(root.stack ?? '') : '';
  const fingerprint = createHash('sha256').update([name, message, place].join('\n')).digest('hex').slice(0, 32);
  return { fingerprint, name, message, place };
}

/** The error at the end of the chain of causes. */
function rootOf(error: unknown): unknown {
  let root = error;
  for (let depth = 0; depth < 5 && root instanceof Error && root.cause instanceof Error; depth += 1) root = root.cause;
  return root;
}

function nameOf(error: Error): string {
  const code = 'code' in error && typeof error.code === 'string' && /^\w{1,40}$/.test(error.code) ? error.code : '';
  return `${/^\w+$/.test(error.name) ? error.name : 'Error'} ${code}`.trim();
}

/** PostgreSQL's own words, without the statement that the query builder writes before them. */
function ownMessage(error: Error): string {
  return 'severity' in error ? error.message.slice(error.message.lastIndexOf(' - ') + 1) : error.message;
}

/** What begins with a quotation mark may be a member's words, and what follows it as well: they may hold another. */
const QUOTE = /["'`“‘]/;

/** Longer words are tokens and keys. */
const LONGEST_WORD = 23;

/** The part of a message that is the same whenever the error happens. */
function shapeOf(message: string): string {
  const [plain = '', ...quoted] = message.slice(0, 4 * LONGEST_MESSAGE).split(QUOTE);
  const words = plain.split(/\s+/).filter((word) => word !== '' && word !== '-');
  return [...words.map(standIn), ...(quoted.length > 0 ? ['“…”'] : [])].join(' ').slice(0, LONGEST_MESSAGE);
}

/** A word, or a placeholder if it may be personal data. */
function standIn(word: string): string {
  if (word.includes('@')) return '(e-mail)';
  if (word.includes('://')) return '(address)';
  if (/[/\\]/.test(word)) return '(path)';
  return /\d/.test(word) || word.length > LONGEST_WORD ? '#' : word;
}

/** `saveDeck (commands/decks/saveDeck.js:41)`: nothing of where the software is installed. */
function placeOf(stack: string): string {
  for (const line of stack.split('\n')) {
    const [, name = '', path = '', row = ''] =
      /^\s+at (?:(?:async )?([\w.<># ]+) \()?(.+?):(\d+):\d+\)?$/.exec(line) ?? [];
    if (path === '' || path.startsWith('node:') || path.includes('node_modules')) continue;
    const short = path.split(/\/(?:dist|src)\//).at(-1) ?? '';
    const where = `${short.includes('/') && short === path ? (path.split('/').at(-1) ?? '') : short}:${row}`;
    return (name === '' ? where : `${name} (${where})`).slice(0, LONGEST_PLACE);
  }
  return '';
}
