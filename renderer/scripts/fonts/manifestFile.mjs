/**
 * The content of manifest.json: each set of ranges once, as a text that `readManifest` of renderer/src/fonts understands. Faces
 * share most of them, and as lists of numbers they would be three quarters of a megabyte that every start has to read. Files are
 * named after their faces.
 */
export function manifestFile(families, fallbacks) {
  const coverages = new Map();
  const numberOf = (ranges) => {
    const text = rangesText(ranges);
    if (!coverages.has(text)) coverages.set(text, coverages.size);
    return coverages.get(text);
  };
  const written = families.map((family) => ({
    ...family,
    faces: family.faces.map(({ ranges, ...face }) => ({ ...face, coverage: numberOf(ranges) })),
  }));
  return { families: written, fallbacks, coverages: [...coverages.keys()] };
}

/**
 * `w+2m,1z` for [32, 126], [197, 197]: in base 36, the distance from the end of the range before and, for more than one code
 * point, the number of further ones.
 */
function rangesText(ranges) {
  let last = 0;
  return ranges
    .map(([from, to]) => {
      const gap = (from - last).toString(36);
      last = to;
      return to === from ? gap : `${gap}+${(to - from).toString(36)}`;
    })
    .join();
}
