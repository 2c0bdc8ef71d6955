/** Font bytes by face id, as every window and page of one browser uses them. */
export interface FontSource {
  fontBytes(faceId: string): Uint8Array | Promise<Uint8Array>;
}

/** Pictures of one deck by source as written in its scenes. Rejects with a reason for people when there is none. */
export interface PictureSource {
  imageBytes(src: string): Promise<{ readonly bytes: Uint8Array; readonly mime: string }>;
}
