import { CardwrightError } from '@cardwright/renderer';
import { assertAddress, fetchTable } from '@cardwright/renderer/network';
import { defineRoute, type Route } from '../../api/defineRoute.js';
import { deckCalls } from '../../contract/decks.js';
import { invalid } from '../../errors.js';

const fetchFromAddress = defineRoute(deckCalls.fetchTable, {
  access: 'member',
  async handle({ caller, body, services, signal }) {
    try {
      assertAddress(body.url);
      // From here on, refused requests count, too: the server contacts the address, and nobody may scan networks with it.
      await services.limits.take('table', caller.id);
      const { bytes, file } = await fetchTable(body.url, { signal });
      return { file, data: Buffer.from(bytes).toString('base64') };
    } catch (error) {
      if (!(error instanceof CardwrightError)) throw error;
      const { message, fix } = error;
      throw invalid([{ path: 'url', message, ...(fix !== undefined && { fix }) }]);
    }
  },
});

export const tableRoutes: readonly Route[] = [fetchFromAddress];
