import { readdirSync, readFileSync } from 'node:fs';
import type { ColorScheme, Template, World, WorldNode } from '@cardwright/renderer';
import { worldTree } from '@cardwright/renderer/schema';

/** The order in which galleries show the designs; each has a face of its own name and one with `-back`. */
export const DESIGNS = [
  'default',
  'open-ground',
  'big-mouth',
  'emberwild',
  'where-on-earth',
  'arcana',
  'nursery',
  'two-voices',
  'fine-print',
  'salvage-orbit',
  'tide-pool',
  'word-hoard',
  'pictogram',
  'darkroom',
  'four-fields',
  'walk-on',
  'long-view',
  'market-square',
  'iron-codex',
  'quick-reference',
  'check-in',
  'plain-speech',
  'case-file',
  'tessera',
  'dot-by-dot',
  'four-suits',
] as const;

/** Reads the official templates, colour schemes and worlds of a folder, each file once. */
export class TemplateLibrary {
  private readTemplates: readonly Template[] | undefined;
  private readColorSchemes: readonly ColorScheme[] | undefined;
  private readWorlds: readonly World[] | undefined;

  /** @param root the folder that holds `<slug>/template.json`, `colour-schemes/` and `worlds.json`; ends with a slash */
  constructor(private readonly root: URL) {}

  templates(): readonly Template[] {
    this.readTemplates ??= DESIGNS.flatMap((slug) => [slug, `${slug}-back`]).map(
      (slug) => this.read(`${slug}/template.json`) as Template,
    );
    return this.readTemplates;
  }

  /** The default scheme first, then by name of file. */
  colorSchemes(): readonly ColorScheme[] {
    this.readColorSchemes ??= readdirSync(new URL('colour-schemes/', this.root))
      .filter((file) => file.endsWith('.json'))
      .sort((left, right) => rankOfFile(left) - rankOfFile(right) || (left < right ? -1 : 1))
      .map((file) => this.read(`colour-schemes/${file}`) as ColorScheme);
    return this.readColorSchemes;
  }

  worlds(): readonly World[] {
    this.readWorlds ??= (this.read('worlds.json') as { worlds: World[] }).worlds;
    return this.readWorlds;
  }

  worldTree(): WorldNode[] {
    return worldTree(this.worlds());
  }

  /** The files ship with this package and its tests parse every one of them, so they are trusted here. */
  private read(path: string): unknown {
    return JSON.parse(readFileSync(new URL(path, this.root), 'utf8'));
  }
}

function rankOfFile(file: string): number {
  return file === 'cardwright-default.json' ? 0 : 1;
}
