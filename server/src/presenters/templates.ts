import type { OfficialTemplateRow } from '../queries/templates.js';
import { presentTemplate } from './designs.js';

/** An official template, with the id of the colour scheme that was made for it. */
export function presentOfficialTemplate({ color_scheme_id, ...row }: OfficialTemplateRow): Record<string, unknown> {
  return { ...presentTemplate(row), color_scheme_id };
}
