import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import * as contract from './contract/index.js';
import type { Call } from './contract/index.js';
import { HttpProblem } from './errors.js';
import { parseInput } from './parseInput.js';

/** `path: message` of every problem. */
function problemsOf(schema: z.ZodType, input: unknown): string[] {
  try {
    parseInput(schema, input);
  } catch (error) {
    if (!(error instanceof HttpProblem)) throw error;
    return error.errors.map(({ path, message }) => `${path}: ${message}`);
  }
  return [];
}

const shape = z.strictObject({
  brief: z.string().min(3).max(10).optional(),
  limit: z.int().min(1).max(500).optional(),
  above: z.number().gt(0).multipleOf(5).optional(),
  tags: z.array(z.string()).min(1).max(2).optional(),
  sort: z.enum(['title', 'created_at']).optional(),
  agreed: z.literal(true).optional(),
  email: z.email().optional(),
  own: z.string('Write a name.').optional(),
  color: z.string().regex(/^#/, 'expected a colour').optional(),
  front: z.union([z.string(), z.object({ ratio: z.string() })]).optional(),
  site: z.union([z.literal(''), z.url()]).optional(),
});

describe('a value that a schema refuses', () => {
  it.each([
    [{ brief: 7 }, 'brief: "brief" must be a text.'],
    [{ brief: 'ab' }, 'brief: "brief" must have at least 3 characters; it has 2.'],
    [{ brief: 'abcdefghijk' }, 'brief: "brief" must have at most 10 characters; it has 11.'],
    [{ limit: 501 }, 'limit: "limit" must be at most 500.'],
    [{ limit: 1.5 }, 'limit: "limit" must be a whole number.'],
    [{ above: 0 }, 'above: "above" must be more than 0.'],
    [{ above: 7 }, 'above: "above" must be a multiple of 5.'],
    [{ tags: [] }, 'tags: "tags" must have at least 1 entry.'],
    [{ tags: ['a', 7] }, 'tags.1: "tags.1" must be a text.'],
    [{ sort: 'titel' }, 'sort: "sort" must be one of title, created_at (did you mean title?).'],
    [{ sort: 7 }, 'sort: "sort" must be one of title, created_at.'],
    [{ agreed: false }, 'agreed: "agreed" must be true.'],
    [{ email: 'ada' }, 'email: "email" must be a valid e-mail address, such as ada@example.com.'],
    [{ own: 7 }, 'own: Write a name.'],
    [{ color: 'red' }, 'color: "color" must be a colour.'],
    [{ site: 7 }, 'site: The input must be a text.'],
    [{ front: {} }, 'front: "ratio" is missing; it must be a text.'],
    [{ breif: 'abc' }, 'breif: "breif" is unknown. Did you mean "brief"?'],
  ])('%j is named with what it must be', (input, problem) => {
    expect(problemsOf(shape, input)).toEqual([problem]);
  });

  it('is named when it is missing, or is the whole input', () => {
    expect(problemsOf(z.object({ brief: z.string() }), {})).toEqual(['brief: "brief" is missing; it must be a text.']);
    expect(problemsOf(shape, [])).toEqual([': The input must be an object.']);
    expect(problemsOf(z.strictObject({ ids: z.string().optional() }), { zzz: 1 })).toEqual([
      'zzz: "zzz" is unknown. The keys are ids.',
    ]);
  });
});

const calls: readonly Call[] = Object.values(contract).flatMap((area) =>
  typeof area === 'object' ? Object.values(area).filter(isCall) : [],
);

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

const WRONG = [undefined, null, -1.5, 1e12, Number.NaN, '', 'x'.repeat(30_000), [], [7], {}, { zzz: 1 }, true];

/** Every field of the first level with every wrong value, and nothing else. */
function wrongInputs(schema: z.ZodType): unknown[] {
  const fields = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  return [...WRONG, ...fields.flatMap((field) => WRONG.map((value) => ({ [field]: value })))];
}

it('is explained by every call of the API in words of ours', () => {
  expect(calls.length).toBeGreaterThan(100);
  const schemas = calls.flatMap(({ query, body }) => [query, body].filter((schema) => schema !== undefined));
  const messages = schemas.flatMap((schema) => wrongInputs(schema).flatMap((input) => problemsOf(schema, input)));
  const bare = messages.filter((message) => /: (?:Invalid|Too |Unrecognized|expected )|\breceived\b/.test(message));
  expect([messages.length > 1_000, bare]).toEqual([true, []]);
});
