import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ProblemList } from './problemList.js';
import { addZodIssues } from './zodProblems.js';

/** `message fix` of every problem. */
function problemsOf(schema: z.ZodType, input: unknown): string[] {
  const parsed = schema.safeParse(input);
  const problems = new ProblemList();
  addZodIssues(parsed.error?.issues ?? [], input, problems);
  const finished = problems.finish(parsed.data);
  return finished.ok ? [] : finished.problems.map(({ message, fix }) => `${message} ${fix ?? ''}`);
}

describe('a text that is too long', () => {
  const problem =
    'It has 3 characters; expected a text of at most 2 characters. Change it to a text of at most 2 characters.';

  it.each([
    ['of no form', z.string().max(2)],
    ['of a form of its own', z.string().max(2, 'expected a language code such as en')],
    ['or a number', z.union([z.string().max(2), z.number()], { error: 'expected a text or a number' })],
  ])('%s is reported with its length', (_, schema) => {
    expect(problemsOf(schema, 'abc')).toEqual([problem]);
  });

  it('has the right length at the limit, and keeps its letters in other problems', () => {
    expect(problemsOf(z.string().max(2), 'ab')).toEqual([]);
    expect(problemsOf(z.string().max(3).regex(/^\d+$/, 'expected digits'), 'abc')).toEqual([
      'It is "abc"; expected digits. Change it to digits.',
    ]);
  });
});

describe('a number beyond its limit', () => {
  it.each([
    [z.number().min(1), 0, 'It is 0; expected a number of at least 1. Change it to a number of at least 1.'],
    [z.number().positive(), 0, 'It is 0; expected a number of more than 0. Change it to a number of more than 0.'],
    [z.number().max(5), 6, 'It is 6; expected a number of at most 5. Change it to a number of at most 5.'],
    [z.number().lt(5), 5, 'It is 5; expected a number of less than 5. Change it to a number of less than 5.'],
  ])('case %#: the words say whether the limit itself is allowed', (schema, input, problem) => {
    expect(problemsOf(schema, input)).toEqual([problem]);
  });

  it('is no problem at a limit that is allowed', () => {
    expect(problemsOf(z.number().min(1).max(5), 5)).toEqual([]);
  });
});
