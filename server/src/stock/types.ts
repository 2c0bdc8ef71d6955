/** The used part of a stock photo in Unsplash's format. */
export interface StockPhoto {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly alt_description: string | null;
  readonly urls: { readonly full: string; readonly regular: string; readonly small: string; readonly thumb: string };
  /** null for built-in pictures, which need no credit. */
  readonly attribution: { readonly name: string; readonly url: string; readonly source: string } | null;
}

export interface StockPhotos {
  readonly provider: 'unsplash' | 'local';
  search(
    query: string,
    options: { perPage: number; page: number; signal?: AbortSignal },
  ): Promise<{ results: readonly StockPhoto[]; total: number }>;
  /**
   * Reports to the provider that the photo is used, as Unsplash's terms require; does nothing for built-in pictures.
   */
  reportUse(photoId: string): Promise<void>;
}
