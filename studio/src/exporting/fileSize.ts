const NUMBER = new Intl.NumberFormat('en', { maximumSignificantDigits: 2 });

/** “0.7 MB”, “24 kB”; a megabyte is a million bytes. */
export function fileSize(bytes: number): string {
  return bytes < 100_000
    ? `${NUMBER.format(Math.max(1, Math.round(bytes / 1_000)))} kB`
    : `${NUMBER.format(bytes / 1_000_000)} MB`;
}
