import { describeSchema } from '../../schema/jsonSchemas.js';
import { presetFile } from './schema.js';

/** The text of templates/schema/preset.schema.json: the JSON Schema of somebody's own preset. */
export function printPresetSchema(): string {
  return `${JSON.stringify(describeSchema('Cardwright print preset', presetFile), undefined, 2)}\n`;
}
