import {
  createFaceLoader,
  createFontLibrary,
  createIconLibrary,
  createIconLoader,
  createRenderer,
  fetchFontManifest,
  fetchHarfBuzz,
  iconNameCheck,
  KeptLayers,
  type ResourceLoader,
  SceneSource,
  withFamilies,
  type FontFamily,
  type IconNameCheck,
} from '@cardwright/renderer';
import { BrowserImages } from './BrowserImages.js';
import { FontUrls } from './FontUrls.js';
import type { OwnLibrary } from './ownLibrary.js';

const FONTS = '/fonts';
const MOST_DRAFTS = 16;

export interface BrowserRenderer {
  readonly scenes: SceneSource;
  /** For what is being edited: each step makes another scene, so only the last few are kept. */
  readonly drafts: SceneSource;
  readonly images: BrowserImages;
  /** Knows the names of all icons. */
  readonly iconNames: IconNameCheck;
  /** The fonts that classes may name. */
  readonly families: readonly FontFamily[];
  /** The address of a font face's bytes, by id; for painters outside the document. */
  readonly fontUrl: (faceId: string) => string | undefined;
}

/** The renderer, with fonts, icons and pictures fetched from the page's server, and what the member has uploaded. */
export async function createBrowserRenderer(own: OwnLibrary): Promise<BrowserRenderer> {
  const [built, harfbuzz] = await Promise.all([fetchFontManifest(FONTS), fetchHarfBuzz(FONTS)]);
  const manifest = withFamilies(built, own.families);
  const fonts = createFontLibrary(manifest, harfbuzz);
  const icons = createIconLibrary();
  const images = new BrowserImages();
  const urls = new FontUrls(FONTS, own);
  const faceLoader = createFaceLoader(fonts, (face, faceId) => urls.fetch(face, faceId), document);
  const iconLoader = createIconLoader(icons, '/api/icons');
  // Inline icons in texts are recognised by the name lists.
  await iconLoader.loadNames();
  const renderer = createRenderer({ fonts, icons, images }, own.icons);
  const load: ResourceLoader = async (missing) => {
    await Promise.all([faceLoader.load(missing.faces), iconLoader.load(missing.icons), images.load(missing.images)]);
  };
  const { env } = renderer;
  const kept = new KeptLayers();
  return {
    scenes: new SceneSource(renderer, load),
    drafts: new SceneSource({ env, render: (input) => renderer.render(input, kept) }, load, { limit: MOST_DRAFTS }),
    images,
    families: manifest.families,
    iconNames: iconNameCheck(icons, own.icons),
    fontUrl: (faceId) => urls.of(manifest, faceId),
  };
}
