import type { TemplateConfig, TemplateItem } from './template.js';
import { walkItems } from './checkTemplate.js';

/**
 * Gives an id to every section, item and guide without one: its kind and a number, unique in the template, and the same each
 * time the file is read. Modifies a config that was just parsed and is not shared yet.
 */
export function fillIds(config: TemplateConfig): void {
  const taken = new Set<string>();
  const nameless: { target: { id: string }; stem: string }[] = [];
  const visit = (target: { id: string }, stem: string): void => {
    if (target.id === '') nameless.push({ target, stem });
    else taken.add(target.id);
  };
  for (const section of config.sections) visit(section, 'section');
  for (const { item } of walkItems(config)) visit(item, stemOf(item));
  for (const guide of config.guides ?? []) visit(guide, 'guide');
  const numbers = new Map<string, number>();
  for (const { target, stem } of nameless) {
    let number = (numbers.get(stem) ?? 0) + 1;
    while (taken.has(`${stem}-${number}`)) number += 1;
    target.id = `${stem}-${number}`;
    numbers.set(stem, number);
  }
}

function stemOf({ kind }: TemplateItem): string {
  return kind.replaceAll(/[^a-zA-Z0-9]+/g, '-');
}
