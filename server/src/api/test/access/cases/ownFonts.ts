import { aFont, anIcon } from '../../../../testing/aFont.js';
import { OWNER, PLAIN, type AccessCase, type AccessCases } from '../AccessCase.js';

const font = (body?: unknown): readonly AccessCase[] => [
  { of: 'a font', only: OWNER, request: async (things) => ({ params: { id: await things.ownFont() }, body }) },
];
const icon = (body?: unknown): readonly AccessCase[] => [
  { of: 'an icon', only: OWNER, request: async (things) => ({ params: { id: await things.ownIcon() }, body }) },
];

/** Fonts and icons are their owners' alone. */
export const ownFontCases: AccessCases = {
  listOwnFonts: PLAIN,
  uploadOwnFont: [{ request: async () => ({ body: await aFont() }) }],
  readOwnFontFile: font(),
  checkOwnFontUsage: font(),
  renameOwnFont: font({ name: 'Headings' }),
  deleteOwnFont: font(),
  listOwnIcons: PLAIN,
  createOwnIcon: [{ request: (things) => ({ body: anIcon(things.name()) }) }],
  checkOwnIconUsage: icon(),
  renameOwnIcon: [
    {
      of: 'an icon',
      only: OWNER,
      request: async (things) => ({ params: { id: await things.ownIcon() }, body: { name: things.name() } }),
    },
  ],
  deleteOwnIcon: icon(),
};
