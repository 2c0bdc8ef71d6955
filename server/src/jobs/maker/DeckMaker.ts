import { rm } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import type { OwnFonts } from '@cardwright/renderer';
import { exportOrderSchema } from '@cardwright/renderer/imposition';
import { exportDeck, loadInMemory, planExport, type LoadedDeck } from '@cardwright/renderer/production';
import { officialCatalogue } from '@cardwright/templates';
import { withWholeAddresses } from '../../contract/pictureAddress.js';
import type { PictureSources } from '../../images/PictureSources.js';
import { ExportFailure, type ExportMaker, type MadeExport, type MakingContext } from '../ExportMaker.js';
import type { ExportOrder } from '@cardwright/renderer/imposition';
import { withOwnPrint } from '../ownPrint.js';
import type { DeckSnapshot } from '../snapshotDeck.js';
import { asProblem } from './asProblem.js';
import { failureOf } from './failureOf.js';
import { IdlePool, type PaintingBrowser } from './IdlePool.js';
import { makeJobFolder } from './jobFolders.js';
import { packFiles } from './packFiles.js';
import { pictureReader } from '../../images/pictureReader.js';
import { shareOf } from './shareOf.js';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.zip': 'application/zip',
  '.html': 'text/html; charset=utf-8',
};

const STOPPED = 'The check found problems as severe as fail_on, so nothing was exported. Fix them, or change fail_on.';

const UNCHANGED = 'No card has changed since then, so there is nothing to export.';

const FORGOTTEN = 'The colour profile of this export has been deleted. Export again with another one.';

interface MakerParts {
  readonly pictures: Pick<PictureSources, 'find'>;
  /** The browser that paints; by default, one that starts on demand. */
  readonly browser?: PaintingBrowser | undefined;
  readonly publicUrl: string;
  /** Keeps painted faces, so that an export after a change or a crash paints only the others. */
  readonly cacheFolder: string;
  /** Reads members' fonts by id. */
  readonly loadFonts: (ids: readonly string[]) => Promise<OwnFonts | undefined>;
  /** Reads a member's colour profile by id; undefined if it has been forgotten. */
  readonly loadProfile: (id: string) => Promise<Uint8Array | undefined>;
}

/** Makes exports in a browser that all jobs of this process share. */
export class DeckMaker implements ExportMaker {
  readonly #browser: PaintingBrowser;

  constructor(private readonly parts: MakerParts) {
    this.#browser = parts.browser ?? new IdlePool();
  }

  check(request: ExportOrder, snapshot: DeckSnapshot): void {
    planExport(withOwnPrint(request, snapshot, undefined), this.#load(snapshot, ''));
  }

  async make(request: ExportOrder, snapshot: DeckSnapshot, context: MakingContext): Promise<MadeExport> {
    const folder = await makeJobFolder();
    const dispose = (): Promise<void> => rm(folder, { recursive: true, force: true });
    try {
      return { ...(await this.#make(request, snapshot, context, folder)), dispose };
    } catch (error) {
      await dispose();
      context.signal.throwIfAborted();
      throw failureOf(error);
    }
  }

  close(): Promise<void> {
    return this.#browser.close();
  }

  async #make(
    request: ExportOrder,
    snapshot: DeckSnapshot,
    { signal, onProgress }: MakingContext,
    folder: string,
  ): Promise<Omit<MadeExport, 'dispose'>> {
    const fetchImage = pictureReader(this.parts.pictures, signal, snapshot.owner ?? undefined);
    const fonts = await this.parts.loadFonts(snapshot.fonts ?? []);
    const loaded = {
      ...this.#load(snapshot, folder, fetchImage),
      ...(fonts && { fonts }),
      ...(snapshot.icons && { icons: snapshot.icons }),
    };
    // Orders stored by an earlier version may contain strings such as `3mm`.
    const order = withOwnPrint(exportOrderSchema.parse(request), snapshot, await this.#profileOf(snapshot));
    const plan = planExport(order, loaded);
    const { since } = snapshot;
    const {
      products,
      problems: others,
      findings,
      withheld,
      isUnchanged,
    } = await this.#browser.use((pool) =>
      exportDeck(loaded, plan, `${folder}/`, {
        pool,
        signal,
        cacheFolder: this.parts.cacheFolder,
        since: since && this.#load(since, folder, fetchImage),
        onProgress: (progress) => onProgress({ ...progress, share: shareOf(progress) }),
      }),
    );
    const problems = [...others, ...findings.map(asProblem)];
    if (isUnchanged) throw new ExportFailure(UNCHANGED);
    if (withheld > 0) {
      const faces = withheld === 1 ? 'One face lacks' : `${withheld} faces lack`;
      const all = `${faces} a picture or an icon, so nothing was exported. Add what is missing, or export with allow_broken.`;
      throw new ExportFailure(all, problems);
    }
    if (products.length === 0) throw new ExportFailure(STOPPED, problems);
    const paths = products.map(({ file }) => file);
    const name = nameOf(paths, plan.preset.name);
    const mediaType = MEDIA_TYPES[extname(name)] ?? 'application/octet-stream';
    return { fileName: name, mediaType, bytes: packFiles(paths), problems };
  }

  async #profileOf({ profile }: DeckSnapshot): Promise<Uint8Array | undefined> {
    if (profile === undefined) return undefined;
    const bytes = await this.parts.loadProfile(profile);
    if (bytes === undefined) throw new ExportFailure(FORGOTTEN);
    return bytes;
  }

  #load(snapshot: DeckSnapshot, folder: string, fetchImage?: LoadedDeck['fetchImage']): LoadedDeck {
    const { publicUrl } = this.parts;
    const { deck, templates, color_scheme: scheme, version } = withWholeAddresses(snapshot, publicUrl);
    return loadInMemory({
      deck: { ...deck, link_base: publicUrl, ...(version !== undefined && { version }) },
      designs: { templates, colorSchemes: scheme === null ? [] : [scheme] },
      official: officialCatalogue(),
      folder,
      ...(fetchImage && { fetchImage }),
    });
  }
}

/** The name of the file or zip: `three-things-pdf-cards.pdf` alone, or `three-things-pdf-cards.zip` for several. */
function nameOf([first = 'export', ...others]: readonly string[], preset: string): string {
  const name = basename(first);
  if (others.length === 0) return name;
  const end = name.lastIndexOf(`-${preset}`);
  return `${end < 0 ? basename(name, extname(name)) : name.slice(0, end + preset.length + 1)}.zip`;
}
