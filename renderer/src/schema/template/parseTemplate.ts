import type { z } from 'zod';
import type { Parsed } from '../../errors.js';
import { checkItemCount, checkTemplate } from './checkTemplate.js';
import { fillIds } from './fillIds.js';
import { migrate } from '../migrations/migrate.js';
import type { JsonObject } from '../migrations/migration.js';
import { parseWith, readObject, readSchema, type ParseOptions } from '../parse.js';
import type { ProblemList } from '../reading/problemList.js';
import { percentOf, settleHeights, type SectionInput } from './section.js';
import { slugify } from '../values/slugify.js';
import { templateConfigSchema, templateShellSchema, type Template, type TemplateConfig } from './template.js';

const UNTITLED = 'Untitled template';

/** Parses a template row or file, or a bare `json_config`, which becomes a user template with the config's name. */
export function parseTemplate(input: unknown, options?: ParseOptions): Parsed<Template> {
  return parseWith(input, readTemplate, options);
}

/** Parses the `json_config` of a template: background, sections and absolute items, with defaults. */
export function parseTemplateConfig(input: unknown, options?: ParseOptions): Parsed<TemplateConfig> {
  return parseWith(input, readTemplateConfig, options);
}

export function readTemplateConfig(input: unknown, problems: ProblemList): TemplateConfig | undefined {
  const object = readObject(input, 'template', problems);
  const current = object && migrate('template', object, problems);
  const parsed = current && readSchema(templateConfigSchema, current, problems);
  if (parsed === undefined) return undefined;
  warnAboutHeights(parsed.sections, problems);
  const config: TemplateConfig = { ...parsed, sections: settleHeights(parsed.sections) };
  if (!checkItemCount(config, problems)) return undefined;
  fillIds(config);
  checkTemplate(config, problems);
  return config;
}

export function readTemplate(input: unknown, problems: ProblemList): Template | undefined {
  const object = readObject(input, 'template', problems);
  if (object === undefined) return undefined;
  if (isBareConfig(object)) {
    const config = readTemplateConfig(object, problems);
    if (config === undefined) return undefined;
    const { description, ratio } = config;
    const name = config.name || UNTITLED;
    return complete({ id: '', name, description, ratio, slug: '', type: 'user' }, config);
  }
  const shell = readSchema(templateShellSchema, object, problems);
  const config = readTemplateConfig(withOuterValues(object), problems.within(['json_config']));
  if (shell === undefined || config === undefined) return undefined;
  if (object.ratio !== undefined && shell.ratio !== config.ratio) warnAboutRatio(shell.ratio, config.ratio, problems);
  return complete({ ...shell, name: shell.name || config.name || UNTITLED, ratio: config.ratio }, config);
}

function isBareConfig(object: JsonObject): boolean {
  return (
    object.json_config === undefined &&
    ['sections', 'absoluteItems', 'background', 'overlays'].some((key) => key in object)
  );
}

/** The config, with name, description and ratio from the row if it lacks them. */
function withOuterValues({ json_config: config, name, description, ratio }: JsonObject): unknown {
  if (typeof config !== 'object' || config === null || Array.isArray(config)) return config;
  const outer = Object.entries({ name, description, ratio }).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  return { ...Object.fromEntries(outer), ...config };
}

type Shell = z.infer<typeof templateShellSchema>;

function complete(shell: Shell, config: TemplateConfig): Template {
  const slug = shell.slug || slugify(shell.name);
  return { ...shell, slug, id: shell.id || slug, json_config: config };
}

function warnAboutHeights(sections: readonly SectionInput[], problems: ProblemList): void {
  sections.forEach((section, index) => {
    if (section.height === undefined || section.heightPercent === undefined) return;
    if (Math.abs(percentOf(section.height) - section.heightPercent) < 0.01) return;
    problems.warn(['sections', index, 'height'], {
      code: 'template.heights_differ',
      message: `The height is ${section.height}, but heightPercent is ${section.heightPercent}; heightPercent is used.`,
      fix: 'Use the same percentage in both, or remove one.',
    });
  });
}

function warnAboutRatio(outer: string, inner: string, problems: ProblemList): void {
  problems.warn(['ratio'], {
    code: 'template.ratio_differs',
    message: `The template has the ratio ${outer}, but its json_config has ${inner}; the ratio of json_config is used.`,
    fix: 'Use the same ratio in both.',
  });
}
