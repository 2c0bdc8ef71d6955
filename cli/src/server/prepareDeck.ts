import { join } from 'node:path';
import type { ColorScheme, DeckFile, Problem, Template } from '@cardwright/renderer';
import { ImageStore } from '@cardwright/renderer/export';
import { colorSchemes, officialCatalogue, officialTemplates } from '@cardwright/templates';
import { collectDesigns } from '@cardwright/renderer/production';
import { hasFile, readPicture } from '../importing/moveDeck.js';
import { mapPaths } from '../importing/mapPaths.js';
import { inlineIcons } from './inlineIcons.js';
import type { PictureUploads } from './PictureUploads.js';

/** A deck file prepared for the server: templates by id or complete, pictures by URL. */
export interface PreparedDeck {
  readonly deck: DeckFile;
  readonly problems: readonly Problem[];
}

/**
 * Makes a deck independent of files: local templates become part of it, local pictures are uploaded.
 * @throws CardwrightError for missing or invalid templates, and for pictures that the server rejects
 */
export async function prepareDeck(
  file: DeckFile,
  { folder, uploads }: { readonly folder: string; readonly uploads: PictureUploads },
): Promise<PreparedDeck> {
  const {
    pulled_from: _pulledFrom,
    designs: _designs,
    ...value
  } = file as DeckFile & {
    readonly pulled_from?: unknown;
    readonly designs?: unknown;
  };
  const designs = await collectDesigns(file, folder, officialCatalogue());
  const found = { ...designs.deck, templates: designs.catalogue.templates, schemes: designs.catalogue.colorSchemes };
  const problems: Problem[] = [...designs.warnings];
  const store = new ImageStore({ folder });
  const known = new Map<string, string>();
  const picture = async (src: string, where: string): Promise<string> => {
    const before = known.get(src);
    if (before !== undefined) return before;
    const isThere = await hasFile(folder, src);
    if (!isThere) problems.push(notThere(src, where));
    const { bytes, mime } = isThere ? await readPicture(src, store) : { bytes: undefined, mime: '' };
    const address = bytes === undefined ? src : await uploads.put(bytes, mime, join(folder, src));
    known.set(src, address);
    return address;
  };
  const front = designOf(found.front_template_id, found.templates, officialTemplates());
  const back = designOf(found.back_template_id, found.templates, officialTemplates());
  const scheme = designOf<ColorScheme>(found.color_scheme_id, found.schemes, colorSchemes());
  const icons = await inlineIcons('icons' in value ? value.icons : undefined, store);
  const deck = await mapPaths(
    {
      ...value,
      ...(icons && { icons }),
      front_template_id: front.id,
      back_template_id: back.id,
      color_scheme_id: scheme.id,
      templates: { front: front.whole, back: back.whole },
      color_scheme: scheme.whole,
    },
    { picture, template: (path) => path },
  );
  return { deck, problems };
}

interface Design<T> {
  readonly id: string | null;
  /** Null if the server already has it. */
  readonly whole: T | null;
}

function designOf<T extends Template | ColorScheme>(
  id: string | null,
  all: readonly T[],
  official: readonly { readonly id: string }[],
): Design<T> {
  const design = all.find((each) => each.id === id);
  const isOfficial = official.some((each) => each.id === id);
  return { id, whole: design === undefined || isOfficial ? null : design };
}

function notThere(src: string, where: string): Problem {
  return {
    code: 'image.not_found',
    severity: 'warning',
    path: where,
    message: `The picture ${src} does not exist and was not uploaded.`,
    fix: 'Add the file or correct the path, then push again.',
  };
}
