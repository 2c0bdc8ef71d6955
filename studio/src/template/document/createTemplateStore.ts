import { createDocumentStore, type DocumentState, type DocumentStore } from '../../editing/documentStore.js';
import type { StoredDocument } from '../../editing/DocumentKind.js';
import type { TemplateGateway } from './createTemplateGateway.js';
import { templateKind } from './templateKind.js';
import type { TemplateDocument } from './types.js';

export type TemplateState = DocumentState<TemplateDocument>;
export type TemplateStore = DocumentStore<TemplateDocument>;

export function createTemplateStore(
  { document, version }: StoredDocument<TemplateDocument>,
  gateway: TemplateGateway,
): TemplateStore {
  return createDocumentStore({ kind: templateKind, gateway, document, version });
}
