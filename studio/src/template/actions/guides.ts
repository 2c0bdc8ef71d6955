import type { TemplateGuide } from '@cardwright/renderer';
import type { Builder } from '../builder/createBuilder.js';
import { addGuide, removeGuides } from '../document/commands/guides.js';

/** The template's own guides. */
export function guidesOf({ store }: Builder): readonly TemplateGuide[] {
  return store.getState().document.json_config.guides ?? [];
}

/** For those who do not drag one out of a ruler. */
export function addGuideInMiddle(builder: Builder, direction: TemplateGuide['direction']): void {
  builder.change(
    'add guide',
    addGuide(direction, 50, () => undefined),
  );
  builder.session.setState({ hasRulers: true });
}

export function removeAllGuides(builder: Builder): void {
  builder.change('remove guides', removeGuides(guidesOf(builder).map(({ id }) => id)));
}
