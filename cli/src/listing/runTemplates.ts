import {
  colorSchemes,
  colorSchemeFor,
  DESIGNS,
  officialTemplate,
  worlds as officialWorlds,
} from '@cardwright/templates';
import type { CommandContext } from '../commandContext.js';
import { EXIT, type ExitCode } from '../exitCode.js';
import { formatTable } from './formatTable.js';

/** `cardwright templates` */
export function runTemplates({ output }: CommandContext): Promise<ExitCode> {
  const designs = DESIGNS.map((slug) => {
    const front = officialTemplate(slug);
    return {
      slug,
      back: `${slug}-back`,
      name: front?.name ?? '',
      ratio: front?.json_config.ratio ?? '',
      color_scheme: colorSchemeFor(slug)?.slug ?? '',
      fields: fieldsOf(slug),
      description: front?.description ?? '',
    };
  });
  const schemes = colorSchemes().map((scheme) => ({
    slug: scheme.slug ?? '',
    name: scheme.name,
    description: scheme.description,
    colors: Object.keys(scheme.category),
  }));
  const worlds = officialWorlds().map(({ slug, name, description }) => ({ slug, name, description }));
  const text = [
    formatTable(
      ['template', 'ratio', 'custom fields', 'about'],
      designs.map((each) => [each.slug, each.ratio, each.fields.join(' '), each.description]),
      output.width,
    ),
    'Every template has a back with the same name plus -back.',
    formatTable(
      ['colour scheme', 'category colours', 'about'],
      schemes.map((each) => [each.slug, each.colors.join(' '), each.description]),
      output.width,
    ),
    formatTable(
      ['world', 'about'],
      worlds.map((each) => [each.slug, each.description]),
      output.width,
    ),
  ].join('\n\n');
  output.result({ templates: designs, color_schemes: schemes, worlds }, text);
  return Promise.resolve(EXIT.done);
}

/** The custom fields that a template shows, front and back. */
function fieldsOf(slug: string): readonly string[] {
  const text = JSON.stringify([officialTemplate(slug), officialTemplate(`${slug}-back`)]);
  return [...new Set([...text.matchAll(/field:([\w.-]+)/g)].map((match) => match[1] ?? ''))].sort();
}
