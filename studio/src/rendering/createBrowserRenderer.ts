import {
  createFaceLoader,
  createFontLibrary,
  createIconLibrary,
  createIconLoader,
  createRenderer,
  fetchFontManifest,
  fetchHarfBuzz,
  MissingResources,
  SceneSource,
  TextCache,
} from '@cardwright/renderer';
import { BrowserImages } from './BrowserImages.js';

export interface BrowserRenderer {
  readonly scenes: SceneSource;
  readonly images: BrowserImages;
}

/** The renderer with what a page fetches: fonts, icons and pictures from the server that serves it. */
export async function createBrowserRenderer(): Promise<BrowserRenderer> {
  const [manifest, harfbuzz] = await Promise.all([fetchFontManifest('/fonts'), fetchHarfBuzz('/fonts')]);
  const fonts = createFontLibrary(manifest, harfbuzz);
  const icons = createIconLibrary();
  const images = new BrowserImages();
  const faceLoader = createFaceLoader(fonts, '/fonts', document);
  const iconLoader = createIconLoader(icons, '/api/icons');
  // Inline icons in texts are recognised by the lists of names.
  await iconLoader.loadNames();
  const renderer = createRenderer({ fonts, icons, images, missing: new MissingResources(), texts: new TextCache() });
  const scenes = new SceneSource(renderer, async (missing) => {
    await Promise.all([faceLoader.load(missing.faces), iconLoader.load(missing.icons), images.load(missing.images)]);
  });
  return { scenes, images };
}
