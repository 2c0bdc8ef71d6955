import { drawnKinds, shownItems, type TemplateConfig } from '@cardwright/renderer';

/** The custom fields that a design shows. */
export interface DesignFields {
  readonly name: string;
  /** `field:` and the name of each, in the order of the templates. */
  readonly kinds: readonly string[];
}

interface NamedTemplate {
  readonly name: string;
  readonly json_config: TemplateConfig;
}

/** The custom fields on the front or the back of a design, which has the name of its front. */
export function designFields(
  front: NamedTemplate | undefined,
  back: NamedTemplate | undefined,
): DesignFields | undefined {
  if (front === undefined) return undefined;
  const templates = back === undefined ? [front] : [front, back];
  const kinds = templates.flatMap(({ json_config: config }) => shownItems(config).flatMap(drawnKinds));
  return { name: front.name, kinds: [...new Set(kinds)].filter((kind) => kind.startsWith('field:')) };
}
