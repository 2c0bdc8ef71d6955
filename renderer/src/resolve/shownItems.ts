import type { TemplateConfig, TemplateItem } from '../schema/template/template.js';
import { ownContent } from './bindings.js';
import { namesOf, placeholders } from './interpolate.js';
import type { BindingInput } from './faceInput.js';
import { isShown } from './resolveItem.js';

/** The items of a template that one card's face shows, parents first. Without a card, those that any face may show. */
export function shownItems(template: TemplateConfig, input?: BindingInput): readonly TemplateItem[] {
  const shown: TemplateItem[] = [];
  const visit = (item: TemplateItem): void => {
    const isVisible = input === undefined ? item.hidden !== true : isShown(item, input);
    if (!isVisible || hasClass(item, 'hidden')) return;
    shown.push(item);
    item.children?.forEach(visit);
  };
  template.background.children.forEach(visit);
  for (const { children, classes } of template.sections) if (!hasClass({ classes }, 'hidden')) children.forEach(visit);
  template.absoluteItems.forEach(visit);
  return shown;
}

const kindsOfItems = new WeakMap<TemplateItem, readonly string[]>();

/** The content kinds and fields that an item draws: its own, those in `{{…}}` and the number of a repeated icon. */
export function drawnKinds(item: TemplateItem): readonly string[] {
  const kinds = kindsOfItems.get(item) ?? readKinds(item);
  kindsOfItems.set(item, kinds);
  return kinds;
}

function readKinds({ kind, classes, props = {} }: TemplateItem): readonly string[] {
  const own = ownContent({ kind, props });
  const texts = [classes, props.prefix, props.suffix, props.mask, own];
  const counts = [props.repeat, props.repeatOf].flatMap((value) => (typeof value === 'string' ? namesOf(value) : []));
  return [
    ...(own === undefined ? [kind] : []),
    ...texts.flatMap((text) => (typeof text === 'string' ? placeholders(text) : [])),
    ...counts,
  ];
}

/** The content kinds and fields in the classes of the background and of the sections. */
export function surfaceKinds({ background, sections }: TemplateConfig): readonly string[] {
  return [background, ...sections].flatMap(({ classes }) => placeholders(classes));
}

function hasClass({ classes }: Pick<TemplateItem, 'classes'>, name: string): boolean {
  return classes.split(/\s+/).includes(name);
}
