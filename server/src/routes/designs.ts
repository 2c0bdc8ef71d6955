import Router from '@koa/router';
import { colorSchemeFor, colorSchemes, officialTemplates } from '@cardwright/templates';

/** Official templates and shared colour schemes. */
export function designsRouter(): Router {
  const router = new Router();
  router.get('/api/health', (context) => {
    context.body = { status: 'ok' };
  });
  router.get('/api/templates/official', (context) => {
    const templates = officialTemplates().map((template) => ({
      ...template,
      color_scheme_id: colorSchemeFor(template.slug)?.id ?? null,
    }));
    context.body = { templates };
  });
  router.get('/api/color-schemes/global', (context) => {
    context.body = { colorSchemes: colorSchemes() };
  });
  return router;
}
