import { createHash } from 'node:crypto';
import { CardwrightError } from '@cardwright/renderer';
import { PICTURE_EXTENSIONS, PUBLIC_OBJECTS } from '@cardwright/server/contract/pictures';
import type { CommandContext } from '../commandContext.js';
import { fetchMe } from './fetchMe.js';
import { readText } from './readText.js';
import { sendRequest } from './sendRequest.js';
import { serverFailure } from './serverFailure.js';
import type { ServerClient } from './ServerClient.js';

/** Uploads pictures to the member's storage. The same content is stored only once, even after several pushes. */
export class PictureUploads {
  #folder: Promise<string> | undefined;

  constructor(
    private readonly client: ServerClient,
    private readonly context: CommandContext,
  ) {}

  /** @param place the file, for messages @returns the picture's public URL */
  async put(bytes: Uint8Array, mime: string, place: string): Promise<string> {
    const extension = PICTURE_EXTENSIONS[mime];
    if (extension === undefined)
      throw new CardwrightError(
        'image.unreadable',
        `${place} has the type ${mime}, which the server does not accept.`,
        {
          path: place,
          fix: `Save it as one of ${Object.values(PICTURE_EXTENSIONS).join(', ')}.`,
        },
      );
    this.#folder ??= fetchMe(this.client).then(({ id }) => id);
    const path = `images/${await this.#folder}/decks/${idOf(bytes)}.${extension}`;
    const { url, publicUrl } = await this.client.supabase();
    const { signal } = this.context;
    const known = await sendRequest(`${url}${PUBLIC_OBJECTS}${path}`, { method: 'HEAD', signal });
    if (!known.ok) await this.#upload(`${url}/storage/v1/object/${path}`, bytes, mime, place);
    return `${publicUrl}${PUBLIC_OBJECTS}${path}`;
  }

  async #upload(address: string, bytes: Uint8Array, mime: string, place: string): Promise<void> {
    const { output, signal } = this.context;
    const { key } = await this.client.supabase();
    const token = await this.client.token();
    const response = await sendRequest(address, {
      method: 'POST',
      headers: {
        apikey: key,
        'Content-Type': mime,
        'Cache-Control': 'max-age=31536000',
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      body: bytes,
      signal,
      onWait: (line) => output.note(line),
    });
    const text = await readText(response);
    if (response.ok) return;
    const status = statusIn(text) ?? response.status;
    // Another push uploaded the same picture first.
    if (status === 409) return;
    const retryAfter = response.headers.get('retry-after');
    throw serverFailure({ server: this.client.address, status, text, retryAfter, place, session: 'stored' });
  }
}

/** The storage API puts the actual status into the body of a 400. */
function statusIn(text: string): number | undefined {
  const [, status] = /"statusCode"\s*:\s*"(\d{3})"/.exec(text) ?? [];
  return status === undefined ? undefined : Number(status);
}

/** A UUID from the content (RFC 9562, version 8). */
function idOf(bytes: Uint8Array): string {
  const hash = createHash('sha256').update(bytes).digest();
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x80;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  const hex = hash.toString('hex', 0, 16);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
