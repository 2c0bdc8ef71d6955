import Router from '@koa/router';
import { send } from '@koa/send';
import { fontsDirectory, IconEndpoint } from '@cardwright/renderer/export';

const YEAR_MS = 365 * 24 * 3_600_000;

/** Fonts as layout measures them, and icons in Iconify's API. */
export function resourcesRouter(): Router {
  const icons = new IconEndpoint();
  const router = new Router();
  router.get('/fonts/:file', async (context) => {
    const file = context.params.file ?? '';
    if (!/^[\w-]+\.(ttf|wasm|json)$/.test(file)) return;
    await send(context, file, { root: fontsDirectory(), maxage: file.endsWith('.ttf') ? YEAR_MS : 0 });
  });
  router.get('/api/icons/collection', (context) => {
    const prefix = String(context.query.prefix ?? '');
    const collection = icons.collection(prefix);
    context.status = collection === undefined ? 404 : 200;
    context.body = collection ?? { error: `There is no icon set "${prefix}".` };
  });
  router.get('/api/icons/:prefix.json', (context) => {
    const names = String(context.query.icons ?? '')
      .split(',')
      .filter((name) => name !== '');
    const subset = icons.subset(context.params.prefix ?? '', names.slice(0, 500));
    // Iconify's client gives up on 404; 503 lets it ask another source.
    context.status = subset === undefined ? 503 : 200;
    context.body = subset ?? { error: 'There is no such icon set here.' };
  });
  return router;
}
