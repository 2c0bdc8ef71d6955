import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { isIccFile } from '@cardwright/renderer/export';
import { PrinterFile } from '../calibrating/PrinterFile.js';
import { UsageError } from '../exitCode.js';
import { EXPORT_OPTIONS } from '@cardwright/renderer/export-options';
import type { ProductionOrder } from '@cardwright/renderer/production';
import type { OutsideFiles } from '../watching/FolderWatcher.js';
import { flagOf } from '../options/asUsage.js';
import { readCalibrationFile } from '../options/readCalibrationFile.js';
import { profileBeside } from '../options/profileBeside.js';
import { readPreset } from '../options/readPreset.js';
import { isJsonFile, readBinaryFile, readPaper } from '../options/readStock.js';
import { type Flags, readLanguages, readOptions } from '../options/readOptions.js';

/** The flags of `export` besides the options in the table. */
export interface ExportFlags extends Flags {
  readonly preset: string;
  readonly out: string;
  readonly lang?: string;
  readonly cards?: string;
  readonly allowRemote?: boolean;
  readonly linkBase?: string;
  readonly estimate?: boolean;
  readonly printer?: string;
  /** Make it again when the deck changes. */
  readonly watch?: boolean;
  /** A folder that keeps painted faces across runs. */
  readonly cache?: string;
}

/** Reads the order from the flags, including files. @throws UsageError, UnreachableError */
export function readExportOrder({ preset, lang, cards, ...flags }: ExportFlags): ProductionOrder {
  const { paper, printer, outputProfile } = flags;
  if (printer !== undefined && flags.calibration !== undefined)
    throw new UsageError('--printer cannot be combined with --calibration.');
  const calibration = printer === undefined ? flags.calibration : new PrinterFile(process.env).find(printer);
  const stock = isJsonFile(paper) ? readPaper(paper) : undefined;
  const wanted = readPreset(preset);
  const profile = isIccFile(outputProfile)
    ? readBinaryFile(outputProfile, '--output-profile')
    : outputProfile === undefined
      ? profileBeside(preset, wanted)
      : undefined;
  const options = readOptions(EXPORT_OPTIONS, {
    ...flags,
    ...(stock && { paper: undefined }),
    calibration: isJsonFile(calibration) ? readCalibrationFile(calibration) : calibration,
    ...(profile && { outputProfile: undefined }),
  });
  return {
    preset: wanted,
    languages: readLanguages(lang),
    cards,
    options: { ...options, ...(stock && { paper: stock }), ...(profile && { output_profile: profile }) },
  };
}

/**
 * The files that an export reads besides its deck: those of the order, and the earlier deck. Every ICC file beside a
 * preset counts, since the preset may name it.
 */
export function filesOf({ preset, paper, outputProfile, calibration, printer, since }: ExportFlags): OutsideFiles {
  const earlier = typeof since === 'string' && existsSync(since) ? resolve(since) : undefined;
  const earlierFolder = earlier !== undefined && statSync(earlier).isDirectory() ? earlier : undefined;
  const named = [
    ...(earlier === undefined || earlierFolder !== undefined ? [] : [earlier]),
    ...[preset, paper, calibration].filter(isJsonFile),
    ...[outputProfile].filter(isIccFile),
    ...(printer === undefined ? [] : [new PrinterFile(process.env).path]),
  ];
  const files = new Set(named.map((file) => resolve(file)));
  const besidePreset = isJsonFile(preset) ? dirname(resolve(preset)) : undefined;
  return {
    folders: [...[...files].map((file) => dirname(file)), ...(earlierFolder === undefined ? [] : [earlierFolder])],
    has: (path) =>
      files.has(path) || dirname(path) === earlierFolder || (isIccFile(path) && dirname(path) === besidePreset),
  };
}

/** Names the flag that gave a path of the order, as `asUsage` needs it. With `--printer`, that flag gave the calibration. */
export function flagIn({ printer }: ExportFlags): (path: string) => string {
  return (path) => (path === 'options.calibration' && printer !== undefined ? '--printer' : flagOf(path));
}
