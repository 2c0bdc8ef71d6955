import { presets, sheets } from '@cardwright/renderer/export';
import type { CommandContext } from '../commandContext.js';
import { EXIT, UsageError, type ExitCode } from '../exitCode.js';
import { findOrReadPreset } from '../options/readPreset.js';
import { checkPreset } from './checkPreset.js';
import { formatTable } from './formatTable.js';
import { describePreset, millimetres } from './describePreset.js';

/** `cardwright presets` @param action list, show or check, or the name of a preset to show */
export async function runPresets(
  context: CommandContext,
  action: string,
  subject: string | undefined,
): Promise<ExitCode> {
  switch (action) {
    case 'list':
      return list(context);
    case 'show':
      return show(context, named(subject, 'show', '<name>'));
    case 'check':
      return checkPreset(context, named(subject, 'check', '<file>'));
    default:
      return show(context, action);
  }
}

function named(subject: string | undefined, action: string, what: string): string {
  if (subject !== undefined) return subject;
  throw new UsageError(`presets ${action} needs a preset: cardwright presets ${action} ${what}`);
}

async function show({ output }: CommandContext, name: string): Promise<ExitCode> {
  const preset = await findOrReadPreset(name, 'presets show');
  output.result({ preset }, describePreset(preset, output.width));
  return EXIT.done;
}

function list({ output }: CommandContext): ExitCode {
  const all = presets();
  const papers = sheets();
  const text = [
    formatTable(
      ['preset', 'makes', 'bleed', 'about'],
      all.map((each) => [each.name, each.product, millimetres(each.bleedMm), each.description]),
      output.width,
    ),
    'To see the details of a preset, run: cardwright presets show <name>',
    formatTable(
      ['paper', 'mm', 'also', 'name'],
      papers.map((each) => [
        each.slug,
        `${each.widthMm} × ${each.heightMm}`,
        (each.aliases ?? []).join(' '),
        each.name,
      ]),
      output.width,
    ),
  ].join('\n\n');
  output.result({ presets: all, papers }, text);
  return EXIT.done;
}
