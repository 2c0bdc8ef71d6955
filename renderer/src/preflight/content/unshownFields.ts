import type { BindingInput } from '../../resolve/faceInput.js';
import { namesOf } from '../../resolve/interpolate.js';
import { drawnKinds, shownItems, surfaceKinds } from '../../resolve/shownItems.js';
import type { Template, TemplateConfig } from '../../schema/template/template.js';
import { filledFields } from './filledFields.js';

/** The content kinds that a card has a value for and that none of these templates shows. */
export function unshownFields(input: BindingInput, templates: readonly TemplateConfig[]): readonly string[] {
  const shown = shownKinds(input, templates);
  return filledFields(input).filter((kind) => !shown.has(kind));
}

/** Every content kind that at least one of these templates shows of a card. */
export function shownKinds(input: BindingInput, templates: readonly TemplateConfig[]): ReadonlySet<string> {
  return new Set(
    templates.flatMap((template) => [...surfaceKinds(template), ...shownItems(template, input).flatMap(usedKinds)]),
  );
}

/** Names of the templates with a part for a content kind, those with the given ratio first. */
export function templatesShowing(kind: string, templates: readonly Template[], ratio: string): readonly string[] {
  const showing = templates.filter(({ json_config: config }) =>
    shownItems(config).some((item) => drawnKinds(item).includes(kind)),
  );
  const [same, others] = [true, false].map((isSame) => showing.filter((each) => (each.ratio === ratio) === isSame));
  return [...new Set([...(same ?? []), ...(others ?? [])].map(({ name }) => name))];
}

/** A custom field that decides whether a part is shown counts as shown. */
function usedKinds(item: Parameters<typeof drawnKinds>[0]): readonly string[] {
  const condition = item.props?.showWhen;
  const asked = typeof condition === 'string' ? namesOf(condition) : [];
  return [...drawnKinds(item), ...asked.filter((kind) => kind.startsWith('field:'))];
}
