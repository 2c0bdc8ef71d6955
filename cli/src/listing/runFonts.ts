import { loadManifestFromDisk } from '@cardwright/renderer/export';
import type { CommandContext } from '../commandContext.js';
import { EXIT, type ExitCode } from '../exitCode.js';
import { formatTable } from './formatTable.js';

/** `cardwright fonts` */
export async function runFonts({ output }: CommandContext): Promise<ExitCode> {
  const { families, fallbacks } = await loadManifestFromDisk();
  const fonts = families.map(({ slug, name, category, license, faces }) => ({
    slug,
    class: `font-${slug}`,
    name,
    category,
    license,
    weights: [...new Set(faces.map(({ weight }) => weight))].sort((one, other) => one - other),
    italic: faces.some(({ italic }) => italic),
    fallback: fallbacks.includes(slug),
  }));
  const rows = fonts.map((font) => [
    font.class,
    font.category,
    font.weights.join(' ') + (font.italic ? ' italic' : ''),
    font.license,
    font.fallback ? `${font.name} (fallback for missing characters)` : font.name,
  ]);
  output.result({ fonts }, formatTable(['class', 'kind', 'weights', 'licence', 'name'], rows, output.width));
  return EXIT.done;
}
