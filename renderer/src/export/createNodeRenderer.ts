import { createRenderer, type Renderer } from '../createRenderer.js';
import type { Scene } from '../displayList.js';
import { faceBytes } from '../fonts/index.js';
import { createDiskFontLibrary, fontsDirectory, loadFaceFromDisk } from '../fonts/node.js';
import type { OwnFonts } from '../fonts/ownFonts.js';
import { createNodeIconLibrary } from '../icons/node.js';
import type { LoadableIconLibrary } from '../icons/index.js';
import { TextCache } from '../layout/text/index.js';
import { type ResourceLoader, SceneSource } from '../plan/sceneSource.js';
import type { FontSource } from './browser/assets.js';
import { giveTurn } from './giveTurn.js';
import { PackedScenes } from './PackedScenes.js';
import type { ImageStore } from './images/ImageStore.js';

/** The number of faces, with three texts each, that stay laid out. Others are packed: thousands would fill the memory. */
const KEPT_FACES = 192;

/** A renderer for Node, with fonts and icons from disk and the pictures of one deck. */
export interface NodeRenderer {
  readonly renderer: Renderer;
  readonly scenes: SceneSource;
  /** The sources of all pictures that affect how a scene looks, including those that cannot be shown. */
  readonly picturesOf: (scene: Scene) => readonly string[];
  readonly fonts: FontSource;
  readonly icons: LoadableIconLibrary;
  dispose(): void;
}

/**
 * @param images the deck's pictures, loaded on demand
 * @param own fonts and icons of the deck or its owner; fonts take the place of built ones with the same name
 */
export async function createNodeRenderer(
  images: ImageStore,
  {
    fonts: own,
    icons: ownIcons,
  }: { readonly fonts?: OwnFonts; readonly icons?: Readonly<Record<string, string>> } = {},
): Promise<NodeRenderer> {
  const fonts = await createDiskFontLibrary([], own?.families);
  const directory = fontsDirectory();
  const fontBytes = async (id: string): Promise<Uint8Array> => {
    const bytes = await own?.bytes(id);
    return bytes === undefined ? loadFaceFromDisk(fonts.manifest, id, directory) : faceBytes(id, bytes);
  };
  const icons = createNodeIconLibrary();
  const renderer = createRenderer({ fonts, icons, images, texts: new TextCache(3 * KEPT_FACES) }, ownIcons);
  const load: ResourceLoader = async (missing) => {
    const faces = missing.faces.filter((id) => !fonts.has(id));
    await Promise.all([...faces.map(async (id) => fonts.add(id, await fontBytes(id))), images.load(missing.images)]);
  };
  const pictures = new WeakMap<Scene, readonly string[]>();
  const noting: Renderer = {
    ...renderer,
    render: (input, kept) => {
      images.takeAsked();
      const scene = renderer.render(input, kept);
      pictures.set(scene, images.takeAsked());
      return scene;
    },
  };
  const archive = new PackedScenes(pictures);
  const scenes = new SceneSource(noting, load, { limit: KEPT_FACES, giveTurn, archive });
  return {
    renderer,
    scenes,
    picturesOf: (scene) => pictures.get(scene) ?? [],
    icons,
    fonts: { fontBytes },
    dispose: () => fonts.dispose(),
  };
}
