import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { allRoutes } from '../../routes/index.js';
import { openApiDocument } from '../openApi.js';

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
});
