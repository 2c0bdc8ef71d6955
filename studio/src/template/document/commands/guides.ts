import { LIMITS, type TemplateGuide } from '@cardwright/renderer';
import { NewIds } from '../newIds.js';
import type { Recipe } from '../types.js';

/** Adds a guide, unless there are too many. @param onAdd is told its id */
export function addGuide(direction: TemplateGuide['direction'], at: number, onAdd: (id: string) => void): Recipe {
  return ({ json_config: config }) => {
    const guides = (config.guides ??= []);
    if (guides.length >= LIMITS.guides) return;
    const id = new NewIds(config).next('guide');
    guides.push({ id, direction, at: within(at) });
    onAdd(id);
  };
}

/** Moves a guide. @param at percent of the face */
export function moveGuide(id: string, at: number): Recipe {
  return ({ json_config: { guides } }) => {
    const guide = guides?.find((each) => each.id === id);
    if (guide !== undefined) guide.at = within(at);
  };
}

/** Removes guides; the list goes with the last one. */
export function removeGuides(ids: readonly string[]): Recipe {
  return ({ json_config: config }) => {
    const left = (config.guides ?? []).filter(({ id }) => !ids.includes(id));
    if (left.length > 0) config.guides = left;
    else delete config.guides;
  };
}

function within(percent: number): number {
  // JSON knows no negative zero.
  const rounded = Math.round(percent * 100) / 100 + 0;
  return Math.min(LIMITS.absolutePercent, Math.max(-LIMITS.absolutePercent, rounded));
}
