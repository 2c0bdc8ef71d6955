/** Font bytes by face id, shared by all windows and pages of one browser. */
export interface FontSource {
  fontBytes(faceId: string): Uint8Array | Promise<Uint8Array>;
}

/** The pictures of one deck, by their source in its scenes. Rejects with a readable reason when there is none. */
export interface PictureSource {
  /** The bytes before any conversion, which tell whether a picture has changed. Default: those of `imageBytes`. */
  originalBytes?(src: string): Promise<Uint8Array>;
  imageBytes(src: string): Promise<{ readonly bytes: Uint8Array; readonly mime: string }>;
}
