/** The bucket of members' pictures: anyone may read it, and each member may write to the folder named after their id. */
export const BUCKET = 'images';

/** The subfolder of a member's uploads that only the member may read, until one of the member's public decks shows them. */
export const PRIVATE_FOLDER = 'private';

/** Path under which a server answers with uploads, as Supabase's storage has it. */
export const PUBLIC_OBJECTS = '/storage/v1/object/public/';

const PRIVATE = new RegExp(`${PUBLIC_OBJECTS}${BUCKET}/[\\da-f-]{36}/${PRIVATE_FOLDER}/`);

/** Whether an address is that of an upload which is not for everybody. */
export function isPrivatePicture(address: string): boolean {
  return PRIVATE.test(address);
}

/** The keys of decks and templates that hold addresses of pictures. */
const ADDRESSES = new Set(['illustration', 'src']);

/**
 * Makes the addresses of a server's own pictures absolute, for whatever is read elsewhere, such as files and drawings.
 * @param value a deck, a template or a part of one
 * @param server its address, without a slash at its end
 */
export function withWholeAddresses<T>(value: T, server: string): T {
  if (Array.isArray(value)) return value.map((entry: unknown) => withWholeAddresses(entry, server)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, entry]: [string, unknown]) => {
    const isHere = ADDRESSES.has(key) && typeof entry === 'string' && /^\/(?:media|storage)\//.test(entry);
    return [key, isHere ? `${server}${entry}` : withWholeAddresses(entry, server)];
  });
  return Object.fromEntries(entries) as T;
}

/** The content types of pictures that may be uploaded, with the extensions of their names in storage. */
export const PICTURE_EXTENSIONS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/svg+xml': 'svg',
};
