import { parseJson, parseTemplate } from '@cardwright/renderer';
import type { StoredTemplate } from '../../../api/templates.js';
import { createWithContent } from '../../../template/saving/createWithContent.js';

const SHOWN = 3;

/** Creates a template from a file that holds a template or only its `json_config`. @throws Error that names the first problems */
export async function importTemplate(file: File): Promise<StoredTemplate> {
  const read = parseJson(new Uint8Array(await file.arrayBuffer()), file.name);
  const parsed = read.ok ? parseTemplate(read.value.value, { source: read.value }) : read;
  if (parsed.ok) return createWithContent(parsed.value.name, parsed.value.json_config);
  const problems = parsed.problems.slice(0, SHOWN).map(({ message, place, path }) => {
    const where = place?.line === undefined ? path : `line ${place.line}`;
    return where === '' ? message : `${where}: ${message}`;
  });
  throw new Error(problems.join(' '));
}
