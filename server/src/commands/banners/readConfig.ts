import { parseTemplateConfig, type TemplateConfig } from '@cardwright/renderer';
import { requireParsed } from '../../requireParsed.js';

/**
 * Reads a banner's layout like a template's; the ratio is the banner's own.
 * @param size pixels
 * @throws HttpProblem 422
 */
export function readConfig(
  config: unknown,
  { width, height }: { readonly width: number; readonly height: number },
): TemplateConfig {
  const isObject = typeof config === 'object' && config !== null && !Array.isArray(config);
  const input = isObject ? { ...config, ratio: `${width}:${height}` } : config;
  return requireParsed(parseTemplateConfig(input, { at: ['json_config'] }));
}
