import type { Context } from 'koa';
import type { z } from 'zod';
import { HttpProblem, notFound } from '../errors.js';
import { parseInput } from '../parseInput.js';
import type { Route } from './defineRoute.js';
import { thingOf } from './thingOf.js';

interface Input {
  readonly params: unknown;
  readonly query: unknown;
}

/** What the URL of a request brings. @throws HttpProblem 404 for invalid parameters, 422 for the query, 415 */
export function readInput(context: Context, route: Route): Input {
  const params = route.params === undefined ? undefined : readParams(route.params, route.path, context);
  const query = route.query === undefined ? undefined : parseInput(route.query, context.query, 'query');
  if (route.body !== undefined) assertJson(context);
  return { params, query };
}

/** Parameters are part of the path, so an invalid one means that the path does not exist. */
function readParams(schema: z.ZodType, path: string, context: Context & { params?: unknown }): unknown {
  const parsed = schema.safeParse(context.params ?? {});
  if (!parsed.success) throw notFound(thingOf(path));
  return parsed.data;
}

/** Checks a body by the contract, unless the route's reader has. @throws HttpProblem 422 */
export function checkBody({ readBody, body }: Route, input: unknown): unknown {
  return readBody !== undefined || body === undefined ? input : parseInput(body, input);
}

function assertJson(context: Context): void {
  if (hasBody(context) && !context.is('json', '+json'))
    throw new HttpProblem('unsupported-type', 'Send JSON, with Content-Type: application/json.');
}

/** A chunked body has no Content-Length. */
function hasBody(context: Context): boolean {
  return context.get('Transfer-Encoding') !== '' || !['', '0'].includes(context.get('Content-Length'));
}
