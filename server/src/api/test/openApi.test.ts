import { LIMITS } from '@cardwright/renderer';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { allRoutes } from '../../routes/index.js';
import { openApiDocument } from '../openApi.js';

interface Operation {
  readonly security: readonly object[];
  readonly responses: Readonly<Record<string, { readonly headers?: object }>>;
  readonly requestBody?: { readonly content: { 'application/json': { schema: { properties: object } } } };
}
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

describe('the OpenAPI document', () => {
  const document = openApiDocument(allRoutes, 'http://localhost:3000');

  it('is valid, and all of its references resolve', async () => {
    const validator = new Validator();
    expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
    expect(() => validator.resolveRefs()).not.toThrow();
  });

  it('passes the rules of a linter that every reader of it depends on', async () => {
    const rules = {
      struct: 'error',
      'no-unresolved-refs': 'error',
      'operation-operationId-unique': 'error',
      'path-parameters-defined': 'error',
      'path-declaration-must-exist': 'error',
      'no-ambiguous-paths': 'off',
      'no-identical-paths': 'error',
      'operation-parameters-unique': 'error',
      'security-defined': 'error',
    } as const;
    const problems = await lintFromString({
      source: JSON.stringify(document),
      config: await createConfig({ rules }),
    });
    expect(problems.map(({ message, location }) => `${location[0]?.pointer ?? ''}: ${message}`)).toEqual([]);
  });

  it('names what its schemas share', () => {
    expect(Object.keys((document.components as { schemas: object }).schemas)).toEqual(
      expect.arrayContaining(['Problem', 'TemplatesPart', 'WorldNode']),
    );
    expect(JSON.stringify(document)).not.toContain('$defs');
  });

  it('says what every call may answer, and the headers of problems', () => {
    for (const [path, methods] of Object.entries(document.paths as Paths))
      for (const [method, { responses, security }] of Object.entries(methods)) {
        const headers = Object.entries(responses).flatMap(([status, response]) =>
          Object.keys(response.headers ?? {}).map((header) => `${status} ${header}`),
        );
        const signIn = security.length === 1 ? ['401 WWW-Authenticate'] : [];
        expect([method, path, ...headers]).toEqual([method, path, ...signIn, '429 Retry-After', '503 Retry-After']);
      }
    expect(document).toHaveProperty('info.description', expect.stringContaining('`Allow`'));
  });

  it('says which files can be read in parts', () => {
    const inParts = (status: string): string[] =>
      Object.entries(document.paths as Paths).flatMap(([path, { get }]) =>
        get && status in get.responses ? [path] : [],
      );
    expect(inParts('206').sort()).toEqual([
      '/api/decks/public/{id}/downloads/{paper}/{language}/file',
      '/api/exports/{id}/download',
      '/api/exports/{id}/files/{token}',
    ]);
    expect(inParts('416').sort()).toEqual(inParts('206').sort());
  });

  it('limits texts as the renderer’s readers do', () => {
    const { post } = (document.paths as Paths)['/api/admin/worlds'] ?? {};
    const properties = post?.requestBody?.content['application/json'].schema.properties;
    expect(properties).toMatchObject({ description: { maxLength: LIMITS.text } });
  });
});
