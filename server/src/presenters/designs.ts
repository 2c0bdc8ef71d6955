import type { ColorScheme, Template } from '@cardwright/renderer';
import { withTimes } from './times.js';
import type { ColorSchemeRow, TemplateRow } from '../queries/decks/readDesigns.js';

/** A template as the API and files have it. */
export function presentTemplate({ extra, ...row }: TemplateRow): Template & { version: number } {
  return withTimes({ ...extra, ...row }) as unknown as Template & { version: number };
}

/** A colour scheme as the API and files have it. */
export function presentColorScheme({ extra, slug, ...row }: ColorSchemeRow): ColorScheme {
  return withTimes({ ...extra, ...row, ...(slug !== null && { slug }) }) as unknown as ColorScheme;
}
