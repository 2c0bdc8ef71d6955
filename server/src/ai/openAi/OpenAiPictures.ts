import type { Logger } from 'pino';
import sharp from 'sharp';
import { z } from 'zod';
import type { AiConfig } from '../../config.js';
import { MAX_PIXELS } from '../../images/limits.js';
import { picturePrompt } from '../prompts/picture.js';
import type { GeneratedPicture, PictureModel } from '../types.js';
import { Endpoint, type EndpointOptions } from './Endpoint.js';
import { refusalOf } from './refusalOf.js';
import { upstream } from './upstream.js';

type Wish = Parameters<PictureModel['draw']>[0];

const OPTIONS: EndpointOptions = {
  timeout: 180_000,
  maxBytes: 40_000_000,
  // Pictures are expensive, and a failed call may still have drawn one, so there is only one retry.
  retries: { retries: 1, firstDelay: 1_000, longestDelay: 20_000 },
};

const answer = z.object({ data: z.array(z.object({ b64_json: z.string().nullish() })).min(1) });

/** Parameters that some endpoints refuse; left out after the first refusal that names them. */
const OPTIONAL = ['size', 'response_format'] as const;

/** An image model behind any endpoint that supports OpenAI's image generation. */
export class OpenAiPictures implements PictureModel {
  readonly provider = 'ai';
  readonly #endpoint: Endpoint;
  readonly #model: string;
  readonly #refused = new Set<string>();

  constructor(config: AiConfig, model: string, log: Logger, options: Partial<EndpointOptions> = {}) {
    this.#endpoint = new Endpoint(config, log, { ...OPTIONS, ...options });
    this.#model = model;
  }

  async draw(wish: Wish): Promise<GeneratedPicture> {
    for (;;) {
      try {
        return await toPicture(await this.#send(wish), wish);
      } catch (error) {
        const name = this.#refusedBy(error);
        if (name === undefined) throw error;
        this.#refused.add(name);
      }
    }
  }

  #send({ prompt, style, width, height, signal }: Wish): Promise<unknown> {
    const body = {
      model: this.#model,
      prompt: picturePrompt({ prompt, style }),
      n: 1,
      ...(!this.#refused.has('size') && { size: sizeFor(width / height) }),
      // Links would have to be fetched from unknown hosts.
      ...(!this.#refused.has('response_format') && { response_format: 'b64_json' as const }),
    };
    return this.#endpoint.call(
      this.#model,
      (client, abort) => client.images.generate(body, { signal: abort }),
      signal,
      (error) => this.#refusedBy(error) !== undefined,
    );
  }

  #refusedBy(error: unknown): string | undefined {
    const told = refusalOf(error)?.told;
    return OPTIONAL.find((name) => !this.#refused.has(name) && told?.includes(name) === true);
  }
}

function sizeFor(ratio: number): '1024x1024' | '1024x1536' | '1536x1024' {
  if (ratio < 0.8) return '1024x1536';
  return ratio > 1.25 ? '1536x1024' : '1024x1024';
}

/** Converts the answer to a WebP of the requested size. Decoding is limited, and only the pixels are kept. */
async function toPicture(body: unknown, { width, height }: Wish): Promise<GeneratedPicture> {
  const parsed = answer.safeParse(body);
  const encoded = parsed.data?.data[0]?.b64_json ?? undefined;
  if (encoded === undefined)
    throw upstream(
      'The image model sent no picture that can be used. Ask the administrator.',
      new Error('The answer has no picture as b64_json. Links to pictures are not followed (check AI_IMAGE_MODEL).'),
    );
  const bytes = Buffer.from(encoded, 'base64');
  if (!isRaster(bytes)) throw upstream('The image model’s answer is not a PNG, JPEG or WebP picture.');
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const drawn = picture.resize(width, height, { fit: 'cover' }).webp({ quality: 88, effort: 4 });
    return { bytes: await drawn.toBuffer(), contentType: 'image/webp' };
  } catch (error) {
    throw upstream('The image model sent a picture that cannot be read.', error);
  }
}

/** Checks by content for PNG, JPEG or WebP. The decoder supports more (SVG, PDF …), but models must not send those. */
function isRaster(bytes: Buffer): boolean {
  const start = bytes.toString('latin1', 0, 12);
  return start.startsWith('\x89PNG') || start.startsWith('\xff\xd8\xff') || /^RIFF[^]{4}WEBP$/.test(start);
}
