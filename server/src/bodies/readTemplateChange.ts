import type { Parsed } from '@cardwright/renderer';
import { parseTemplate, type Template } from '@cardwright/renderer/schema';
import { version } from '../contract/values.js';

/** A whole template; `version` is the version that was edited. */
export type TemplateChange = Template & { readonly version?: number };

/**
 * Reads what a template builder sends: a whole template and the version that was edited. The body's name, description
 * and ratio replace those inside `json_config`, which may be older.
 */
export function readTemplateChange(input: unknown): Parsed<TemplateChange> {
  const parsed = parseTemplate(withOuterValuesInside(input));
  if (!parsed.ok || version.optional().safeParse(parsed.value.version).success) return parsed;
  const message = 'Send the version from the last response, a whole number.';
  return { ok: false, problems: [{ code: 'schema.invalid_type', severity: 'error', path: 'version', message }] };
}

function withOuterValuesInside(input: unknown): unknown {
  if (!isRecord(input) || !isRecord(input.json_config)) return input;
  const { name, description, ratio, json_config: config } = input;
  const isGiven = ([key, value]: [string, unknown]): boolean =>
    value !== undefined && value !== null && (key !== 'name' || value !== '');
  const outer = Object.fromEntries(Object.entries({ name, description, ratio }).filter(isGiven));
  return { ...input, json_config: { ...config, ...outer } };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
