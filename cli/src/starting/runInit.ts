import { cp, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEFAULT_RATIO, nearestName, parseRatio } from '@cardwright/renderer';
import { CARD_SIZES, writeFileAtomically } from '@cardwright/renderer/export';
import { usualSize } from '@cardwright/renderer/export-options';
import { colorSchemeFor, DESIGNS, officialTemplate } from '@cardwright/templates';
import { stringify } from 'yaml';
import type { CommandContext } from '../commandContext.js';
import { EXIT, UsageError, type ExitCode } from '../exitCode.js';
import { distinctKeys } from './distinctKeys.js';
import { fitTable } from './fitTable.js';

export interface InitFlags {
  readonly title?: string;
  readonly template?: string;
}

/** The path is the same from src and from dist. */
const STARTER = fileURLToPath(new URL('../../starter', import.meta.url));

/** `cardwright init` */
export async function runInit({ output, signal }: CommandContext, dir: string, flags: InitFlags): Promise<ExitCode> {
  const template = templateOf(flags);
  const folder = resolve(dir);
  const found = await namesIn(folder, dir);
  const made = await mkdir(folder, { recursive: true });
  try {
    await fill(folder, { title: flags.title, template, signal });
  } catch (error) {
    // The same command is refused in a folder that is not empty.
    const names = (await readdir(folder)).filter((name) => !found.includes(name));
    const added = made === undefined ? names.map((name) => join(folder, name)) : [made];
    for (const path of added) await rm(path, { recursive: true, force: true });
    throw error;
  }
  const files = await readdir(folder, { recursive: true });
  const to = relative('.', folder) === '' ? '' : `cd ${quote(dir)}\n  `;
  output.result(
    { folder, files: files.toSorted() },
    `Created a deck of six cards in ${dir}. Next:\n\n  ${to}cardwright render . --out out\n\nREADME.md explains the rest.`,
  );
  return EXIT.done;
}

interface Wishes {
  readonly title: string | undefined;
  readonly template: string | undefined;
  readonly signal: AbortSignal;
}

async function fill(folder: string, { title, template, signal }: Wishes): Promise<void> {
  await cp(STARTER, folder, { recursive: true });
  // npm excludes files called .gitignore from packages.
  await rename(join(folder, 'gitignore'), join(folder, '.gitignore'));
  const deck = join(folder, 'deck.yaml');
  await writeFileAtomically(deck, personalise(await readFile(deck, 'utf8'), title, template), { signal });
  if (template !== undefined) {
    const cards = join(folder, 'cards.csv');
    await writeFileAtomically(cards, fitTable(await readFile(cards), template), { signal });
  }
  if (title !== undefined) await retitle(join(folder, 'README.md'), title);
}

function templateOf({ template }: InitFlags): string | undefined {
  if (template === undefined || DESIGNS.some((slug) => slug === template)) return template;
  const near = nearestName(template, DESIGNS);
  const hint = near === undefined ? '' : ` Did you mean ${near}?`;
  throw new UsageError(
    `--template: there is no template "${template}"; the templates are ${DESIGNS.join(', ')}.${hint}`,
  );
}

/**
 * The names in a folder. Only what version control and the system keep there may exist, so that no file is overwritten.
 * @throws UsageError if there is anything else
 */
async function namesIn(folder: string, given: string): Promise<readonly string[]> {
  const status = await stat(folder).catch(() => undefined);
  if (status === undefined) return [];
  if (!status.isDirectory()) throw new UsageError(`${given} is a file; use a folder for the deck.`);
  const found = await readdir(folder);
  const names = found.filter((name) => name !== '.git' && name !== '.DS_Store');
  if (names.length > 0)
    throw new UsageError(
      `The folder ${given} is not empty (${names.slice(0, 3).join(', ')}${names.length > 3 ? ' …' : ''}); use a new one.`,
    );
  return found;
}

/** Changes single lines of the text, so that comments are kept. */
function personalise(text: string, title: string | undefined, template: string | undefined): string {
  const lines = new Map<RegExp, string>();
  if (title !== undefined) lines.set(/^ {4}title: Small Gods of the House$/m, `    title: ${stringify(title).trim()}`);
  if (template !== undefined) {
    lines.set(/^ {2}front: .*$/m, `  front: ${template}`);
    lines.set(/^ {2}back: .*$/m, `  back: ${template}-back`);
    lines.set(/^size: .*$/m, `size: ${sizeFor(template)}`);
    lines.set(/^color_scheme: .*$/m, `color_scheme: ${colorSchemeFor(template)?.slug ?? 'cardwright-default'}`);
  }
  const changed = [...lines].reduce((before, [pattern, line]) => before.replace(pattern, () => line), text);
  return template === undefined ? changed : recolour(changed, template);
}

const COLOR_KEY = /^ {4}primary_color_key: '(?<key>\d)'$/gm;

/** Gives the categories colours of the design's scheme that can be told apart. */
function recolour(text: string, template: string): string {
  const scheme = colorSchemeFor(template);
  if (scheme === undefined) return text;
  const given = [...text.matchAll(COLOR_KEY)].map(({ groups }) => groups?.key ?? '');
  const keys = [...distinctKeys(scheme, given)];
  return text.replace(COLOR_KEY, (line, key: string) => line.replace(key, () => keys.shift() ?? key));
}

/** The size that exports use for a design, too. */
function sizeFor(template: string): string {
  return usualSize(CARD_SIZES, parseRatio(officialTemplate(template)?.json_config.ratio ?? DEFAULT_RATIO));
}

async function retitle(path: string, title: string): Promise<void> {
  const text = await readFile(path, 'utf8');
  await writeFileAtomically(
    path,
    text.replace(/^# .*$/m, () => `# ${title}`),
  );
}

function quote(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`;
}
