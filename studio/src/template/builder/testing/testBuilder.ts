import type { TemplateGateway } from '../../document/createTemplateGateway.js';
import { aTemplate } from '../../document/testing/aTemplate.js';
import type { TemplateDocument } from '../../document/types.js';
import { createBuilder, type Builder } from '../createBuilder.js';

/** The builder with a template of the member's own. Nothing is read; without `save`, nothing may be saved. */
export function testBuilder(document: TemplateDocument = aTemplate(), save: TemplateGateway['save'] = unused): Builder {
  const gateway = { read: unused, save, deleteImages: unused };
  return createBuilder(
    { document: { ...document, type: 'user' }, version: 1, savedAt: '2026-01-01T00:00:00Z' },
    gateway,
  );
}

function unused(): never {
  throw new Error('nothing is read or saved here');
}
