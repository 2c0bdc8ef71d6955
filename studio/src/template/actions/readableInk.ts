import { contrastRatio, parseClasses, type TemplateConfig } from '@cardwright/renderer';
import { classesAround, isOpaque } from '../document/fillsAround.js';
import { partsOf } from '../document/parts.js';

/** The neutral colour that is readable on each neutral colour, in any scheme. */
const ON_NEUTRAL: Readonly<Record<string, string>> = {
  paper: 'ink',
  surface: 'ink',
  line: 'ink',
  ink: 'paper',
  muted: 'paper',
  dark: 'light',
  light: 'dark',
};
const HAS_ON_COLOR = /^(?:primary|deck|secondary|accent|category-[\w-]+)$/;

/** The colour token of a text that can be read where it is put: on the nearest fill around it that lets nothing through. */
export function readableInk(config: TemplateConfig, parentId: string): string {
  const inks = classesAround(config, partsOf(config), parentId).map(inkOn);
  return inks.find((ink) => ink !== undefined) ?? 'ink';
}

function inkOn(classes: string): string | undefined {
  const names = [...classes.matchAll(/(?:^|\s)bg-([^\s/:]+)(?=\s|$)/g)].map(([, name = '']) => name);
  return names.map(inkOnColor).findLast((ink) => ink !== undefined);
}

function inkOnColor(name: string): string | undefined {
  if (HAS_ON_COLOR.test(name)) return `on-${name}`;
  if (Object.hasOwn(ON_NEUTRAL, name)) return ON_NEUTRAL[name];
  const { backgroundColor: color } = parseClasses(`bg-${name}`, new Map()).style;
  if (!isOpaque(color)) return undefined;
  return contrastRatio('#ffffff', color.slice(0, 7)) > contrastRatio('#000000', color.slice(0, 7)) ? 'light' : 'dark';
}
