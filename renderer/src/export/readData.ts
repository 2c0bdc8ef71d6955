import { readFileSync } from 'node:fs';

/**
 * Reads a JSON file that stands beside the sources, from src and from dist alike (both lie two folders above this one).
 * @param path relative to export/, e.g. `sizes/sizes.json`
 */
export function readData(path: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../src/export/${path}`, import.meta.url), 'utf8'));
}
