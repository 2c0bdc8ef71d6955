import Router from '@koa/router';
import { DEFAULT_ICON_SETS, ICON_SETS, parseColor } from '@cardwright/renderer';
import type { Context } from 'koa';
import { z } from 'zod';
import { iconCalls } from '../contract/icons.js';
import type { AnswerOf } from '../contract/types.js';
import { INERT } from '../images/inert.js';
import { parseInput } from '../parseInput.js';
import { IconCatalogue } from './IconCatalogue.js';

/** Icons change only with the server's version. */
const CACHED = 'public, max-age=86400, stale-while-revalidate=604800';
/** Iconify's own client never requests more at once. */
const MOST_NAMES = 500;

const LENGTH = /^(\d{1,4}(\.\d{1,3})?(px|em|rem)?|auto)$/;
const svgQuery = z.object({
  color: z
    .string()
    .refine((text) => /^currentcolor$/i.test(text) || parseColor(text) !== undefined, 'expected a CSS colour')
    .optional(),
  height: z.string().regex(LENGTH, 'expected a length, such as 24').optional(),
  width: z.string().regex(LENGTH, 'expected a length, such as 24').optional(),
});

/** Iconify's API (https://iconify.design/docs/api) over the icon sets that Cardwright ships, under /api/icons. */
export function iconRouter(): Router {
  const icons = new IconCatalogue();
  const router = new Router({ prefix: '/api/icons' });
  router.get('/collections', (context) => answer(context, icons.collections()));
  router.get('/collection', (context) => {
    const { prefix } = parseInput(iconCalls.readIconSet.query, context.query, 'query');
    const collection = icons.collection(prefix);
    if (collection !== undefined) return answer(context, collection);
    context.status = 404;
    context.body = { error: `The icon set "${prefix.slice(0, 50)}" is not installed.` };
  });
  router.get('/search', (context) => {
    const { query, limit, start, prefix, prefixes } = parseInput(iconCalls.searchIcons.query, context.query, 'query');
    const asked = prefix === undefined ? prefixes : [prefix];
    const found: AnswerOf<typeof iconCalls.searchIcons> = icons.search({
      query,
      limit,
      start,
      prefixes: asked ?? defaultSets(query),
    });
    answer(context, found);
  });
  router.get('/:prefix.json', (context) => {
    const names = String(context.query.icons ?? '')
      .split(',')
      .filter((name) => name !== '');
    const subset = icons.subset(context.params.prefix ?? '', names.slice(0, MOST_NAMES));
    if (subset === undefined) return answerUnknownSet(context);
    answer(context, subset);
  });
  router.get('/:prefix/:name.svg', (context) => {
    const { prefix = '', name = '' } = context.params;
    const { color, height, width } = parseInput(svgQuery, context.query, 'query');
    const options = { ...(color && { color }), ...(height && { height }), ...(width && { width }) };
    const svg = icons.svg(prefix, name, options);
    if (svg === undefined) return answerUnknownIcon(context);
    context.set({ 'Content-Security-Policy': INERT, 'Cross-Origin-Resource-Policy': 'cross-origin' });
    context.type = 'image/svg+xml';
    answer(context, svg);
  });
  return router;
}

function answer(context: Context, body: string | object): void {
  context.set('Cache-Control', CACHED);
  context.body = body;
}

/** Iconify's client gives up on 404; 503 lets it ask another source. */
function answerUnknownSet(context: Context): void {
  context.status = 503;
  context.set('Cache-Control', 'no-store');
  context.body = { error: 'This icon set is not installed.' };
}

function answerUnknownIcon(context: Context): void {
  context.status = 404;
  context.body = { error: 'This icon does not exist.' };
}

/** Plain words are searched only in the sets that allow names without a prefix; name other sets explicitly. */
function defaultSets(query: string): readonly string[] {
  return query.includes(':') ? ICON_SETS.map(({ prefix }) => prefix) : DEFAULT_ICON_SETS;
}
