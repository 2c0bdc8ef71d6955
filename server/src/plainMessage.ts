import { counted, nearestName, TYPE_NAMES } from '@cardwright/renderer';
import type { z } from 'zod';

type RawIssue = z.core.$ZodRawIssue;

const FORMATS: Readonly<Partial<Record<string, string>>> = {
  email: 'a valid e-mail address, such as ada@example.com',
  url: 'an address in full, such as https://example.com',
  uuid: 'a UUID',
  guid: 'a UUID',
  datetime: 'a date and time, such as 2026-01-31T12:00:00Z',
  date: 'a date, such as 2026-01-31',
};

/**
 * What is wrong with a value, in a sentence that names the field and what it must be. It is passed to every parse of
 * input, so zod uses it wherever a schema has no message of its own.
 */
export function plainMessage(issue: RawIssue): string {
  if (issue.code === 'unrecognized_keys') return unknownKeys(issue);
  if (issue.code === 'invalid_union') return closestMessage(issue) ?? `${nameOf(issue.path)} has the wrong type.`;
  const allowed = allowedBy(issue);
  if (allowed === undefined) return `${nameOf(issue.path)} is invalid.`;
  return issue.input === undefined
    ? `${nameOf(issue.path)} is missing; it ${allowed}.`
    : `${nameOf(issue.path)} ${allowed}${lengthOf(issue)}.`;
}

/** The field in a sentence: its path, or words for the whole input. */
export function nameOf(path: readonly PropertyKey[] = []): string {
  return path.length === 0 ? 'The input' : `"${path.map(String).join('.')}"`;
}

function allowedBy(issue: RawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected in TYPE_NAMES ? `must be ${TYPE_NAMES[issue.expected] ?? ''}` : 'is required';
    case 'invalid_value':
      return `must be ${choiceOf(issue.values.map(String), issue.input)}`;
    case 'too_small':
      return sized(issue.origin, issue.inclusive === false ? 'more than' : 'at least', Number(issue.minimum));
    case 'too_big':
      return sized(issue.origin, issue.inclusive === false ? 'less than' : 'at most', Number(issue.maximum));
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'invalid_format':
      return `must be ${FORMATS[issue.format] ?? 'in the form that the documentation of the API describes'}`;
    default:
      return undefined;
  }
}

/** How long a text is that is too long or too short. */
function lengthOf({ code, input }: RawIssue): string {
  return (code === 'too_big' || code === 'too_small') && typeof input === 'string' ? `; it has ${input.length}` : '';
}

function sized(origin: string, relation: string, limit: number): string {
  if (origin === 'string') return `must have ${relation} ${counted(limit, 'character')}`;
  if (origin === 'array') return `must have ${relation} ${counted(limit, 'entry', 'entries')}`;
  if (origin === 'object' || origin === 'record') return `must have ${relation} ${counted(limit, 'key')}`;
  return `must be ${relation} ${limit}`;
}

function choiceOf(values: readonly string[], input: unknown): string {
  if (values.length === 1) return values[0] ?? '';
  const near = typeof input === 'string' ? nearestName(input, values) : undefined;
  return `one of ${values.join(', ')}${near === undefined ? '' : ` (did you mean ${near}?)`}`;
}

function unknownKeys({ keys, path, inst }: Extract<RawIssue, { code: 'unrecognized_keys' }>): string {
  const [first = ''] = keys;
  const known = knownKeys(inst);
  const near = nearestName(first, known);
  const others = known.length === 0 ? '' : ` The keys are ${known.join(', ')}.`;
  return `${nameOf([...(path ?? []), first])} is unknown.${near === undefined ? others : ` Did you mean "${near}"?`}`;
}

function knownKeys(schema: unknown): readonly string[] {
  const def = (schema as Partial<z.ZodObject> | undefined)?._zod?.def;
  return def?.type === 'object' ? Object.keys(def.shape) : [];
}

/**
 * What the alternative says that the value was probably meant to be: the first that does not fail at its root, or one that
 * takes more than the empty text, which clears a field.
 */
function closestMessage({ errors }: Extract<RawIssue, { code: 'invalid_union' }>): string | undefined {
  const meant =
    errors.find((issues) => issues.every(({ path }) => path.length > 0)) ??
    errors.find((issues) => !issues.some(wantsNothing)) ??
    errors[0];
  return meant?.[0]?.message;
}

function wantsNothing(issue: z.core.$ZodIssue): boolean {
  return issue.code === 'invalid_value' && issue.values.every((value) => value === '');
}
