import type { TemplateConfig } from '@cardwright/renderer';
import isEqual from 'fast-deep-equal';
import type { Change } from '../../editing/types.js';
import { eachItem } from './find.js';
import { BACKGROUND, ROOT } from './layers.js';
import { nameOfPart } from './nameOfPart.js';
import type { TemplateDocument } from './types.js';

/** Words for keys in lists of changes. */
const WORDS: Readonly<Record<string, string>> = {
  json_config: 'content',
  renderType: 'how it is drawn',
  classes: 'look',
  heightPercent: 'height',
  props: 'settings',
  kind: 'what it shows',
  parentId: 'place',
  locked: 'lock',
  hidden: 'visibility',
  x: 'place',
  y: 'place',
};

/** Bookkeeping that says nothing of its own. */
const SILENT = new Set(['id', 'children', 'height', 'schema_version']);

export function wordsOf(key: string): string {
  return WORDS[key] ?? key;
}

/** The differences between two states of a template: the template itself, then its parts. */
export function describeChanges(before: TemplateDocument, after: TemplateDocument): readonly Change[] {
  const [old, now] = [thingsOf(before), thingsOf(after)];
  const changed = [...now].flatMap(([id, thing]): Change[] => {
    const was = old.get(id);
    const name = id === ROOT ? 'The template itself' : nameOfPart(after.json_config, id);
    if (was === undefined) return [{ id, what: `New: ${name}`, details: '' }];
    const details = differing(was, thing);
    return details.length === 0 ? [] : [{ id, what: name, details: details.join(', ') }];
  });
  const gone = [...old.keys()].filter((id) => !now.has(id));
  return [
    ...changed,
    ...gone.map((id) => ({ id, what: `Deleted: ${nameOfPart(before.json_config, id)}`, details: '' })),
  ];
}

type Thing = Readonly<Record<string, unknown>>;

function thingsOf({ name, description, ratio, json_config: config }: TemplateDocument): ReadonlyMap<string, Thing> {
  return new Map<string, Thing>([
    [ROOT, { name, description, ratio, ...restOf(config) }],
    [BACKGROUND, { classes: config.background.classes }],
    ...config.sections.map((section): [string, Thing] => [section.id, { ...section }]),
    ...[...eachItem(config)].map(({ item, parentId }): [string, Thing] => [item.id, { ...item, parentId }]),
  ]);
}

/** Keys of the content that the builder does not show. */
function restOf(config: TemplateConfig): Thing {
  const { background: _background, sections: _sections, absoluteItems: _overlays, ...rest } = config;
  return rest;
}

function differing(before: Thing, after: Thing): readonly string[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...keys].filter((key) => !SILENT.has(key) && !isEqual(before[key], after[key]));
  return [...new Set(changed.map(wordsOf))];
}
