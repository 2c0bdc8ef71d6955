const PATH = /^\/bare\/([\w-]+)$/;

/**
 * The yardstick of reading and saving a deck: routes of the same app, behind the same middleware, that ignore the caller,
 * run one statement and send given bytes.
 * @param database the server's database
 */
export function bareRouter({ knex }) {
  let text = '';
  const answer = async (context, next) => {
    const [, id] = PATH.exec(context.path) ?? [];
    if (id === undefined) return next();
    if (context.method === 'PATCH') {
      const { copyright_info } = await readJson(context.req);
      await knex.transaction((trx) => trx('app.decks').where({ id }).update({ copyright_info }));
    } else await knex('app.decks').where({ id }).first('version');
    context.type = 'application/json';
    context.body = text;
  };
  const router = { routes: () => answer, allowedMethods: () => (_context, next) => next() };
  return { router, answerWith: (bytes) => void (text = bytes) };
}

async function readJson(stream) {
  const parts = [];
  for await (const part of stream) parts.push(part);
  return JSON.parse(Buffer.concat(parts).toString());
}
