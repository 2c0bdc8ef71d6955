import sharp from 'sharp';

const GAP = 14;

/** Lays pictures out in rows on the colour of the table. Each keeps its size in a cell as large as the largest. */
export async function contactSheet(pictures, columns, file) {
  const sizes = await Promise.all(pictures.map((picture) => sharp(picture).metadata()));
  const width = Math.max(...sizes.map((size) => size.width ?? 1));
  const height = Math.max(...sizes.map((size) => size.height ?? 1));
  const rows = Math.ceil(pictures.length / columns);
  const at = (index) => ({
    left: GAP + (index % columns) * (width + GAP),
    top: GAP + Math.floor(index / columns) * (height + GAP),
  });
  const size = { width: GAP + columns * (width + GAP), height: GAP + rows * (height + GAP) };
  await sharp({ create: { ...size, channels: 3, background: '#DCE4DF' } })
    .composite(pictures.map((input, index) => ({ input, ...at(index) })))
    .png()
    .toFile(file);
}
