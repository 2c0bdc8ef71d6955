import {
  analyseClasses,
  chooseDefaultColorScheme,
  colorTokens,
  parseTemplateConfig,
  type TemplateConfig,
} from '@cardwright/renderer';
import { colorSchemes } from '@cardwright/templates';
import { askJson } from './askJson.js';
import { templateAnswer, templateDesignPrompt, type TemplateWish } from './prompts/templateDesign.js';
import type { TextModel } from './types.js';

/** The limit of the answer: a large template has about 200 items of 60 tokens each. */
const MAX_TOKENS = 16_000;
const MAX_CHARACTERS = 200_000;
const ADDRESS = /(?:https?:)?\/\/[a-z0-9][^\s"'\\)<>]*/gi;

export interface DesignedTemplate {
  readonly summary: string;
  readonly template: TemplateConfig;
}

/**
 * Designs a template, or a change of one. The answer is valid, and nothing is stored.
 * @throws HttpProblem `upstream`
 */
export async function designTemplate(
  model: TextModel,
  wish: TemplateWish,
  signal: AbortSignal,
): Promise<DesignedTemplate> {
  const { summary, template } = await askJson(model, {
    name: 'template_design',
    ...templateDesignPrompt(wish),
    answer: templateAnswer,
    isOpen: true,
    maxTokens: MAX_TOKENS,
    signal,
    faultsOf: (answer) => faultsOf(answer.template, wish),
  });
  const parsed = parseTemplateConfig(template);
  if (!parsed.ok) throw new Error(`The designed template is invalid: ${parsed.problems[0]?.message ?? ''}`);
  return { summary, template: wish.template === undefined ? { ...parsed.value, ratio: wish.ratio } : parsed.value };
}

function faultsOf(template: Readonly<Record<string, unknown>>, wish: TemplateWish): readonly string[] {
  const parsed = parseTemplateConfig(template);
  if (!parsed.ok) return parsed.problems.map(({ path, message, fix }) => `${path}: ${message} ${fix ?? ''}`.trim());
  const { background, sections, absoluteItems } = parsed.value;
  const faults = [];
  const isEmpty = [background, ...sections].every(({ children }) => children.length === 0);
  if (isEmpty && absoluteItems.length === 0) faults.push('The template has no items.');
  if (JSON.stringify(template).length > MAX_CHARACTERS) faults.push('The template is far too long.');
  const strange = addressesIn(template).filter((address) => !addressesIn(wish.template).includes(address));
  // A picture from elsewhere would tell its server who looks at the card.
  if (strange.length > 0) faults.push(`It names addresses that nobody gave: ${strange.slice(0, 3).join(', ')}`);
  return [...faults, ...unknownClasses(template, wish.template)];
}

function addressesIn(value: unknown): readonly string[] {
  const text = value === undefined ? '' : JSON.stringify(value);
  return (text.match(ADDRESS) ?? []).filter((address) => !address.endsWith('www.w3.org/2000/svg'));
}

/** Classes that do not exist, unless the design had them before. */
function unknownClasses(after: unknown, before: unknown): readonly string[] {
  const known = new Set(unknownIn(before));
  return unknownIn(after)
    .filter((name) => !known.has(name))
    .map((name) => `There is no class ${name}.`);
}

function unknownIn(value: unknown): readonly string[] {
  const scheme = chooseDefaultColorScheme(colorSchemes());
  // Every scheme has the same names for its colours.
  const tokens = scheme === undefined ? new Map() : colorTokens(scheme, undefined);
  const names = classListsIn(value).flatMap((classes) =>
    analyseClasses(classes, tokens)
      .filter(({ state }) => state === 'unknown')
      .map(({ name }) => name),
  );
  return [...new Set(names)];
}

function classListsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]: [string, unknown]) =>
    key === 'classes' && typeof each === 'string' ? [each] : classListsIn(each),
  );
}
