import Router from '@koa/router';
import { send } from '@koa/send';
import { fontsDirectory } from '@cardwright/renderer/export';
import { iconRouter } from '../icons/iconRouter.js';

const YEAR_MS = 365 * 24 * 3_600_000;

/** The fonts used for layout, and icons through Iconify's API. */
export function resourcesRouter(): Router {
  const router = new Router();
  router.get('/fonts/:file', async (context) => {
    const file = context.params.file ?? '';
    if (!/^[\w-]+\.(ttf|wasm|json)$/.test(file)) return;
    await send(context, file, { root: fontsDirectory(), maxage: file.endsWith('.ttf') ? YEAR_MS : 0 });
  });
  const icons = iconRouter();
  router.use(icons.routes(), icons.allowedMethods());
  return router;
}
