import type { TemplateSection } from '@cardwright/renderer';
import { NewIds } from '../newIds.js';
import { resizeSection, scaleHeights, shareEqually, shareOfNext } from '../sectionHeights.js';
import type { Recipe } from '../types.js';

/**
 * Adds an empty section after another, or as the last. It gets an equal part of what the locked ones leave; without room,
 * nothing is added.
 * @param onAdd is told its id
 */
export function addSection(afterId: string | undefined, onAdd: (id: string) => void): Recipe {
  return ({ json_config: config }) => {
    const { sections } = config;
    const at = sections.findIndex(({ id }) => id === afterId);
    const isEven = sections.every(
      ({ heightPercent, locked }) => !locked && Math.abs(heightPercent - 100 / sections.length) <= 1,
    );
    const share = makeRoom(sections);
    if (share === undefined) return;
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

/** Shrinks the sections that are not locked, so that another fits. @returns its height in percent; undefined if there is no room */
function makeRoom(sections: readonly TemplateSection[]): number | undefined {
  const share = shareOfNext(sections);
  if (share === undefined) return undefined;
  const free = sections.filter(({ locked }) => !locked);
  const room = free.reduce((total, { heightPercent }) => total + heightPercent, 0);
  for (const section of free) section.heightPercent *= (room - share) / room;
  return share;
}

/** Deletes sections with everything in them; the others share their height. */
export function removeSections(ids: readonly string[]): Recipe {
  return ({ json_config: config }) => {
    config.sections = config.sections.filter(({ id }) => !ids.includes(id));
    scaleHeights(config.sections);
  };
}

/**
 * Copies sections, each right after itself; the two share its height. A locked one keeps its height, and its copy gets that
 * of a section that is added. Without room, nothing is copied.
 * @param onCopy is told the copies' ids
 */
export function duplicateSections(ids: readonly string[], onCopy: (ids: readonly string[]) => void): Recipe {
  return ({ json_config: config }) => {
    const { sections } = config;
    const newIds = new NewIds(config);
    const copies = sections
      .filter(({ id }) => ids.includes(id))
      .flatMap((section) => {
        const share = section.locked ? makeRoom(sections) : shareOfNext(sections) && section.heightPercent / 2;
        if (share === undefined) return [];
        if (!section.locked) section.heightPercent = share;
        const heights = { height: `${share}%`, heightPercent: share };
        const children = section.children.map((child) => newIds.copy(child));
        const copy = { ...section, ...heights, id: newIds.next('section'), children };
        sections.splice(sections.indexOf(section) + 1, 0, copy);
        return copy.id;
      });
    if (copies.length > 0) scaleHeights(sections);
    onCopy(copies);
  };
}

/** Moves sections to a position among the others; they keep their order. */
export function moveSections(ids: readonly string[], to: number): Recipe {
  return ({ json_config: { sections } }) => {
    const isMoved = ({ id }: TemplateSection): boolean => ids.includes(id);
    const stays = (section: TemplateSection): boolean => !isMoved(section);
    const [before, after] = [sections.slice(0, to).filter(stays), sections.slice(to).filter(stays)];
    sections.splice(0, sections.length, ...before, ...sections.filter(isMoved), ...after);
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

/** Gives all sections that are not locked equal parts. */
export function evenSections(): Recipe {
  return ({ json_config: { sections } }) => {
    shareEqually(sections);
  };
}
