const RESTRICTED = 0x0002;
/** Where a font sets several bits, as old ones do, the one that allows most counts. */
const ALLOWED = 0x000c;
const BITMAPS_ONLY = 0x0200;

/**
 * What of a font its maker allows documents to hold, by the field `fsType` of its OS/2 table.
 * Source: OpenType specification, OS/2.
 */
export function embeddingRights(fsType: number): 'outlines' | 'bitmaps' | 'none' {
  if ((fsType & RESTRICTED) !== 0 && (fsType & ALLOWED) === 0) return 'none';
  return (fsType & BITMAPS_ONLY) === 0 ? 'outlines' : 'bitmaps';
}
