import { findPreset, presets, sheets, type Preset } from '@cardwright/renderer/export';
import type { CommandContext } from '../commandContext.js';
import { EXIT, type ExitCode } from '../exitCode.js';
import { asUsage } from '../options/asUsage.js';
import { formatTable } from './formatTable.js';

/** `cardwright presets` @param name show the details of this one */
export async function runPresets({ output }: CommandContext, name: string | undefined): Promise<ExitCode> {
  if (name !== undefined) {
    const preset = await asUsage(() => findPreset(name));
    output.result({ preset }, describe(preset));
    return EXIT.done;
  }
  const all = presets();
  const papers = sheets();
  const text = [
    formatTable(
      ['preset', 'makes', 'bleed', 'about'],
      all.map((each) => [each.name, each.product, millimetres(each.bleedMm), each.description]),
    ),
    'To see the details of a preset, run: cardwright presets <name>',
    formatTable(
      ['paper', 'mm', 'also', 'name'],
      papers.map((each) => [
        each.slug,
        `${each.widthMm} × ${each.heightMm}`,
        (each.aliases ?? []).join(' '),
        each.name,
      ]),
    ),
  ].join('\n\n');
  output.result({ presets: all, papers }, text);
  return EXIT.done;
}

function describe({
  name,
  title,
  description,
  source,
  product,
  bleedMm,
  safeMm,
  image,
  sheet,
  sizes,
  requires = [],
}: Preset): string {
  const facts = [
    ['makes', product],
    ['bleed', millimetres(bleedMm)],
    ['safe margin', millimetres(safeMm)],
    ...(image ? [['pictures', `${image.format}, ${image.dpi} dpi`]] : []),
    ...(sheet ? Object.entries(sheet).map(([key, value]) => [key, String(value)]) : []),
    ...(requires.length > 0 ? [['not met yet', requires.join('; ')]] : []),
  ];
  const lines = facts.map(([key = '', value = '']) => `  ${key.padEnd(12)} ${value}`);
  const table = sizes?.map((each) => [
    each.size,
    each.widthPx ? `${each.widthPx} × ${each.heightPx ?? ''} px` : '',
    each.inferred ? 'inferred' : '',
    each.title,
  ]);
  const parts = [
    `${title} (${name})`,
    description,
    lines.join('\n'),
    ...(table ? [formatTable(['size', 'picture', '', 'called'], table)] : []),
    `Source: ${source}`,
  ];
  return parts.join('\n\n');
}

function millimetres(length: number): string {
  return `${Number(length.toFixed(3))} mm`;
}
