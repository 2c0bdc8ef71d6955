import type { z } from 'zod';
import { counted } from '../../counted.js';
import { describeValue } from './describeValue.js';
import { valueAt, type PathSegments } from './path.js';
import type { ProblemList, ProblemText } from './problemList.js';
import { nearestName } from './suggest.js';

type Issue = z.core.$ZodIssue;

/** Schema messages with this prefix say what is allowed and are used unchanged. */
const EXPECTED = 'expected ';

const ONLY_KEYS = `${EXPECTED}only the keys `;

/** The message of a schema for objects without other keys, which then are reported one by one. */
export const onlyKeys = (keys: readonly string[]): string => `${ONLY_KEYS}${keys.join(', ')}`;

/** Adds zod's issues as problems with the value received, what is allowed, and the fix. */
export function addZodIssues(issues: readonly Issue[], input: unknown, problems: ProblemList): void {
  for (const issue of issues) addIssue(issue, [], input, problems);
}

function addIssue(issue: Issue, base: PathSegments, input: unknown, problems: ProblemList): void {
  const path = [...base, ...issue.path.map((key) => (typeof key === 'symbol' ? String(key) : key))];
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const branch = closestBranch(issue.errors);
    if (branch !== undefined) {
      for (const inner of branch) addIssue(inner, path, input, problems);
      return;
    }
  }
  if (issue.code === 'unrecognized_keys' && issue.message.startsWith(ONLY_KEYS)) {
    const known = issue.message.slice(ONLY_KEYS.length).split(', ');
    for (const key of issue.keys) problems.error([...path, key], explainUnknownKey(key, known));
    return;
  }
  if (problems.hasErrorAt(path)) return;
  problems.error(path, explain(issue, valueAt(input, path)));
}

/** The alternative that the value was probably meant to be: the first that does not fail at its root. */
function closestBranch(branches: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  return branches.find((issues) => !issues.some((issue) => issue.path.length === 0 && issue.code === 'invalid_type'));
}

/** Parameters of our own refinements. */
interface CustomParams {
  readonly code?: string;
  readonly fix?: string;
}

function explain(issue: Issue, received: unknown): ProblemText {
  // A value that matches no alternative has the wrong type.
  const byDefault = issue.code === 'invalid_union' ? 'schema.invalid_type' : `schema.${issue.code}`;
  const { code = byDefault, fix }: CustomParams = issue.code === 'custom' ? (issue.params ?? {}) : {};
  if (issue.code === 'custom' && !issue.message.startsWith(EXPECTED)) return { code, message: issue.message, fix };
  if (issue.code === 'invalid_key') return explainKey(issue);
  const allowed = allowedBy(issue);
  const missing = received === undefined;
  const suggestion =
    issue.code === 'invalid_value' && typeof received === 'string'
      ? nearestName(received, issue.values.map(String))
      : undefined;
  return {
    code: missing ? 'schema.missing' : code,
    message: `It ${found(issue, received)}; expected ${allowed}.`,
    fix:
      suggestion === undefined
        ? `${missing ? 'Add' : 'Change it to'} ${allowed}.`
        : `Write "${suggestion}" if you meant that.`,
  };
}

/** What there is instead. A text that is too long has its length: its first letters do not show what is wrong. */
function found(issue: Issue, received: unknown): string {
  if (received === undefined) return 'is missing';
  if (isTooLong(issue) && typeof received === 'string') return `has ${counted(received.length, 'character')}`;
  return `is ${describeValue(received)}`;
}

/** Whether a text is too long, whatever its schema says about its form. */
function isTooLong(issue: Issue): boolean {
  return issue.code === 'too_big' && issue.origin === 'string';
}

function explainKey(issue: z.core.$ZodIssueInvalidKey): ProblemText {
  const allowed = issue.issues[0] === undefined ? issue.message : allowedBy(issue.issues[0]);
  return {
    code: 'schema.invalid_key',
    message: `The key is ${describeValue(issue.path.at(-1))}; expected ${allowed}.`,
    fix: `Rename the key to ${allowed}.`,
  };
}

function explainUnknownKey(key: string, known: readonly string[]): ProblemText {
  const suggestion = nearestName(key, known);
  return {
    code: 'schema.unrecognized_keys',
    message: `The key ${describeValue(key)} is unknown.`,
    fix:
      suggestion === undefined
        ? `Remove it, or write one of ${known.join(', ')}.`
        : `Write "${suggestion}" if you meant that, or remove it.`,
  };
}

function allowedBy(issue: Issue): string {
  if (issue.message.startsWith(EXPECTED) && !isTooLong(issue)) return issue.message.slice(EXPECTED.length);
  switch (issue.code) {
    case 'invalid_type':
      return TYPE_NAMES[issue.expected] ?? `a value of type ${issue.expected}`;
    case 'invalid_value':
      return issue.values.length === 1 ? JSON.stringify(issue.values[0]) : `one of ${issue.values.join(', ')}`;
    case 'too_small':
      return sized(issue.origin, issue.inclusive === false ? 'more than' : 'at least', Number(issue.minimum));
    case 'too_big':
      return sized(issue.origin, issue.inclusive === false ? 'less than' : 'at most', Number(issue.maximum));
    case 'invalid_union':
      return `one of: ${issue.errors.map((branch) => (branch[0] === undefined ? '' : allowedBy(branch[0]))).join('; ')}`;
    default:
      return issue.message;
  }
}

function sized(origin: string, relation: string, limit: number): string {
  if (origin === 'string') return `a text of ${relation} ${counted(limit, 'character')}`;
  if (origin === 'array') return `a list of ${relation} ${counted(limit, 'entry', 'entries')}`;
  if (origin === 'object' || origin === 'record') return `${relation} ${limit} keys`;
  return `a number of ${relation} ${limit}`;
}

/** zod's types in words. */
export const TYPE_NAMES: Readonly<Partial<Record<string, string>>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};
