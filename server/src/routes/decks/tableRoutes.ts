import { CardwrightError } from '@cardwright/renderer';
import { fetchTable } from '@cardwright/renderer/network';
import { defineRoute, type Route } from '../../api/defineRoute.js';
import { deckCalls } from '../../contract/decks.js';
import { invalid } from '../../errors.js';

const fetchFromAddress = defineRoute(deckCalls.fetchTable, {
  access: 'member',
  async handle({ caller, body, services, signal }) {
    // What is refused from here on has cost a look at the address, and counts: nobody searches networks with it.
    await services.limits.take('table', caller.id);
    try {
      const { bytes, file } = await fetchTable(body.url, { signal });
      return { file, data: Buffer.from(bytes).toString('base64') };
    } catch (error) {
      if (!(error instanceof CardwrightError)) throw error;
      const { path, message, fix } = error;
      throw invalid([{ path, message, ...(fix !== undefined && { fix }) }]);
    }
  },
});

export const tableRoutes: readonly Route[] = [fetchFromAddress];
