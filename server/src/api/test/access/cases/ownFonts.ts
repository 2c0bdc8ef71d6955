import { aFont, anIcon, aPart } from '../../../../testing/aFont.js';
import { OWNER, PLAIN, withBody, type AccessCase, type AccessCases } from '../AccessCase.js';

const font = (body?: unknown): readonly AccessCase[] => [
  { of: 'a font', only: OWNER, request: async (things) => ({ params: { id: await things.ownFont() }, body }) },
];
const icon = (body?: unknown): readonly AccessCase[] => [
  { of: 'an icon', only: OWNER, request: async (things) => ({ params: { id: await things.ownIcon() }, body }) },
];

const part = (body?: unknown): readonly AccessCase[] => [
  { of: 'a part', only: OWNER, request: async (things) => ({ params: { id: await things.ownPart() }, body }) },
];

/** Fonts, icons and reusable parts are their owners' alone. */
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
  listOwnParts: PLAIN,
  createOwnPart: withBody(aPart('Badge')),
  updateOwnPart: part(aPart('Badge')),
  deleteOwnPart: part(),
};
