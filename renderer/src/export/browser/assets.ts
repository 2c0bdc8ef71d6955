/** Font bytes by face id, shared by all windows and pages of one browser. */
export interface FontSource {
  fontBytes(faceId: string): Uint8Array | Promise<Uint8Array>;
}

/** The pictures of one deck, by their source in its scenes. Rejects with a readable reason when there is none. */
export interface PictureSource {
  /** The bytes before any conversion, which tell whether a picture has changed. Default: those of `imageBytes`. */
  originalBytes?(src: string): Promise<Uint8Array>;
  /** The file of a picture whose pixels are inks, before any conversion; undefined for other pictures. Default: there are none. */
  inkBytes?(src: string): Promise<Uint8Array | undefined>;
  imageBytes(src: string): Promise<{ readonly bytes: Uint8Array; readonly mime: string }>;
}
