import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { CardwrightError } from '../../errors.js';
import { FAILURE_HEADER, type PageFailure } from '../../page/protocol.js';
import type { FontSource, PictureSource } from './assets.js';
import { LoopbackServer, type Reply } from './LoopbackServer.js';
import { PictureRegistry } from './PictureRegistry.js';
import { readBody } from './readBody.js';

/** What a window sends with its request for work. */
export interface WindowReport {
  readonly window: string;
  /** The painted picture, or the failure as JSON; empty the first time. */
  readonly body: Buffer;
  readonly failure: PageFailure | undefined;
}

const PAGE_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'";
const DOCUMENT_POLICY = "default-src 'none'; img-src 'self' data:; font-src 'self' data:; style-src 'unsafe-inline'";
const HTML = 'text/html; charset=utf-8';

/** Serves the export page, fonts, pictures and documents to our browser, and receives the windows' reports. */
export class ExportServer {
  readonly #server = new LoopbackServer();
  readonly #pictures = new PictureRegistry(this.#server);
  readonly #documents = new Map<string, string | AsyncIterable<string>>();
  #listening: Promise<void> | undefined;
  #count = 0;

  constructor(fonts: FontSource, receive: (report: WindowReport, response: ServerResponse) => void) {
    this.#server.route('page.html', () => pageFile('page.html', HTML));
    this.#server.route('page.js', () => pageFile('page.js', 'text/javascript; charset=utf-8'));
    this.#server.route('font', async (face) => ({
      type: 'font/ttf',
      body: await fonts.fontBytes(decodeURIComponent(face)),
    }));
    this.#server.route('image', (key) => this.#pictures.reply(key));
    this.#server.route('document', (id) => this.#document(id));
    this.#server.route('window', async (window, request, response) => {
      const body = await readBody(request);
      const failure = request.headers[FAILURE_HEADER] ? (JSON.parse(body.toString()) as PageFailure) : undefined;
      receive({ window, body, failure }, response);
      return undefined;
    });
  }

  /** Starts listening if necessary. */
  start(): Promise<void> {
    return (this.#listening ??= this.#server.listen());
  }

  pageUrl(window: string): string {
    return this.#server.url(`page.html?window=${window}`);
  }

  fontPath(face: string): string {
    return this.#server.path(`font/${encodeURIComponent(face)}`);
  }

  picturePath(pictures: PictureSource, src: string): string {
    return this.#pictures.path(pictures, src);
  }

  forget(pictures: PictureSource): void {
    this.#pictures.forget(pictures);
  }

  publish(html: string | AsyncIterable<string>): { readonly url: string; remove(): void } {
    const id = String(++this.#count);
    this.#documents.set(id, html);
    return { url: this.#server.url(`document/${id}`), remove: () => void this.#documents.delete(id) };
  }

  async close(): Promise<void> {
    await this.#listening?.catch(() => undefined);
    await this.#server.close();
  }

  #document(id: string): Reply {
    const html = this.#documents.get(id);
    if (html === undefined) throw new CardwrightError('document.unknown', `no document ${id}`);
    return { type: HTML, body: html, policy: DOCUMENT_POLICY };
  }
}

async function pageFile(name: string, type: string): Promise<Reply> {
  const body = await readFile(new URL(`../../../dist/page/${name}`, import.meta.url));
  return { type, body, policy: PAGE_POLICY };
}
