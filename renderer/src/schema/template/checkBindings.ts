import type { PathSegments } from '../reading/path.js';
import type { ProblemList } from '../reading/problemList.js';
import { nearestName } from '../reading/suggest.js';
import { CONTENT_KINDS, isContentKind, type TemplateItem } from './template.js';

const INTERPOLATED = ['text', 'markdown', 'icon', 'src', 'prefix', 'suffix'];

/** Warns about `{{…}}`, `showWhen` and `repeat` with names that do not exist on a card, category or deck. */
export function checkBindings(item: TemplateItem, path: PathSegments, problems: ProblemList): void {
  checkText(item.classes, [...path, 'classes'], problems);
  const props = item.props ?? {};
  for (const name of INTERPOLATED) checkText(props[name], [...path, 'props', name], problems);
  for (const name of ['showWhen', 'repeat', 'repeatOf']) {
    const value = props[name];
    if (typeof value === 'string' && !/^\d+$/.test(value))
      checkName(value.replace(/^!/, ''), [...path, 'props', name], problems);
  }
}

function checkText(value: unknown, place: PathSegments, problems: ProblemList): void {
  if (typeof value !== 'string' || !value.includes('{{')) return;
  for (const match of value.matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g)) checkName(match[1] ?? '', place, problems);
}

function checkName(name: string, place: PathSegments, problems: ProblemList): void {
  if (isContentKind(name)) return;
  const suggestion = nearestName(name, CONTENT_KINDS);
  problems.warn(place, {
    code: 'template.unknown_binding',
    message: `"${name}" is not a content kind; expected one such as title, or field:<name>. It stays empty.`,
    fix:
      suggestion === undefined
        ? `Write "field:${name || 'name'}" for a field of the cards.`
        : `Write "${suggestion}" if you meant that.`,
  });
}
