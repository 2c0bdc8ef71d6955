const NUMBER = new Intl.NumberFormat('en', { maximumSignificantDigits: 2 });

/** “0.7 MB”, “24 kB”, “1.2 GB”; a megabyte is a million bytes. */
export function fileSize(bytes: number): string {
  if (bytes < 100_000) return `${NUMBER.format(Math.max(1, Math.round(bytes / 1_000)))} kB`;
  return bytes < 995_000_000 ? `${NUMBER.format(bytes / 1_000_000)} MB` : `${NUMBER.format(bytes / 1_000_000_000)} GB`;
}
