import type { Template, TemplateConfig, TemplateItem } from '@cardwright/renderer';
import { eachItem } from './find.js';
import { LAYER_IDS } from './layers.js';
import { NewIds } from './newIds.js';
import type { TemplateDocument } from './types.js';

/** What is edited of a stored template. Sections and items that are called like a layer get another id. */
export function toDocument({ id, name, description, ratio, slug, type, json_config }: Template): TemplateDocument {
  return { id, name, description, ratio, slug, type, json_config: withoutLayerIds(json_config) };
}

function withoutLayerIds(config: TemplateConfig): TemplateConfig {
  const isTaken = ({ id }: { readonly id: string }): boolean => LAYER_IDS.includes(id);
  if (!config.sections.some(isTaken) && ![...eachItem(config)].some(({ item }) => isTaken(item))) return config;
  const newIds = new NewIds(config);
  const rename = <T extends TemplateItem>(item: T): T => ({
    ...item,
    ...(isTaken(item) && { id: newIds.nextNumbered(item.kind) }),
    ...(item.children && { children: item.children.map(rename) }),
  });
  return {
    ...config,
    background: { ...config.background, children: config.background.children.map(rename) },
    sections: config.sections.map((section) => ({
      ...section,
      ...(isTaken(section) && { id: newIds.nextNumbered('section') }),
      children: section.children.map(rename),
    })),
    absoluteItems: config.absoluteItems.map(rename),
  };
}
