import { printTemplate, slugify, type Template } from '@cardwright/renderer';
import { withWholeAddresses } from '@cardwright/server/contract/pictures';
import { saveFile } from '../../browser/saveFile.js';
import type { TemplateDocument } from '../document/types.js';

/** Saves a template as a file that import, deck folders and the command line read. */
export function exportTemplateFile(template: TemplateDocument | Template): void {
  const { id, name, description, ratio, slug, type } = template;
  const json_config = withWholeAddresses(template.json_config, location.origin);
  const text = printTemplate({ id, name, description, ratio, slug, type, json_config });
  saveFile(new Blob([text], { type: 'application/json' }), `${slugify(name) || 'template'}.json`);
}
