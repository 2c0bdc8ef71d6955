import { stat } from 'node:fs/promises';
import type { Deck } from '@cardwright/renderer';
import { UsageError } from '../exitCode.js';
import { SIDES } from '../faces/planFaces.js';
import { readLength, resolveSize } from '../faces/resolveSize.js';
import { selectCards } from '../faces/selectCards.js';
import { selectLanguages } from '../faces/selectLanguages.js';
import type { FaceFormat } from './encodeFaces.js';
import type { RenderDeckOptions } from './renderDeck.js';

/** Options of `render` as the command line gives them. */
export interface RenderFlags {
  readonly out: string;
  readonly format: FaceFormat;
  readonly dpi: number;
  readonly bleed: string;
  readonly size?: string;
  readonly side: keyof typeof SIDES;
  readonly lang?: string;
  readonly cards?: string;
  readonly allowRemote?: boolean;
  readonly name?: string;
  readonly quality?: number;
  readonly transparent?: boolean;
  readonly corners?: string;
  readonly allowBroken?: boolean;
  readonly watch?: boolean;
}

const DEFAULT_QUALITY = 92;

/** @throws UsageError for values that are none or that contradict each other */
export function readRenderOptions(flags: RenderFlags, deck: Deck): Omit<RenderDeckOptions, 'signal'> {
  const { format, corners, transparent = false } = flags;
  const bleedMm = readLength(flags.bleed, '--bleed');
  const cornerRadiusMm = corners === undefined ? 0 : readLength(corners, '--corners');
  const isTransparent = transparent || cornerRadiusMm > 0;
  if (isTransparent && format !== 'png' && format !== 'webp')
    throw new UsageError(`${transparent ? '--transparent' : '--corners'} needs --format png or webp, not ${format}.`);
  if (cornerRadiusMm > 0 && bleedMm > 0)
    throw new UsageError('--corners and --bleed contradict each other: round corners would cut off the bleed.');
  if (flags.quality !== undefined && format !== 'jpg' && format !== 'webp')
    throw new UsageError(`--quality is for jpg and webp, not for ${format}.`);
  return {
    format,
    size: resolveSize(flags.size, deck),
    dpi: flags.dpi,
    bleedMm,
    quality: flags.quality ?? DEFAULT_QUALITY,
    transparent,
    cornerRadiusMm,
    sides: SIDES[flags.side],
    languages: selectLanguages(flags.lang, deck),
    keep: selectCards(flags.cards, deck),
    namePattern: flags.name,
    allowBroken: flags.allowBroken ?? false,
  };
}

/** @throws UsageError when the output folder is a file */
export async function assertFolder(path: string, option: string): Promise<void> {
  const status = await stat(path).catch(() => undefined);
  if (status !== undefined && !status.isDirectory())
    throw new UsageError(`${option}: ${path} is a file; give a folder.`);
}
