import { type Expression, namesIn } from '../expressions/expression.js';
import { parseExpression } from '../expressions/parseExpression.js';
import type { ExpressionProblem } from '../expressions/tokenize.js';
import type { PathSegments } from '../reading/path.js';
import type { ProblemList } from '../reading/problemList.js';
import { describeValue } from '../reading/describeValue.js';
import { nearestName } from '../reading/suggest.js';
import { CONTENT_KINDS, isContentKind, mayBeName, type TemplateItem } from './template.js';

/** Props in which `{{…}}` is replaced, by the kind that reads them. */
const INTERPOLATED: Readonly<Record<string, string>> = {
  text: 'text',
  markdown: 'markdown',
  icon: 'icon',
  image: 'src',
  qr: 'link',
};

/** Props in which they are always replaced. */
const ALWAYS = ['prefix', 'suffix', 'mask'];

/**
 * Warns about `{{…}}`, `showWhen` and `repeat` with names that do not exist on a card, category or deck, about `{{` that
 * is not closed, and about `{{…}}` where it has no effect.
 */
export function checkBindings(item: TemplateItem, path: PathSegments, problems: ProblemList): void {
  checkPlaceholders(item.classes, [...path, 'classes'], problems);
  const props = item.props ?? {};
  for (const [name, value] of Object.entries(props)) {
    const place = [...path, 'props', name];
    if (INTERPOLATED[item.kind] === name || ALWAYS.includes(name)) checkPlaceholders(value, place, problems);
    else if (name === 'showWhen') checkCondition(value, place, problems);
    else if (name === 'repeat' || name === 'repeatOf') checkCount(value, place, problems);
    else if (typeof value === 'string' && value.includes('{{')) withoutEffect(place, problems);
  }
}

function checkCount(value: unknown, place: PathSegments, problems: ProblemList): void {
  if (typeof value === 'string' && !/^\d+$/.test(value)) checkSource(value, place, problems);
}

/** A condition is an expression, or the name of a kind after `!` for its opposite. */
function checkCondition(value: unknown, place: PathSegments, problems: ProblemList): void {
  if (typeof value !== 'string') return;
  const read = readCondition(value);
  if ('names' in read) return read.names.forEach((name) => checkName(name, place, problems));
  problems.warn(place, {
    code: 'template.bad_condition',
    message: `${describeValue(value)} is not a condition, so the item is ${value.startsWith('!') ? 'always' : 'never'} shown. ${positioned(read.problem)}`,
    fix: 'Write the name of a kind, such as "illustration" or "!illustration", or a comparison, such as "field:cost > 3".',
  });
}

/** Why a `showWhen` cannot be used, and what to write instead, for a field in which it is typed; undefined if it can. */
export function faultInCondition(condition: string): string | undefined {
  const read = readCondition(condition);
  if ('problem' in read) return positioned(read.problem);
  const unknown = read.names.find((name) => !isContentKind(name));
  return unknown === undefined ? undefined : `"${unknown}" is not a content kind. ${knownFor(unknown)}`;
}

/** The names in a condition, or what is wrong with its syntax. */
function readCondition(condition: string): { names: readonly string[] } | { problem: ExpressionProblem } {
  const name = condition.replace(/^!/, '');
  if (/^[\w:-]*$/.test(name)) return { names: [name] };
  const parsed = parseExpression(condition);
  if (parsed.ok) return { names: namesOf(condition, parsed.expression) };
  return isContentKind(name) && !OPERATOR.test(name) ? { names: [] } : { problem: parsed.problem };
}

/** Fields may have spaces in their names, but no comparisons. */
const OPERATOR = /[<>=&|()]/;

/** Warns about a name or an expression that cannot be read. */
function checkSource(source: string, place: PathSegments, problems: ProblemList): void {
  const parsed = parseExpression(source);
  if (parsed.ok) return checkNames(source, parsed.expression, place, problems);
  if (mayBeName(source)) return checkName(source, place, problems);
  problems.warn(place, {
    code: 'template.bad_expression',
    message: `"${source}" is not an expression, so it is printed as it is written. ${positioned(parsed.problem)}`,
    fix: 'Correct the expression; docs/expressions.md lists everything that it may contain.',
  });
}

function checkNames(source: string, expression: Expression, place: PathSegments, problems: ProblemList): void {
  for (const name of namesOf(source, expression)) checkName(name, place, problems);
}

/** The names in an expression; a field without spaces may have any name, such as `field:HP/MP`. */
function namesOf(source: string, expression: Expression): readonly string[] {
  return isContentKind(source) && !/\s/.test(source) ? [] : namesIn(expression).map(({ name }) => name);
}

function positioned({ message, at }: ExpressionProblem): string {
  return `At character ${at + 1}: ${message}`;
}

function withoutEffect(place: PathSegments, problems: ProblemList): void {
  problems.warn(place, {
    code: 'template.placeholder_without_effect',
    message: '{{…}} has no effect here; it is used as it is written.',
    fix: 'Use it in classes, in prefix and suffix, or in the text, markdown, icon or src of an item of the kind text, markdown, icon or image.',
  });
}

/** Warns about `{{…}}` in a text in which they are replaced. */
export function checkPlaceholders(value: unknown, place: PathSegments, problems: ProblemList): void {
  if (typeof value !== 'string' || !value.includes('{{')) return;
  if (value.replaceAll(/\{\{[^{}]*\}\}/g, '').includes('{{'))
    problems.warn(place, {
      code: 'template.unclosed_placeholder',
      message: 'A {{ is not closed; it is printed as it is written.',
      fix: 'Write }} after the name, such as {{title}}.',
    });
  for (const match of value.matchAll(/\{\{([^{}]*)\}\}/g)) checkSource((match[1] ?? '').trim(), place, problems);
}

function checkName(name: string, place: PathSegments, problems: ProblemList): void {
  if (isContentKind(name)) return;
  problems.warn(place, {
    code: 'template.unknown_binding',
    message: `"${name}" is not a content kind; expected one such as title, or field:<name>. It stays empty.`,
    fix: knownFor(name),
  });
}

/** The name to write instead of one that is not a content kind. */
function knownFor(name: string): string {
  const suggestion = nearestName(name, CONTENT_KINDS);
  return suggestion === undefined
    ? `Write "field:${name || 'name'}" for a field of the cards.`
    : `Write "${suggestion}" if you meant that.`;
}
