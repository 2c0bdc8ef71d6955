import { describe, expect, it } from 'vitest';
import { createTemplateStore } from './createTemplateStore.js';
import { duplicateItems, groupItems, moveItems, removeItems } from './commands/items.js';
import { renamePart, setClasses, setHead } from './commands/properties.js';
import { addSection, removeSections, setSectionHeight } from './commands/sections.js';
import { describeChanges } from './describeChanges.js';
import { mergeTemplates } from './mergeTemplates.js';
import { partsOf } from './parts.js';
import { templateKind } from './templateKind.js';
import { aTemplate } from './testing/aTemplate.js';
import type { Recipe, TemplateDocument } from './types.js';

const gateway = {
  read: () => Promise.reject(new Error('not asked for')),
  save: (_now: unknown, _before: unknown, version: number) => Promise.resolve(version + 1),
  deleteImages: () => Promise.resolve(),
};

function after(...recipes: readonly Recipe[]): TemplateDocument {
  const store = createTemplateStore({ document: aTemplate(), version: 1, savedAt: '' }, gateway);
  for (const recipe of recipes) store.apply({ label: 'change' }, recipe);
  return store.getState().document;
}

const merge = (mine: TemplateDocument, theirs: TemplateDocument) => mergeTemplates(aTemplate(), mine, theirs);
const idsIn = ({ json_config }: TemplateDocument, parentId: string) => partsOf(json_config).get(parentId)?.childIds;

describe('merging templates', () => {
  it('returns the same template if nobody changed it', () => {
    expect(merge(aTemplate(), aTemplate())).toEqual({ merged: aTemplate(), conflicts: [] });
  });

  it('keeps an item that one side moved and the other changed', () => {
    const { merged, conflicts } = merge(
      after(moveItems(['a'], { parentId: 'foot', index: 0 })),
      after(setClasses(['a'], () => 'text-xl')),
    );
    expect(conflicts).toEqual([]);
    expect(idsIn(merged, 'foot')).toEqual(['a', 'e']);
    expect(idsIn(merged, 'top')).toEqual(['g']);
    expect(partsOf(merged.json_config).get('a')?.item?.classes).toBe('text-xl');
  });

  it('asks where both changed the same, and names the place', () => {
    const mine = after(
      setClasses(['a'], () => 'text-sm'),
      setHead({ name: 'Mine' }),
    );
    const { merged, conflicts } = merge(mine, after(setClasses(['a'], () => 'text-xl')));
    expect(conflicts.map(({ path }) => templateKind.nameOfPlace(path, merged))).toEqual(['Title, classes']);
    expect([merged.name, merged.json_config.name]).toEqual(['Mine', 'Mine']);
  });

  it('brings back a group and a section that one side deleted while the other filled it', () => {
    const filled = after(moveItems(['e'], { parentId: 'g', index: 0 }));
    expect(idsIn(merge(after(removeItems(['g'])), filled).merged, 'g')).toEqual(['e']);
    const intoFoot = after(moveItems(['a'], { parentId: 'foot', index: 1 }));
    expect(idsIn(merge(after(removeSections(['foot'])), intoFoot).merged, 'foot')).toContain('a');
  });

  it('keeps my nesting if the two sides nest two groups in each other', () => {
    let group = '';
    const grouped = after(groupItems(['a'], (id) => (group = id)));
    const mine = apply(grouped, moveItems([group], { parentId: 'g', index: 0 }));
    const theirs = apply(grouped, moveItems(['g'], { parentId: group, index: 0 }));
    const { merged } = mergeTemplates(grouped, mine, theirs);
    expect(merged.json_config).toEqual(mine.json_config);
  });

  it('keeps what each side added apart, however alike it is', () => {
    const { merged, conflicts } = merge(
      after(duplicateItems(['a'], () => undefined)),
      after(duplicateItems(['a'], () => undefined)),
    );
    expect(conflicts).toEqual([]);
    expect(idsIn(merged, 'top')).toHaveLength(4);
  });

  it('makes heights add up again when both sides changed sections', () => {
    const { merged } = merge(after(addSection('top', () => undefined)), after(setSectionHeight('foot', 80)));
    expect(merged.json_config.sections.reduce((sum, { heightPercent }) => sum + heightPercent, 0)).toBe(100);
  });

  it('lists what changed in words', () => {
    const changed = after(
      (template) => void Object.assign(template.json_config, { schema_version: 2 }),
      renamePart('a', 'Name'),
      removeItems(['o']),
      setHead({ ratio: '1:1' }),
    );
    expect(describeChanges(aTemplate(), changed)).toEqual([
      { id: 'root', what: 'The template itself', details: 'ratio' },
      { id: 'a', what: 'Name', details: 'name' },
      { id: 'o', what: 'Deleted: Card number', details: '' },
    ]);
  });
});

function apply(document: TemplateDocument, recipe: Recipe): TemplateDocument {
  const store = createTemplateStore({ document, version: 1, savedAt: '' }, gateway);
  store.apply({ label: 'change' }, recipe);
  return store.getState().document;
}
