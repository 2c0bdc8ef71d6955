import { problem } from '../contract/problem.js';
import { PROBLEM_KINDS } from '../errors.js';
import type { Route } from './defineRoute.js';
import { OpenApiSchemas, type Json } from './OpenApiSchemas.js';
import { pathParameters } from './routePath.js';

/** OpenAPI 3.1, generated from the contract, whose schemas also validate, so that every route is documented. */
export function openApiDocument(routes: readonly Route[], server: string): Json {
  const paths: Record<string, Json> = {};
  const schemas = new OpenApiSchemas();
  // A schema with an id becomes a component of that name.
  schemas.of(problem, 'output', 'Problem');
  for (const route of routes.toSorted((a, b) => a.path.localeCompare(b.path)))
    paths[route.path] = { ...paths[route.path], [route.method]: operation(route, schemas) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Cardwright API',
      version: '1',
      description:
        'Decks, templates, colour schemes, exports. Sessions are Supabase access tokens, sent as bearer tokens. ' +
        'A path answers 405 to a method that is not listed under it; the header `Allow` lists those that it supports.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: server }],
    tags: [...new Set(routes.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: schemas.components,
    },
  };
}

function operation(route: Route, schemas: OpenApiSchemas): Json {
  return {
    operationId: route.name,
    tags: [route.tag],
    summary: route.summary,
    ...(route.description !== undefined && { description: route.description }),
    security: route.access === 'public' ? [{}, { session: [] }] : [{ session: [] }],
    'x-access': route.access,
    parameters: [...parametersIn('path', route, schemas), ...parametersIn('query', route, schemas)],
    ...(route.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemas.of(route.body, 'input', route.tag) } },
      },
    }),
    responses: { ...success(route, schemas), ...otherwise(route), ...problems(route) },
  };
}

function parametersIn(place: 'path' | 'query', { params, query, path, tag }: Route, schemas: OpenApiSchemas): Json[] {
  const schema = place === 'path' ? params : query;
  const described = schema === undefined ? {} : schemas.of(schema, 'input', tag);
  const properties = (described.properties ?? {}) as Record<string, Json>;
  const required = new Set((described.required ?? []) as string[]);
  const names = place === 'path' ? pathParameters(path) : Object.keys(properties);
  return names.map((name) => {
    const { description, ...rest } = properties[name] ?? { type: 'string' };
    const isRequired = place === 'path' || required.has(name);
    return {
      name,
      in: place,
      required: isRequired,
      ...(typeof description === 'string' && { description }),
      schema: rest,
    };
  });
}

function success({ status = 200, response, tag }: Route, schemas: OpenApiSchemas): Json {
  if (response === undefined) return { [status]: { description: status === 204 ? 'Done' : 'OK' } };
  if ('mediaType' in response) return { [status]: { description: 'OK', content: { [response.mediaType]: {} } } };
  return {
    [status]: { description: 'OK', content: { 'application/json': { schema: schemas.of(response, 'output', tag) } } },
  };
}

function otherwise({ otherwise: meanings = {} }: Route): Json {
  return Object.fromEntries(Object.entries(meanings).map(([status, description]) => [status, { description }]));
}

const RETRY_AFTER = {
  'Retry-After': { description: 'seconds until the next try', schema: { type: 'integer', minimum: 1 } },
};

/** The headers of problems, by status. */
const HEADERS: Readonly<Record<number, Json>> = {
  401: { 'WWW-Authenticate': { description: 'how to sign in', schema: { type: 'string', const: 'Bearer' } } },
  429: RETRY_AFTER,
  503: RETRY_AFTER,
};

function problems({ access, params, query, body, problems: more = [] }: Route): Json {
  const statuses = new Set<number>([429, 503, ...more]);
  if (access !== 'public') statuses.add(401);
  if (access === 'admin') statuses.add(403);
  if (params !== undefined) statuses.add(404);
  if (query !== undefined || body !== undefined) statuses.add(422);
  if (body !== undefined) for (const status of [400, 413, 415]) statuses.add(status);
  const schema = { $ref: '#/components/schemas/Problem' };
  return Object.fromEntries(
    [...statuses].map((status) => [
      status,
      {
        description: titleOf(status),
        ...(HEADERS[status] && { headers: HEADERS[status] }),
        content: { 'application/problem+json': { schema } },
      },
    ]),
  );
}

function titleOf(status: number): string {
  return Object.values(PROBLEM_KINDS).find((kind) => kind.status === status)?.title ?? 'Problem';
}
