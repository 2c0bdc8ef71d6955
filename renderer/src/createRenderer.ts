import type { RenderEnvironment } from './environment.js';
import { CardwrightError } from './errors.js';
import type { VectorArt } from './icons/types.js';
import type { LayoutTools } from './layout/layoutTools.js';
import { prepareText } from './layout/text/prepareText.js';
import { renderFace } from './renderFace.js';
import { createClassParser } from './resolve/classes/index.js';
import type { FaceInput } from './resolve/faceInput.js';
import { MarkdownCache, plainParagraphs } from './resolve/markdown/index.js';
import type { ResolveTools, TokenTools } from './resolve/resolveTools.js';
import type { ColorTokens } from './resolve/tokens.js';
import type { Scene } from './scene/scene.js';
import { parseSvg } from './svg/index.js';

/** Renders faces in one environment and remembers between faces what they share: classes, texts, art. */
export interface Renderer {
  readonly env: RenderEnvironment;
  /**
   * The scene of a face. Resources that are not loaded yet are left out of it and collected in `env.missing`: load them
   * and render again.
   */
  render(input: FaceInput): Scene;
}

export function createRenderer(env: RenderEnvironment): Renderer {
  const tools: ResolveTools & LayoutTools = {
    ...createResolveTools(env),
    prepareText: (block) => prepareText(block, env),
    parseArt: createArtParser(),
  };
  return { env, render: (input) => renderFace(input, env, tools) };
}

/** Palettes whose parsed classes are kept at a time: a deck uses one palette for each category colour. */
const MOST_PALETTES = 64;

function createResolveTools(env: RenderEnvironment): ResolveTools {
  const byPalette = new Map<string, TokenTools>();
  const iconExists = (name: string): boolean => env.icons.exists(name);
  const markdown = new MarkdownCache(iconExists);
  return {
    withTokens(tokens: ColorTokens): TokenTools {
      const key = [...tokens.values()].join();
      const known = byPalette.get(key);
      if (known !== undefined) return known;
      const parser = createClassParser(tokens);
      const tools: TokenTools = {
        classes: (classes, around) => parser.parse(classes, around),
        markdown: (source, base) => markdown.parse(source, base),
        plain: (source, base) => plainParagraphs(source, base, iconExists, true),
      };
      if (byPalette.size >= MOST_PALETTES) byPalette.clear();
      byPalette.set(key, tools);
      return tools;
    },
  };
}

/** Parsed drawings kept at a time. A large one is some hundred kilobytes of nodes. */
const MOST_DRAWINGS = 256;

function createArtParser(): LayoutTools['parseArt'] {
  const known = new Map<string, { readonly art: VectorArt | null; readonly problem?: string }>();
  return (source, color, tokens) => {
    const variables = [...source.matchAll(/var\(\s*--([\w-]+)/g)].map((match) => tokens.get(match[1] ?? '') ?? '');
    const key = `${color} ${variables.join()} ${source}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const parsed = parseArt(source, color, tokens);
    if (known.size >= MOST_DRAWINGS) known.clear();
    known.set(key, parsed);
    return parsed;
  };
}

function parseArt(source: string, color: string, tokens: ColorTokens): { art: VectorArt | null; problem?: string } {
  try {
    return { art: parseSvg(source, { currentColor: color, variables: (name) => tokens.get(name) }) };
  } catch (error) {
    if (error instanceof CardwrightError) return { art: null, problem: error.message };
    throw error;
  }
}
