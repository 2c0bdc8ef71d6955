import { namesIn } from '../schema/expressions/expression.js';
import { parseExpression } from '../schema/expressions/parseExpression.js';
import { isContentKind, mayBeName, type TemplateItem } from '../schema/template/template.js';
import { bind, type Bound, ownContent } from './bindings.js';
import { evaluate } from './expressions/evaluate.js';
import { isTrue, textOf, type Value } from './expressions/values.js';
import type { BindingInput } from './faceInput.js';

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;

/** Content of a template item: a bound value for content kinds, its props (with `{{…}}` filled in) for generic ones. */
export function bindItem(item: TemplateItem, input: BindingInput): Bound {
  const own = ownContent(item);
  return own === undefined ? bind(item.kind, input) : interpolate(own, input);
}

/**
 * Replaces each `{{…}}` with the value of its name or expression; one that is neither stays as it is written. The
 * language is that of the last value used.
 */
export function interpolate(template: string, input: BindingInput): Bound {
  if (!template.includes('{{')) return { value: template, language: input.language };
  let language = input.language;
  const value = template.replace(PLACEHOLDER, (written, source: string) => {
    const bound = evaluateText(source, input);
    if (bound === undefined) return written;
    if (bound.value !== '') language = bound.language;
    return bound.value;
  });
  return { value, language };
}

/** The value of a name or an expression as text; undefined when it is neither. */
export function evaluateText(source: string, input: BindingInput): Bound | undefined {
  const name = source.trim();
  const bound = mayBeName(name) ? bind(name, input) : undefined;
  if (name === '' || (bound !== undefined && bound.value !== '')) return name === '' ? undefined : bound;
  const result = evaluateSource(name, input);
  return result === undefined ? bound : { value: textOf(result.value), language: result.language };
}

/** Whether a condition holds: an expression, or the name of a kind that has a value (`!` for its opposite). */
export function isConditionTrue(condition: string, input: BindingInput): boolean {
  const isNegated = condition.startsWith('!');
  const name = isNegated ? condition.slice(1) : condition;
  const isNamed = !/\s/.test(name) && bind(name, input).value !== '';
  const result = isNamed ? undefined : evaluateSource(condition, input);
  return result === undefined ? (bind(name, input).value === '') === isNegated : isTrue(result.value);
}

function evaluateSource(source: string, input: BindingInput): { value: Value; language: string } | undefined {
  const parsed = parseExpression(source);
  if (!parsed.ok || !namesIn(parsed.expression).every(({ name }) => isContentKind(name))) return undefined;
  let { language } = input;
  const valueOf = (name: string): string => {
    const bound = bind(name, input);
    if (bound.value !== '') language = bound.language;
    return bound.value;
  };
  const value = evaluate(parsed.expression, { valueOf, language: input.language });
  return { value, language };
}

/** The kinds and fields in a text's `{{…}}`. */
export function placeholders(text: string): readonly string[] {
  return [...text.matchAll(PLACEHOLDER)].flatMap((match) => namesOf(match[1] ?? ''));
}

/** The kinds and fields that a name, an expression or a condition reads. */
export function namesOf(source: string): readonly string[] {
  const whole = source.trim().replace(/^!/, '');
  const parsed = parseExpression(source.trim());
  const names = parsed.ok ? namesIn(parsed.expression).map(({ name }) => name) : [];
  const isExpression = parsed.ok && names.every(isContentKind);
  const mayBeName = isContentKind(whole) && (!isExpression || !/\s/.test(whole));
  return [...new Set(mayBeName ? [whole, ...names] : names)];
}
