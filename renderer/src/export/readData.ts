import { readFileSync } from 'node:fs';

/**
 * Reads a JSON file from the sources. Works from src and from dist, which are at the same depth.
 * @param path relative to export/, e.g. `presets/data/sheets.json`
 */
export function readData(path: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../src/export/${path}`, import.meta.url), 'utf8'));
}
