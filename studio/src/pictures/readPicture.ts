const MIB = 1024 * 1024;
/** What the server stores of one picture. */
const MOST_BYTES = 16 * MIB;
const MOST_PIXELS = 50_000_000;
const LONGEST_SIDE = 16_384;
/** What browsers open without running out of memory; larger than what is stored, for those who scale pictures down first. */
export const MOST_SCALED_BYTES = 64 * MIB;

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
export function pictureProblem({ type, size, name }: FileFacts, mostBytes = MOST_BYTES): string | null {
  if (/\.hei[cf]$/i.test(name))
    return `“${name}” is an HEIC photo, which browsers cannot open. Save it as a JPEG first.`;
  if (!(type in PICTURE_TYPES)) return `“${name}” is not a picture we can open. Use PNG, JPEG, WebP, AVIF or GIF.`;
  return size > mostBytes ? `“${name}” is larger than ${mostBytes / MIB} MB. Save a smaller version first.` : null;
}

/** Whether the server refuses a picture of this size. An SVG has no pixels to save. */
export function isTooLargeToStore({ type, size }: Pick<File, 'type' | 'size'>, width: number, height: number): boolean {
  if (type === 'image/svg+xml') return false;
  return size > MOST_BYTES || width * height > MOST_PIXELS || Math.max(width, height) > LONGEST_SIDE;
}

/** What may be uploaded: an SVG as well, which the server cleans. */
export const UPLOAD_TYPES: Readonly<Record<string, string[]>> = { ...PICTURE_TYPES, 'image/svg+xml': ['.svg'] };

/** Why a file is not uploaded, and how to fix it; null if it is. */
export function uploadProblem(file: FileFacts, mostBytes = MOST_BYTES): string | null {
  return file.type === 'image/svg+xml' ? null : pictureProblem(file, mostBytes);
}

/** The first picture in the pasted data. */
export function pictureIn(data: DataTransfer | null): File | undefined {
  return [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));
}
