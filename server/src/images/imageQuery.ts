import { z } from 'zod';
import { parseInput } from '../parseInput.js';
import { DEFAULT_QUALITY, DEFAULT_WIDTH, DENSITIES, FORMATS, WIDTHS, type Variant } from './sizes.js';

/** The stored bytes, if they are no wider than asked for; otherwise WebP. */
const ORIGINAL = 'original';

const oneOf = (values: readonly number[]) =>
  z.coerce.number().refine((value) => values.includes(value), `expected one of ${values.join(', ')}`);

const imageQuery = z.object({
  src: z.string().min(1).max(2_000),
  w: oneOf(WIDTHS).default(DEFAULT_WIDTH),
  dpr: oneOf(DENSITIES).default(1),
  format: z.enum([...FORMATS, ORIGINAL]).default('webp'),
  quality: z.coerce.number().int().min(1).max(100).default(DEFAULT_QUALITY),
});

interface ImageRequest {
  readonly src: string;
  readonly variant: Variant;
  /** Whether a stored picture that is no wider is not drawn again. */
  readonly keepsOriginal: boolean;
}

/** `/image?src=…&w=640&dpr=2&format=webp&quality=80`. @throws HttpProblem `invalid` */
export function readImageQuery(query: unknown): ImageRequest {
  const { src, w, dpr, format, quality } = parseInput(imageQuery, query, 'query');
  const keepsOriginal = format === ORIGINAL;
  return { src, variant: { width: w * dpr, format: keepsOriginal ? 'webp' : format, quality }, keepsOriginal };
}

/** The maximum of Supabase's own transformation. */
const MAX_TRANSFORM = 2_500;
const side = z.coerce.number().int().min(1).max(MAX_TRANSFORM).optional();

const transformQuery = z.object({
  width: side,
  height: side,
  resize: z.enum(['cover', 'contain', 'fill']).default('cover'),
  format: z.enum(['origin', ...FORMATS]).default('webp'),
  quality: z.coerce.number().int().min(20).max(100).default(DEFAULT_QUALITY),
});

/** Supabase's `?width=&height=&resize=&format=&quality=`. @throws HttpProblem `invalid` */
export function readTransformQuery(query: unknown): Variant {
  const { width, height, resize, format, quality } = parseInput(transformQuery, query, 'query');
  return {
    width: width ?? (height === undefined ? DEFAULT_WIDTH : MAX_TRANSFORM),
    ...(height !== undefined && { height }),
    fit: width === undefined || height === undefined ? 'contain' : resize,
    format: format === 'origin' ? 'webp' : format,
    quality,
  };
}
