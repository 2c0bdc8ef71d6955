import { basename } from 'node:path';
import type { Problem } from '@cardwright/renderer';
import { readOwnFonts } from '@cardwright/renderer/production';
import { ownFontCalls } from '@cardwright/server/contract';
import type { ServerClient } from './ServerClient.js';

/** Uploads the fonts of deck folders to the member's own, each once. */
export class FontUploads {
  #known: Promise<Set<string>> | undefined;

  /** @param isLicensed whether the member has confirmed that the licences of the fonts allow it */
  constructor(
    private readonly client: ServerClient,
    private readonly isLicensed: boolean,
  ) {}

  /** @returns what kept fonts from being uploaded @throws CardwrightError `font.…`, `server.…` */
  async put(folder: string): Promise<readonly Problem[]> {
    const own = await readOwnFonts(folder);
    if (own === undefined) return [];
    const problems: Problem[] = [];
    const known = await (this.#known ??= this.#fetchKnown());
    for (const [file, bytes] of own.files) {
      const id = own.faces.find((face) => face.file === file)?.id ?? '';
      if (known.has(id)) continue;
      if (!this.isLicensed) {
        problems.push(unconfirmed(file));
        continue;
      }
      await this.#upload(file, bytes);
      known.add(id);
    }
    return problems;
  }

  async #fetchKnown(): Promise<Set<string>> {
    const { fonts } = await this.client.call(ownFontCalls.listOwnFonts, {});
    return new Set(fonts.flatMap(({ faces }) => faces.map(({ id }) => id)));
  }

  async #upload(file: string, bytes: Uint8Array): Promise<void> {
    const body = { name: basename(file), data: Buffer.from(bytes).toString('base64'), licensed: true } as const;
    await this.client.call(ownFontCalls.uploadOwnFont, { body }, file);
  }
}

function unconfirmed(file: string): Problem {
  return {
    code: 'font.not_uploaded',
    severity: 'warning',
    path: `fonts/${file}`,
    message: `The font ${file} was not uploaded, so the server uses the default font instead.`,
    fix: 'If its licence allows you to use it on the server, push again with --confirm-font-licences.',
  };
}
