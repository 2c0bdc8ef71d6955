import type { TemplateConfig } from '@cardwright/renderer';
import { createTemplate, deleteTemplate, saveTemplate, type StoredTemplate } from '../../api/templates.js';

/**
 * Creates a template with content of its own. The server creates templates as copies of others: the copy is given the
 * content at once, and is deleted if it cannot take it.
 */
export async function createWithContent(name: string, json_config: TemplateConfig): Promise<StoredTemplate> {
  const { id, version } = await createTemplate({ name });
  const { description, ratio } = json_config;
  try {
    return await saveTemplate({ id, version, name, description, ratio, json_config });
  } catch (error) {
    await deleteTemplate(id).catch(() => undefined);
    throw error;
  }
}
