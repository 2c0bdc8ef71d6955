export interface PdfTextStyle {
  /** Units; what `rise` and spacing are measured in. */
  readonly size: number;
  readonly direction: 'ltr' | 'rtl';
  readonly letterSpacing: number;
  /** For letters that are not read: leaves out their texts. */
  readonly isUnread?: boolean;
}

/** A font of the file: knows its letters, and remembers which are used. */
export interface PdfFont {
  /** Resource name. */
  readonly name: string;
  /** Operators that show a run from its left edge, for use in a text object with this font and size. */
  show(text: string, style: PdfTextStyle): string;
}
