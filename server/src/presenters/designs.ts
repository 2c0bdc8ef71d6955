import type { StoredColorScheme } from '../contract/colorSchemes.js';
import type { OfficialTemplate, StoredTemplate } from '../contract/templates.js';
import type { ColorSchemeRow, TemplateRow } from '../queries/decks/readDesigns.js';
import type { OfficialTemplateRow, UsedTemplateRow } from '../queries/templates.js';
import { withTimes } from './times.js';

/** A template in the format of the API and files. */
export function presentTemplate({ extra, ...row }: TemplateRow): StoredTemplate {
  return withTimes({ ...extra, ...row });
}

/** An official template, with the id of the colour scheme that was made for it. */
export function presentOfficialTemplate({ color_scheme_id, ...row }: OfficialTemplateRow): OfficialTemplate {
  return { ...presentTemplate(row), color_scheme_id };
}

/** An official template with how often it is used. */
export function presentUsedTemplate({
  use_count,
  ...row
}: UsedTemplateRow): OfficialTemplate & { readonly use_count: number } {
  return { ...presentOfficialTemplate(row), use_count };
}

/** A colour scheme in the format of the API and files. */
export function presentColorScheme({ extra, slug, ...row }: ColorSchemeRow): StoredColorScheme {
  return withTimes({ ...extra, ...row, ...(slug !== null && { slug }) });
}
