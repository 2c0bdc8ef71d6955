import type { KeptTemplateVersion, ListedTemplateVersion } from '../contract/templateVersions.js';
import type { TemplateVersionRow } from '../queries/templateVersions.js';
import type { WrittenTemplate } from '../queries/templates.js';
import { utc } from './utc.js';

/** A version in a template's history, for those who may change the template. */
export function presentTemplateVersion({ version, name, ratio, saved_at }: TemplateVersionRow): ListedTemplateVersion {
  return { version, name, ratio, saved_at: utc(saved_at) };
}

/** An earlier version with its content. */
export function presentKeptTemplateVersion(
  version: number,
  { content: { extra, ...content }, saved_at }: { readonly content: WrittenTemplate; readonly saved_at: Date },
): KeptTemplateVersion {
  return { version, saved_at: utc(saved_at), template: { ...extra, ...content } };
}
