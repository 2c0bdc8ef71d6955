import { bodyParser } from '@koa/bodyparser';
import type { Problem } from '@cardwright/renderer';
import type { Context } from 'koa';
import type { z } from 'zod';
import { HttpProblem, invalid, notFound, type FieldError } from '../errors.js';
import type { Route } from './defineRoute.js';

const DEFAULT_BODY_LIMIT = 1_000_000;

interface Input {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/**
 * What a request brings, validated by its route's schemas.
 * @throws HttpProblem 404 for invalid parameters, 422 for query and body with every error and its path, 400 for
 * malformed JSON, 413, 415
 */
export async function readInput(context: Context, route: Route): Promise<Input> {
  const params = route.params === undefined ? undefined : readParams(route.params, context);
  const query = route.query === undefined ? undefined : readWith(route.query, context.query, 'query');
  const body = route.body === undefined ? undefined : readBody(route, route.body, await parseJson(context, route));
  return { params, query, body };
}

/** Parameters are part of the path, so an invalid one means that the path does not exist. */
function readParams(schema: z.ZodType, context: Context & { params?: unknown }): unknown {
  const parsed = schema.safeParse(context.params ?? {});
  if (!parsed.success) throw notFound('This');
  return parsed.data;
}

function readWith(schema: z.ZodType, input: unknown, place: string): unknown {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw invalid(parsed.error.issues.map((issue) => toFieldError(issue, place)));
}

function readBody({ readBody: read }: Route, schema: z.ZodType, input: unknown): unknown {
  if (read === undefined) return readWith(schema, input, '');
  const parsed = read(input);
  if (parsed.ok) return parsed.value;
  throw invalid(parsed.problems.filter(({ severity }) => severity === 'error').map(fromProblem));
}

export function toFieldError(issue: z.core.$ZodIssue, place = ''): FieldError {
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const steps = [...(place === '' ? [] : [place]), ...issue.path.map(String), ...unknown];
  return { path: steps.join('.'), message: issue.message };
}

function fromProblem({ path, message, fix }: Problem): FieldError {
  return { path, message, ...(fix !== undefined && { fix }) };
}

async function parseJson(context: Context, { bodyLimit = DEFAULT_BODY_LIMIT }: Route): Promise<unknown> {
  if (hasBody(context) && !context.is('json', '+json'))
    throw new HttpProblem('unsupported-type', 'Send JSON, with Content-Type: application/json.');
  const parse = bodyParser({
    enableTypes: ['json'],
    parsedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
    jsonLimit: bodyLimit,
    // Malformed or too large: the parser's own messages are about bytes, not about the input.
    onError: (error) => {
      throw bodyProblem(error, bodyLimit);
    },
  });
  await parse(context, () => Promise.resolve());
  return context.request.body;
}

/** A chunked body has no Content-Length. */
function hasBody(context: Context): boolean {
  return context.get('Transfer-Encoding') !== '' || !['', '0'].includes(context.get('Content-Length'));
}

function bodyProblem(error: Error, limit: number): HttpProblem {
  const status = 'status' in error ? error.status : undefined;
  if (status === 413) return new HttpProblem('too-large', `The body is larger than ${Math.floor(limit / 1000)} kB.`);
  return new HttpProblem('bad-request', `The body is not valid JSON: ${error.message}`);
}
