import type { Parsed, Problem, Template, TemplateItem } from '@cardwright/renderer';

/** Every item of a template, containers before what they hold. */
export function itemsOf({ json_config: config }: Template): TemplateItem[] {
  const roots = [
    ...config.background.children,
    ...config.sections.flatMap((section) => section.children),
    ...config.absoluteItems,
  ];
  return roots.flatMap(withChildren);
}

function withChildren(item: TemplateItem): TemplateItem[] {
  return [item, ...(item.children ?? []).flatMap(withChildren)];
}

/** Class strings of background, sections and items with values in place of `{{…}}`. */
export function classStringsOf(template: Template): string[] {
  const { background, sections } = template.json_config;
  const all = [
    background.classes,
    ...sections.map(({ classes }) => classes),
    ...itemsOf(template).map(({ classes }) => classes),
  ];
  return all.map((classes) =>
    classes.replace(/\{\{[^{}]+ \? '([^'{}]*)' : '([^'{}]*)'\}\}/g, '$1 $2').replace(/\{\{[^{}]+\}\}/g, '50'),
  );
}

/** SVG sources that a template carries. */
export function drawingsOf(template: Template): string[] {
  return itemsOf(template).flatMap(({ props }) =>
    [props?.svg, props?.placeholder].filter((each) => typeof each === 'string'),
  );
}

/** Errors and warnings of a parse, whichever way it ended. */
export function problemsOf(parsed: Parsed<unknown>): readonly Problem[] {
  return parsed.ok ? parsed.warnings : parsed.problems;
}
