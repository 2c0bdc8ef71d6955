import type { Page } from 'puppeteer-core';
import { CardwrightError } from '../../errors.js';
import type { BrowserPool } from '../browser/BrowserPool.js';
import type { Drawing } from './PrintHtml.js';

const PDF_OPTIONS = { preferCSSPageSize: true, printBackground: true, tagged: false, outline: false };
const ATTEMPTS = 2;
/** Timeout for a document: a minute plus a hundred times what its faces usually take. */
const timeoutFor = (faces: number): number => 60_000 + faces * 500;

/** The content of a finished document. */
export interface CollectedDrawings {
  readonly drawings: readonly Drawing[];
  /** The picture for a URL in the document. */
  readonly sourceOf: (href: string) => string | undefined;
}

/** A document that may still be being written. */
export interface PrintOrder {
  readonly html: AsyncIterable<string>;
  /** Resolves when it is complete. */
  readonly written: Promise<CollectedDrawings>;
}

/**
 * Prints a document. The browser starts and reads it while it is being written. A page that crashes is tried once more.
 * @throws CardwrightError `image.unreadable` or `font.unreadable` with the card, `browser.crashed`; errors from writing
 * the document, or the signal's reason.
 */
export async function printDocument(order: PrintOrder, pool: BrowserPool, signal?: AbortSignal): Promise<Uint8Array> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await pool.withPage((page) => printPage(page, order, pool), signal);
    } catch (error) {
      signal?.throwIfAborted();
      const { drawings } = await order.written;
      if (error instanceof CardwrightError) throw error;
      if (attempt >= ATTEMPTS) throw crashed(error, drawings);
    }
  }
}

async function printPage(page: Page, { html, written }: PrintOrder, pool: BrowserPool): Promise<Uint8Array> {
  const document = await pool.publish(html);
  try {
    await page.evaluateOnNewDocument(noteBrokenImages);
    const loading = page.goto(document.url, { waitUntil: 'load', timeout: 0 });
    // Reported below; until then it must not count as unhandled.
    loading.catch(() => undefined);
    const collected = await written;
    const timeout = timeoutFor(collected.drawings.length);
    await within(timeout, loading);
    assertLoaded(await within(timeout, page.evaluate(readLoadReport)), collected);
    return await page.pdf({ ...PDF_OPTIONS, timeout });
  } finally {
    document.remove();
  }
}

async function within<T>(timeoutMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the browser did not respond within ${timeoutMs / 1000} s`)), timeoutMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** What a page reports after loading: URLs of broken pictures and names of broken fonts. */
interface LoadReport {
  readonly brokenImages: readonly string[];
  readonly brokenFonts: readonly string[];
}

type Noted = Window & { brokenImages?: string[] };

/** Runs in the page before its content. Resource errors do not bubble, so they are captured. */
function noteBrokenImages(): void {
  const broken: string[] = ((window as Noted).brokenImages = []);
  const note = ({ target }: Event): void => {
    if (target instanceof SVGImageElement) broken.push(target.href.baseVal);
  };
  window.addEventListener('error', note, true);
}

/** Runs in the page once it is loaded. */
async function readLoadReport(): Promise<LoadReport> {
  await document.fonts.ready;
  const brokenFonts = [...document.fonts].filter(({ status }) => status === 'error').map(({ family }) => family);
  return { brokenImages: (window as Noted).brokenImages ?? [], brokenFonts };
}

function assertLoaded({ brokenImages, brokenFonts }: LoadReport, { drawings, sourceOf }: CollectedDrawings): void {
  const [href] = brokenImages;
  if (href !== undefined) {
    const src = sourceOf(href) ?? href;
    const label = drawings.find(({ images }) => images.includes(src))?.label ?? 'a face';
    const name = src.length > 120 ? `${src.slice(0, 117)}…` : src;
    throw new CardwrightError('image.unreadable', `${label} cannot be printed: the picture ${name} cannot be read.`, {
      path: label,
      fix: 'Replace the picture, or correct its path.',
    });
  }
  const family = brokenFonts[0]?.replace(/^["']|["']$/g, '');
  if (family === undefined) return;
  const label = drawings.find(({ faces }) => faces.includes(family))?.label ?? 'a face';
  throw new CardwrightError('font.unreadable', `${label} cannot be printed: the font ${family} cannot be read.`, {
    path: label,
    fix: 'Rebuild the fonts (`npm run build`), or choose another font.',
  });
}

function crashed(cause: unknown, drawings: readonly Drawing[]): CardwrightError {
  const reason = cause instanceof Error ? (cause.message.split('\n')[0] ?? '') : String(cause);
  const first = drawings[0]?.label ?? '';
  const last = drawings.at(-1)?.label ?? first;
  return new CardwrightError(
    'browser.crashed',
    `Printing ${drawings.length} faces (${first} to ${last}) failed twice: ${reason}`,
    {
      path: first,
      fix: 'Export fewer cards at a time to find the one that fails, use smaller pictures, or free some memory.',
      cause,
    },
  );
}
