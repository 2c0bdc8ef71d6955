import { PLAIN, withBody, type AccessCase, type AccessCases } from '../AccessCase.js';

/** Cases for objects that admins manage, in which the route's access alone decides. */
function kept(path: string, thing: (name: string) => object, body?: unknown): readonly AccessCase[] {
  return [
    {
      request: async (things) => ({ params: { id: (await things.kept(path, thing(things.name()))).id }, body }),
    },
  ];
}

const PRESETS = 'social-banners/presets';
const aPreset = (name: string): object => ({ platform: 'other', name, width: 100, height: 100 });
const aWorld = (name: string): object => ({ name });
const anUpdate = (title: string): object => ({ title });

const presetCases: AccessCases = {
  listBannerPresets: PLAIN,
  readBannerPreset: kept(PRESETS, aPreset),
  adminListBannerPresets: PLAIN,
  adminCreateBannerPreset: [{ request: (things) => ({ body: aPreset(things.name()) }) }],
  adminUpdateBannerPreset: kept(PRESETS, aPreset, { width: 200 }),
  adminDeleteBannerPreset: kept(PRESETS, aPreset),
  adminRestoreBannerPreset: [
    {
      request: async (things) => {
        const { id } = await things.kept(PRESETS, aPreset(things.name()));
        const body = (await things.server.admin.delete(`/api/admin/${PRESETS}/${id}`)).json();
        return { params: { id }, body };
      },
    },
  ],
};

const worldCases: AccessCases = {
  listWorlds: PLAIN,
  readWorldTree: PLAIN,
  adminListWorlds: PLAIN,
  adminReadWorldTree: PLAIN,
  adminCreateWorld: [{ request: (things) => ({ body: aWorld(things.name()) }) }],
  adminUpdateWorld: kept('worlds', aWorld, { description: 'Wet' }),
  adminDeleteWorld: kept('worlds', aWorld),
};

const updateCases: AccessCases = {
  listUpdates: PLAIN,
  readUpdatesFeed: PLAIN,
  readUpdate: [
    {
      of: 'a published entry',
      request: async (things) => {
        const published_at = '2026-01-01T00:00:00Z';
        return { params: { slug: (await things.kept('updates', { title: things.name(), published_at })).slug } };
      },
    },
    {
      of: 'a draft',
      only: [],
      request: async (things) => ({ params: { slug: (await things.kept('updates', anUpdate(things.name()))).slug } }),
    },
  ],
  adminListUpdates: PLAIN,
  adminReadUpdate: kept('updates', anUpdate),
  adminCreateUpdate: [{ request: (things) => ({ body: anUpdate(things.name()) }) }],
  adminChangeUpdate: kept('updates', anUpdate, { body: 'More' }),
  adminDeleteUpdate: kept('updates', anUpdate),
};

const card = { cardTitle: 'Hail', cardDesc: 'Ice from the sky' };
const needsModel = (body: unknown): readonly AccessCase[] => [{ unset: 501, request: () => ({ body }) }];

const pictureAndTextCases: AccessCases = {
  describeAi: PLAIN,
  proposeSearchQuery: withBody(card),
  drawPicture: withBody({ prompt: 'Hail', width: 64, height: 64 }),
  translateTexts: needsModel({ texts: ['Hail'], language: 'de' }),
  proposeCards: needsModel({ brief: 'Weather for the kitchen' }),
  draftDeck: needsModel({ brief: 'Weather for the kitchen' }),
  designTemplate: needsModel({ brief: 'A badge for the weather' }),
  rewriteText: needsModel({ text: 'Hail', action: 'custom', instruction: 'Louder' }),
  proposePhotoQuery: withBody(card),
  searchPhotos: withBody({ query: 'hail' }),
  reportPhotoUse: withBody({ id: 'hail-1' }),
};

export const contentCases: AccessCases = { ...presetCases, ...worldCases, ...updateCases, ...pictureAndTextCases };
