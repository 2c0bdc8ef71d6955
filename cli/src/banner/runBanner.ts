import { join } from 'node:path';
import { counted, type BannerDesign, type BannerFinding, type Problem } from '@cardwright/renderer';
import type { BrowserPool } from '@cardwright/renderer/browser';
import { writeFileAtomically } from '@cardwright/renderer/export';
import { DeckStudio, planBanners, renderBanners, type BannersOrder } from '@cardwright/renderer/production';
import type { CommandContext } from '../commandContext.js';
import { EXIT, type ExitCode } from '../exitCode.js';
import { asUsage } from '../options/asUsage.js';
import { readLanguages } from '../options/readOptions.js';
import { assertFolder } from '../render/readRenderOrder.js';
import { openDeck } from '../server/openDeck.js';

export interface BannerFlags {
  readonly preset: string;
  readonly out: string;
  readonly format?: BannersOrder['format'];
  readonly quality?: number;
  readonly arrangement?: BannerDesign['arrangement'];
  readonly spread?: number;
  readonly tilt?: number;
  readonly ground?: BannerDesign['ground'];
  readonly cards?: string;
  readonly picture?: string;
  readonly title?: string;
  readonly line?: string;
  readonly callToAction?: string;
  readonly link?: string;
  readonly lang?: string;
  readonly allowRemote?: boolean;
}

/** `cardwright banner` */
export async function runBanner(
  context: CommandContext,
  source: string,
  flags: BannerFlags,
  pool: BrowserPool,
): Promise<ExitCode> {
  const { output, signal } = context;
  const { out, allowRemote = false } = flags;
  await assertFolder(out, '--out');
  const loaded = await openDeck(context, source, { allowRemote });
  const plan = await asUsage(() => planBanners(readOrder(flags), loaded.deck));
  const studio = await DeckStudio.open({ ...loaded, allowRemote, pool });
  const bar = output.progress('Drawing', plan.presets.length * plan.languages.length);
  const files: object[] = [];
  const problems: Problem[] = [...loaded.warnings];
  try {
    for await (const { file, bytes, preset, language, width, height, findings } of renderBanners(
      loaded,
      { ...plan, signal },
      studio,
    )) {
      await writeFileAtomically(join(out, file), bytes, { signal });
      files.push({ file, preset: preset.key, language, width, height });
      problems.push(...findings.map((finding) => problemOf(finding, file)));
      bar.step();
    }
  } finally {
    bar.finish();
    await studio.close();
  }
  output.problems(problems);
  output.result({ out, files, problems }, `${counted(files.length, 'file')} in ${out}`);
  return problems.some(({ severity }) => severity === 'error') ? EXIT.failed : EXIT.done;
}

function readOrder(flags: BannerFlags): BannersOrder {
  const { preset, lang, cards, picture, link, format, quality, arrangement, spread, tilt, ground } = flags;
  const { title, line, callToAction } = flags;
  return {
    presets: preset.split(',').map((key) => key.trim()),
    languages: readLanguages(lang),
    cards,
    picture,
    link,
    format,
    quality,
    design: {
      ...(arrangement && { arrangement }),
      ...(spread !== undefined && { spread }),
      ...(tilt !== undefined && { tilt }),
      ...(ground && { ground }),
    },
    texts: {
      ...(title !== undefined && { title }),
      ...(line !== undefined && { line }),
      ...(callToAction !== undefined && { call_to_action: callToAction }),
    },
  };
}

function problemOf({ code, subject, by = '' }: BannerFinding, file: string): Problem {
  const message = {
    'no-room': `There is not enough room for ${subject}.`,
    cut: `The ${by} cuts off part of ${subject}.`,
    covered: `The platform covers part of ${subject} (${by}).`,
    'broken-picture': 'A picture on a card cannot be shown.',
  }[code];
  return { code: `banner.${code}`, severity: code === 'broken-picture' ? 'error' : 'warning', path: file, message };
}
