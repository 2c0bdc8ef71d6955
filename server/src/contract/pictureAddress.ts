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
