/** docs/reference/fonts.md from a manifest. */
export function fontReference(manifest) {
  return '# Fonts\n';
}
