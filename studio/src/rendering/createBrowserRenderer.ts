import {
  createFaceLoader,
  createFontLibrary,
  createIconLibrary,
  createIconLoader,
  createRenderer,
  fetchFontManifest,
  fetchHarfBuzz,
  iconNameCheck,
  MissingResources,
  readFaceId,
  SceneSource,
  TextCache,
  type FontManifest,
  type IconNameCheck,
} from '@cardwright/renderer';
import { BrowserImages } from './BrowserImages.js';

const FONTS = '/fonts';

export interface BrowserRenderer {
  readonly scenes: SceneSource;
  readonly images: BrowserImages;
  /** Knows the names of all icons. */
  readonly iconNames: IconNameCheck;
  /** The address of a font face's bytes, by id; for painters outside the document. */
  readonly fontUrl: (faceId: string) => string | undefined;
}

/** The renderer, with fonts, icons and pictures fetched from the page's server. */
export async function createBrowserRenderer(): Promise<BrowserRenderer> {
  const [manifest, harfbuzz] = await Promise.all([fetchFontManifest(FONTS), fetchHarfBuzz(FONTS)]);
  const fonts = createFontLibrary(manifest, harfbuzz);
  const icons = createIconLibrary();
  const images = new BrowserImages();
  const faceLoader = createFaceLoader(fonts, FONTS, document);
  const iconLoader = createIconLoader(icons, '/api/icons');
  // Inline icons in texts are recognised by the name lists.
  await iconLoader.loadNames();
  const renderer = createRenderer({ fonts, icons, images, missing: new MissingResources(), texts: new TextCache() });
  const scenes = new SceneSource(renderer, async (missing) => {
    await Promise.all([faceLoader.load(missing.faces), iconLoader.load(missing.icons), images.load(missing.images)]);
  });
  const urls = fontUrls(manifest);
  return { scenes, images, iconNames: iconNameCheck(icons), fontUrl: (faceId) => urls.get(readFaceId(faceId).base) };
}

function fontUrls(manifest: FontManifest): ReadonlyMap<string, string> {
  return new Map(
    manifest.families.flatMap(({ faces }) => faces.map(({ id, file }) => [id, `${FONTS}/${encodeURIComponent(file)}`])),
  );
}
