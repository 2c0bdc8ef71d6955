// Writes the JSON Schemas of all file formats to templates/schema. Run after a build: node renderer/scripts/writeJsonSchemas.mjs
import { mkdir, writeFile } from 'node:fs/promises';
import { printPresetSchema } from '../dist/export/presets/presetJsonSchema.js';
import { JSON_SCHEMA_NAMES, printJsonSchema } from '../dist/schema/jsonSchemas.js';

const folder = new URL('../../templates/schema/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const name of JSON_SCHEMA_NAMES) await writeFile(new URL(`${name}.schema.json`, folder), printJsonSchema(name));
await writeFile(new URL('preset.schema.json', folder), printPresetSchema());
