import type { RenderEnvironment, RenderLibraries } from './environment.js';
import { ArtCache } from './layout/artCache.js';
import { NotingImages } from './layers/NotingImages.js';
import type { LayerStore } from './layers/LayerStore.js';
import type { LayoutTools } from './layout/layoutTools.js';
import { OwnIcons } from './layout/ownIcons.js';
import { renderEnvironment } from './layout/renderEnvironment.js';
import { prepareText, TextCache } from './layout/text/index.js';
import { renderFace } from './renderFace.js';
import { SharedLayers } from './layers/SharedLayers.js';
import { createClassParser } from './resolve/classes/index.js';
import type { FaceInput } from './resolve/faceInput.js';
import { MarkdownCache, plainParagraphs } from './resolve/markdown/index.js';
import type { PaletteTools, ResolveTools } from './resolve/resolveTools.js';
import { type ColorTokens, colorTokens } from './resolve/tokens.js';
import type { ColorScheme } from './schema/index.js';
import type { Scene } from './displayList.js';

/** Renders faces in one environment and caches what they share: classes, texts, art, layers. */
export interface Renderer {
  readonly env: RenderEnvironment;
  /**
   * The scene of a face. Resources that are not loaded yet are omitted and collected in `env.missing`: load them and
   * render again.
   * @param kept layers of the same face before an edit; by default, those that the faces of a deck share
   */
  render(input: FaceInput, kept?: LayerStore): Scene;
}

/**
 * @param libraries `texts` is a cache of the usual size unless it is given
 * @param ownIcons SVGs by name, for decks that do not have icons with these names themselves
 */
export function createRenderer(libraries: RenderLibraries, ownIcons: Readonly<Record<string, string>> = {}): Renderer {
  const env = renderEnvironment({ texts: new TextCache(), ...libraries });
  const art = new ArtCache();
  const images = new NotingImages(env.images);
  const icons = new OwnIcons({ ...env, images }, (source, color) => art.parse(source, color, NO_TOKENS), ownIcons);
  const own = { ...env, icons, images };
  const shared = new SharedLayers(images);
  const tools: ResolveTools & LayoutTools = {
    ...createResolveTools(icons),
    prepareText: (block) => prepareText(block, own),
    parseArt: (source, color, tokens) => art.parse(source, color, tokens),
  };
  return { env, render: (input, kept = shared) => renderFace(input, own, tools, kept) };
}

const NO_TOKENS: ColorTokens = new Map();

function createResolveTools(icons: OwnIcons): ResolveTools {
  const iconExists = (name: string): boolean => icons.exists(name);
  const markdown = new MarkdownCache(iconExists);
  const palettes = new WeakMap<ColorScheme, Map<string, PaletteTools>>();
  const createPalette = (tokens: ColorTokens): PaletteTools => {
    const parser = createClassParser(tokens);
    return {
      tokens,
      classes: (classes, { color, fontSize }, direction) => parser.parse(classes, { color, fontSize, direction }),
      markdown: (source, base, lineEnds) => markdown.parse(source, base, lineEnds),
      plain: (source, base, lineEnds) => plainParagraphs(source, base, iconExists, lineEnds),
    };
  };
  return {
    iconNames: (deck) => icons.namesOf(deck),
    palette(scheme, primaryColorKey, deckColorKey) {
      const ofScheme = palettes.get(scheme) ?? new Map<string, PaletteTools>();
      palettes.set(scheme, ofScheme);
      // Any key that the scheme lacks means the brand's colour.
      const keys = [primaryColorKey, deckColorKey].map((key) => (Object.hasOwn(scheme.category, key) ? key : ''));
      const key = JSON.stringify(keys);
      const palette = ofScheme.get(key) ?? createPalette(colorTokens(scheme, primaryColorKey, deckColorKey));
      ofScheme.set(key, palette);
      return palette;
    },
  };
}
