import type { Change } from './documentChange.js';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileAtomically } from '@cardwright/renderer/export';
import { isTableFile } from '@cardwright/renderer/tables';
import { deckFileOf } from '@cardwright/renderer/production';
import { isObject } from '@cardwright/renderer/schema';
import { editYaml } from './editYaml.js';

/**
 * Changes values in the document of a deck file or folder and keeps everything else, in YAML character by character.
 * @returns the file, which is written only if it changes; undefined for tables, which are not documents
 */
export async function editDocument(source: string, changes: readonly Change[]): Promise<string | undefined> {
  const file = await documentOf(source);
  if (file === undefined) return undefined;
  const text = await readFile(file, 'utf8');
  const changed = /\.ya?ml$/i.test(file) ? editYaml(text, changes) : editJson(text, changes);
  if (changed === undefined) return undefined;
  if (changed !== text) await writeFileAtomically(file, changed);
  return file;
}

async function documentOf(source: string): Promise<string | undefined> {
  if (!(await stat(source)).isDirectory()) return isTableFile(source) ? undefined : source;
  const names = await readdir(source);
  const name = deckFileOf(names);
  return name === undefined ? undefined : join(source, name);
}

function editJson(text: string, changes: readonly Change[]): string | undefined {
  const value: unknown = JSON.parse(text.replace(/^\u{feff}/u, ''));
  // A list of cards is a table.
  if (!isObject(value)) return undefined;
  for (const [path, entry] of changes) {
    const parent = path.slice(0, -1).reduce<unknown>((place, key) => (place as Record<string, unknown>)[key], value);
    (parent as Record<string, unknown>)[path.at(-1) ?? ''] = entry;
  }
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
