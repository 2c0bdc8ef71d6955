const MOST_BYTES = 16 * 1024 * 1024;

/** Picture types that browsers open, as react-dropzone and file dialogs expect them. */
export const PICTURE_TYPES: Readonly<Record<string, string[]>> = {
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/webp': ['.webp'],
  'image/avif': ['.avif'],
  'image/gif': ['.gif'],
};

/** Why a file is refused, and how to fix it; null if it is accepted. */
export function pictureProblem({ type, size, name }: Pick<File, 'type' | 'size' | 'name'>): string | null {
  if (/\.hei[cf]$/i.test(name)) return 'Browsers cannot open HEIC photos. Save the photo as a JPEG first.';
  if (!(type in PICTURE_TYPES)) return `“${name}” is not a picture we can open. Use PNG, JPEG, WebP, AVIF or GIF.`;
  return size > MOST_BYTES ? `“${name}” is larger than 16 MB. Save a smaller version first.` : null;
}

/** What may be uploaded: an SVG as well, which the server cleans. */
export const UPLOAD_TYPES: Readonly<Record<string, string[]>> = { ...PICTURE_TYPES, 'image/svg+xml': ['.svg'] };

/** Why a file is not uploaded, and how to fix it; null if it is. */
export function uploadProblem(file: Pick<File, 'type' | 'size' | 'name'>): string | null {
  return file.type === 'image/svg+xml' ? null : pictureProblem(file);
}

/** The first picture in the pasted data. */
export function pictureIn(data: DataTransfer | null): File | undefined {
  return [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));
}
