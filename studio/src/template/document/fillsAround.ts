import type { TemplateConfig } from '@cardwright/renderer';
import { classesOf } from './find.js';
import { BACKGROUND } from './layers.js';
import { ancestorsOf, type Parts } from './parts.js';

/** The classes of a part, of all that it lies in, outwards, and of the background: where its ground is looked for. */
export function classesAround(config: TemplateConfig, parts: Parts, id: string): readonly string[] {
  const around = [id, ...ancestorsOf(parts, id).map((part) => part.id), BACKGROUND];
  return around.map((each) => classesOf(config, each) ?? '');
}

/** Whether a fill is a colour that lets nothing through. */
export function isOpaque(color: string | undefined): color is string {
  return color !== undefined && /^#[0-9a-f]{6}(?:ff)?$/i.test(color);
}
