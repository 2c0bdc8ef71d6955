import { createDocumentStore, type DocumentState, type DocumentStore } from '../../editing/documentStore.js';
import type { DocumentKind, StoredDocument } from '../../editing/DocumentKind.js';
import type { TemplateGateway } from './createTemplateGateway.js';
import { templateKind } from './templateKind.js';
import type { TemplateDocument } from './types.js';

export type TemplateState = DocumentState<TemplateDocument>;
export type TemplateStore = DocumentStore<TemplateDocument>;

export function createTemplateStore(
  { document, version }: StoredDocument<TemplateDocument>,
  gateway: TemplateGateway,
  kind: DocumentKind<TemplateDocument> = templateKind,
): TemplateStore {
  return createDocumentStore({ kind, gateway, document, version });
}
