import { PICTURE_LIMITS } from '@cardwright/server/contract/limits';

/** Megabytes that browsers open without running out of memory; what the server does not store is scaled down. */
const MOST_MB = 64;

type FileFacts = Pick<File, 'type' | 'size' | 'name'>;

/** Picture types that browsers open, as react-dropzone and file dialogs expect them. */
export const PICTURE_TYPES: Readonly<Record<string, string[]>> = {
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/webp': ['.webp'],
  'image/avif': ['.avif'],
  'image/gif': ['.gif'],
};

/** Why a file is refused, and how to fix it; null if it is accepted. */
export function pictureProblem({ type, size, name }: FileFacts): string | null {
  if (/\.hei[cf]$/i.test(name))
    return `“${name}” is an HEIC photo, which browsers cannot open. Save it as a JPEG first.`;
  if (!(type in PICTURE_TYPES)) return `“${name}” is not a picture we can open. Use PNG, JPEG, WebP, AVIF or GIF.`;
  return size > MOST_MB * 1e6 ? `“${name}” is larger than ${MOST_MB} MB. Save a smaller version first.` : null;
}

/** Whether the server refuses a picture of this size. An SVG has no pixels to save. */
export function isTooLargeToStore({ type, size }: Pick<File, 'type' | 'size'>, width: number, height: number): boolean {
  if (type === 'image/svg+xml') return false;
  const { bytes, pixels, side } = PICTURE_LIMITS;
  return size > bytes || width * height > pixels || Math.max(width, height) > side;
}

/** What may be uploaded: an SVG as well, which the server cleans. */
export const UPLOAD_TYPES: Readonly<Record<string, string[]>> = { ...PICTURE_TYPES, 'image/svg+xml': ['.svg'] };

/** Why a file is not uploaded, and how to fix it; null if it is. */
export function uploadProblem(file: FileFacts): string | null {
  return file.type === 'image/svg+xml' ? null : pictureProblem(file);
}

/** The first picture in the pasted data. */
export function pictureIn(data: DataTransfer | null): File | undefined {
  return [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));
}
