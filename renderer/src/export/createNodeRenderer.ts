import { createRenderer, type Renderer } from '../createRenderer.js';
import { MissingResources } from '../environment.js';
import { createDiskFontLibrary, fontsDirectory, loadFaceFromDisk, loadFacesFromDisk } from '../fonts/node.js';
import { createNodeIconLibrary } from '../icons/node.js';
import type { LoadableIconLibrary } from '../icons/index.js';
import { TextCache } from '../layout/text/index.js';
import { SceneSource } from '../plan/sceneSource.js';
import type { FontSource } from './browser/assets.js';
import type { ImageStore } from './images/ImageStore.js';

/** A renderer for Node, with fonts and icons from disk and the pictures of one deck. */
export interface NodeRenderer {
  readonly renderer: Renderer;
  readonly scenes: SceneSource;
  readonly fonts: FontSource;
  readonly icons: LoadableIconLibrary;
  dispose(): void;
}

/** @param images the deck's pictures, loaded on demand */
export async function createNodeRenderer(images: ImageStore): Promise<NodeRenderer> {
  const fonts = await createDiskFontLibrary();
  const icons = createNodeIconLibrary();
  const renderer = createRenderer({ fonts, icons, images, missing: new MissingResources(), texts: new TextCache() });
  const scenes = new SceneSource(renderer, async (missing) => {
    await Promise.all([loadFacesFromDisk(fonts, missing.faces), images.load(missing.images)]);
  });
  const directory = fontsDirectory();
  return {
    renderer,
    scenes,
    icons,
    fonts: { fontBytes: (faceId) => loadFaceFromDisk(fonts.manifest, faceId, directory) },
    dispose: () => fonts.dispose(),
  };
}
