import { readTemplate, saveTemplate } from '../../api/templates.js';
import type { DocumentGateway, StoredDocument } from '../../editing/DocumentKind.js';
import { toDocument } from './toDocument.js';
import type { TemplateDocument } from './types.js';

export type TemplateGateway = DocumentGateway<TemplateDocument>;

/** Fetches the server's current template for editing. @throws ApiError */
export async function readStoredTemplate(id: string, signal?: AbortSignal): Promise<StoredDocument<TemplateDocument>> {
  const stored = await readTemplate(id, signal);
  return { document: toDocument(stored), version: stored.version, savedAt: stored.updated_at };
}

/** Saves templates through the API. @param save by default as one's own */
export function createTemplateGateway(onSaved: () => void, save = saveTemplate): TemplateGateway {
  return {
    read: readStoredTemplate,
    async save(template, _snapshot, version) {
      const saved = await save({ ...template, version });
      onSaved();
      return saved.version;
    },
    // Pictures of a template may be shown by its copies, too: nothing is deleted.
    deleteImages: () => Promise.resolve(),
  };
}
