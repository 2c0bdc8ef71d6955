import type { RenderEnvironment } from '../environment.js';
import type { VectorArt } from '../icons/types.js';
import type { ResolvedBox, ResolvedContent, ResolvedMask } from '../resolve/resolvedFace.js';
import type { ColorTokens } from '../resolve/tokens.js';
import type { SceneIssue } from '../displayList.js';
import { fontIssues } from './fontIssues.js';
import type { LayoutTools } from './layoutTools.js';
import type { Picture, PictureFit, QrCode } from './laidOut.js';
import { prepareQr } from './prepareQr.js';
import { type PictureMask, prepareMask } from './prepareMask.js';
import { alongPath } from './text/textPaths.js';
import type { PreparedText } from './text/types.js';

/** Content ready to be measured: text shaped, art parsed, picture sizes known. */
export type PreparedContent =
  | { readonly type: 'text'; readonly text: PreparedText; readonly language: string }
  | {
      readonly type: 'icons';
      readonly art: VectorArt;
      readonly size: number;
      readonly count: number;
      readonly of: number;
      /** The number of a repeated icon as text. */
      readonly inWords: PreparedText | undefined;
    }
  | {
      readonly type: 'picture';
      readonly picture: Picture;
      readonly fit: PictureFit;
      readonly ratio: number;
      readonly mask?: PictureMask;
      /** Present if the picture is a QR code. */
      readonly qr?: QrCode;
    }
  | { readonly type: 'shape'; readonly shape: string; readonly props: Readonly<Record<string, unknown>> };

export interface PrepareContext {
  readonly env: RenderEnvironment;
  readonly tools: LayoutTools;
  readonly tokens: ColorTokens;
  readonly issues: SceneIssue[];
}

/** Prepares a box's content; null when it shows nothing, or when a resource is broken or not loaded yet. */
export function prepareContent(box: ResolvedBox, context: PrepareContext): PreparedContent | null {
  const { content } = box;
  if (content === null) return null;
  switch (content.type) {
    case 'text':
      context.issues.push(...fontIssues(box.id, content.block, context.env.fonts.manifest));
      return {
        type: 'text',
        text: alongPath(context.tools.prepareText(content.block), content.path),
        language: content.block.language,
      };
    case 'icon':
      return prepareIcon(box, content, context);
    case 'image':
      return masked(box, content.mask, prepareImage(box, content, context), context);
    case 'svg': {
      const picture = pictureOf('', parseArt(box, content.source, content.color, context), content.fit);
      return masked(box, content.mask, picture, context);
    }
    case 'qr':
      return qrPicture(prepareQr(box.id, content, context.issues));
    case 'shape':
      return content;
  }
}

type Content<T extends ResolvedContent['type']> = Extract<ResolvedContent, { type: T }>;

function prepareIcon(box: ResolvedBox, content: Content<'icon'>, context: PrepareContext): PreparedContent | null {
  const art = context.env.icons.get(content.name, content.color, content.strokeWidth);
  if (art === undefined) {
    context.env.missing.icons.add(content.name);
    return null;
  }
  if (art === null) {
    context.issues.push({
      code: 'icon.unknown',
      itemId: box.id,
      message: `There is no icon named "${content.name}".`,
      details: { icon: content.name },
    });
    return null;
  }
  const { count, of } = content.repeat ?? { count: 1, of: 1 };
  const inWords = content.repeat && context.tools.prepareText(content.repeat.inWords);
  return { type: 'icons', art, size: content.size, count, of, inWords };
}

function prepareImage(box: ResolvedBox, content: Content<'image'>, context: PrepareContext): PreparedContent | null {
  const fit = box.style.objectFit ?? 'cover';
  const own = content.focus === 'whole' ? 'whole' : undefined;
  if (content.src !== '') {
    const resource = context.env.images.get(content.src);
    if (resource === undefined) {
      context.env.missing.images.add(content.src);
      return null;
    }
    if (resource.kind === 'raster') {
      const { width, height, opaqueParts } = resource;
      return {
        type: 'picture',
        picture: { kind: 'raster', src: content.src, width, height, opaqueParts },
        fit: own ?? (opaqueParts === undefined ? content.photoFit : undefined) ?? fit,
        ratio: width / height,
      };
    }
    if (resource.kind === 'vector')
      return pictureOf(content.src, parseArt(box, resource.svg, content.color, context), own ?? fit);
    context.issues.push({
      code: 'image.broken',
      itemId: box.id,
      message: `The picture ${shorten(content.src)} cannot be shown: ${resource.reason}`,
      ...(resource.fix !== undefined && { fix: resource.fix }),
      details: { src: shorten(content.src) },
    });
  }
  if (content.placeholder === undefined) return null;
  return pictureOf('', parseArt(box, content.placeholder, content.color, context), fit);
}

function masked(
  box: ResolvedBox,
  mask: ResolvedMask | undefined,
  picture: PreparedContent | null,
  context: PrepareContext,
): PreparedContent | null {
  if (mask === undefined || picture?.type !== 'picture') return picture;
  const prepared = prepareMask(mask, (svg) => parseArt(box, svg, '#000000', context));
  if (prepared === 'empty') {
    const message = 'The SVG of the mask fills nothing, so the whole picture is shown.';
    context.issues.push({ code: 'mask.empty', itemId: box.id, message });
  }
  return typeof prepared === 'object' ? { ...picture, mask: prepared } : picture;
}

function parseArt(box: ResolvedBox, source: string, color: string, context: PrepareContext): VectorArt | null {
  const { art, problem, warnings } = context.tools.parseArt(source, color, context.tokens);
  if (problem !== undefined) {
    context.issues.push({ code: 'svg.broken', itemId: box.id, message: `This SVG cannot be shown: ${problem}` });
  }
  for (const warning of warnings) {
    context.issues.push({
      code: 'svg.simplified',
      itemId: box.id,
      message: `Parts of the SVG are left out or simplified: ${warning}`,
    });
  }
  return art;
}

function qrPicture(prepared: ReturnType<typeof prepareQr>): PreparedContent | null {
  if (prepared === null) return null;
  const { art, qr } = prepared;
  return { type: 'picture', picture: { kind: 'vector', src: '', art }, fit: 'contain', ratio: 1, qr };
}

function pictureOf(src: string, art: VectorArt | null, fit: PictureFit): PreparedContent | null {
  if (art === null || art.viewBox.width <= 0 || art.viewBox.height <= 0) return null;
  return { type: 'picture', picture: { kind: 'vector', src, art }, fit, ratio: art.viewBox.width / art.viewBox.height };
}

/** Data URLs are too long for a message. */
function shorten(src: string): string {
  return src.length > 80 ? `${src.slice(0, 77)}…` : src;
}
