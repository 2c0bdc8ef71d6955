import { describe, expect, it } from 'vitest';
import { after } from '../testing/after.js';
import { aTemplate } from '../testing/aTemplate.js';
import type { Recipe } from '../types.js';
import { setLocked } from './properties.js';
import {
  addSection,
  duplicateSections,
  evenSections,
  moveSections,
  removeSections,
  setSectionHeight,
} from './sections.js';

const nobody = (): void => undefined;
const heights = (config: ReturnType<typeof after>) => config.sections.map(({ heightPercent }) => heightPercent);

describe('sections', () => {
  it('starts the first sections with equal parts', () => {
    const none = removeSections(['top', 'foot']);
    const add = addSection(undefined, nobody);
    expect(heights(after(none, add))).toEqual([100]);
    expect(heights(after(none, add, add))).toEqual([50, 50]);
    expect(heights(after(none, add, add, add))).toEqual([33, 33, 34]);
  });

  it('keeps the proportions of the others when one is added or deleted', () => {
    expect(heights(after(setSectionHeight('top', 20), addSection('top', nobody)))).toEqual([13, 33, 54]);
    expect(heights(after(removeSections(['top'])))).toEqual([100]);
  });

  it('takes a height from the neighbours, of which each keeps something', () => {
    expect(heights(after(setSectionHeight('top', 55.5)))).toEqual([55.5, 44.5]);
    expect(heights(after(setSectionHeight('foot', 120)))).toEqual([1, 99]);
    expect(heights(after(setLocked(['top'], true), setSectionHeight('foot', 80)))).toEqual([40, 60]);
    expect(heights(after(setSectionHeight('top', -3)))).toEqual([1, 99]);
  });

  it('leaves locked sections as high as they are, while there is room', () => {
    const add = addSection(undefined, nobody);
    expect(heights(after(setLocked(['top'], true), add))).toEqual([40, 30, 30]);
    expect(heights(after(setSectionHeight('top', 55.5), setLocked(['top'], true), add, add))).toEqual([
      55.5, 15.5, 14, 15,
    ]);
    expect(heights(after(setSectionHeight('top', 98), setLocked(['top'], true), add))).toEqual([98, 1, 1]);
    expect(heights(after(setSectionHeight('top', 99), setLocked(['top'], true), add))).toEqual([99, 1]);
    expect(heights(after(setLocked(['top', 'foot'], true), add))).toEqual([40, 60]);
    expect(heights(after(add, setLocked(['foot'], true), removeSections(['top'])))[0]).toBe(heights(after(add))[1]);
  });

  it('copies locked sections without changing them, while there is room', () => {
    const copy = (...ids: readonly string[]) => duplicateSections(ids, nobody);
    const lock = (...ids: readonly string[]) => setLocked(ids, true);
    expect(heights(after(lock('top'), copy('top')))).toEqual([40, 30, 30]);
    expect(after(lock('top'), copy('top')).sections[1]?.height).toBe('30%');
    expect(heights(after(lock('top'), copy('foot')))).toEqual([40, 30, 30]);
    expect(heights(after(setSectionHeight('top', 99), lock('top'), copy('foot')))).toEqual([99, 1]);
    expect(heights(after(lock('top', 'foot'), copy('top', 'foot')))).toEqual([40, 60]);
  });

  it('shares equally what locked sections leave', () => {
    const add = addSection(undefined, nobody);
    const lock = setLocked(['top'], true);
    expect(heights(after(evenSections()))).toEqual([50, 50]);
    expect(heights(after(add, setSectionHeight('foot', 20), evenSections()))).toEqual([33, 33, 34]);
    expect(heights(after(lock, add, setSectionHeight('foot', 20), evenSections()))).toEqual([40, 30, 30]);
    expect(heights(after(setSectionHeight('top', 92), lock, add, add, add, add, evenSections()))).toEqual([
      92, 1, 1, 1, 1, 4,
    ]);
    expect(heights(after(lock, evenSections()))).toEqual([40, 60]);
  });

  it('copies a section into half of its height, and moves it', () => {
    const config = after(duplicateSections(['foot'], nobody), moveSections(['top'], 3));
    expect(config.sections.map(({ id, height }) => [id, height])).toEqual([
      ['foot', '30%'],
      [expect.stringMatching(/^section-/), '30%'],
      ['top', '40%'],
    ]);
  });
});

describe('several sections', () => {
  const added: Record<string, string> = {};
  const add =
    (name: string, afterId: string): Recipe =>
    (template) =>
      addSection(added[afterId] ?? afterId, (id) => (added[name] = id))(template);
  const four = [add('third', 'foot'), add('fourth', 'third')];
  /** New sections by the names above. */
  const idsOf = (config: ReturnType<typeof after>) =>
    config.sections.map(({ id }) => Object.keys(added).find((name) => added[name] === id) ?? id);

  it.each([
    ['to the beginning', ['foot', 'fourth'], 0, ['foot', 'fourth', 'top', 'third']],
    ['to the end', ['top', 'third'], 4, ['foot', 'fourth', 'top', 'third']],
    ['between others', ['top', 'foot'], 3, ['third', 'top', 'foot', 'fourth']],
    ['nowhere', ['foot', 'third'], 2, ['top', 'foot', 'third', 'fourth']],
  ])('moves %s', (_where, ids, to, order) => {
    expect(idsOf(after(...four))).toEqual(['top', 'foot', 'third', 'fourth']);
    expect(
      idsOf(
        after(...four, (template) =>
          moveSections(
            ids.map((id) => added[id] ?? id),
            to,
          )(template),
        ),
      ),
    ).toEqual(order);
  });

  it('copies each right after itself', () => {
    let copies: readonly string[] = [];
    const config = after(duplicateSections(['top', 'foot'], (ids) => (copies = ids)));
    expect(idsOf(config)).toEqual(['top', copies[0], 'foot', copies[1]]);
    expect(heights(config)).toEqual([20, 20, 30, 30]);
    expect(after(duplicateSections(['nowhere'], nobody))).toEqual(aTemplate().json_config);
  });
});
