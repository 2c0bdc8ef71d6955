import type { TemplateSection } from '@cardwright/renderer';
import { NewIds } from '../newIds.js';
import { resizeSection, scaleHeights, shareEqually } from '../sectionHeights.js';
import type { Recipe } from '../types.js';

/** Adds an empty section after another, or as the last. It gets an equal part. @param onAdd is told its id */
export function addSection(afterId: string | undefined, onAdd: (id: string) => void): Recipe {
  return ({ json_config: config }) => {
    const { sections } = config;
    const at = sections.findIndex(({ id }) => id === afterId);
    const isEven = sections.every(({ heightPercent }) => Math.abs(heightPercent - 100 / sections.length) <= 1);
    const share = Math.round(100 / (sections.length + 1));
    const others = 100 - share;
    for (const section of sections) section.heightPercent = (section.heightPercent * others) / 100;
    const section: TemplateSection = {
      id: new NewIds(config).next('section'),
      height: `${share}%`,
      heightPercent: share,
      classes: 'p-4 gap-2',
      locked: false,
      children: [],
    };
    sections.splice(at < 0 ? sections.length : at + 1, 0, section);
    if (isEven) shareEqually(sections);
    else scaleHeights(sections);
    onAdd(section.id);
  };
}

/** Deletes sections with everything in them; the others share their height. */
export function removeSections(ids: readonly string[]): Recipe {
  return ({ json_config: config }) => {
    config.sections = config.sections.filter(({ id }) => !ids.includes(id));
    scaleHeights(config.sections);
  };
}

/** Copies a section right after itself; the two share its height. @param onCopy is told the copy's id */
export function duplicateSection(id: string, onCopy: (id: string) => void): Recipe {
  return ({ json_config: config }) => {
    const index = config.sections.findIndex((section) => section.id === id);
    const section = config.sections[index];
    if (section === undefined) return;
    const newIds = new NewIds(config);
    const copy = {
      ...section,
      id: newIds.next('section'),
      children: section.children.map((child) => newIds.copy(child)),
    };
    section.heightPercent /= 2;
    copy.heightPercent = section.heightPercent;
    config.sections.splice(index + 1, 0, copy);
    scaleHeights(config.sections);
    onCopy(copy.id);
  };
}

/** Moves a section to a position among the others. */
export function moveSection(id: string, to: number): Recipe {
  return ({ json_config: { sections } }) => {
    const from = sections.findIndex((section) => section.id === id);
    const [section] = from < 0 ? [] : sections.splice(from, 1);
    if (section !== undefined) sections.splice(to > from ? to - 1 : to, 0, section);
  };
}

/** Sets a section's height in percent; its neighbours give or take the difference. */
export function setSectionHeight(id: string, percent: number): Recipe {
  return ({ json_config: { sections } }) => {
    resizeSection(
      sections,
      sections.findIndex((section) => section.id === id),
      percent,
    );
  };
}

/** Gives all sections equal parts. */
export function evenSections(): Recipe {
  return ({ json_config: { sections } }) => {
    shareEqually(sections);
  };
}
