import { aPreset, aProfile } from '../../../../testing/aPreset.js';
import { OWNER, PLAIN, type AccessCase, type AccessCases } from '../AccessCase.js';

const preset = (body?: unknown, deleted = false): readonly AccessCase[] => [
  {
    of: 'a preset',
    only: OWNER,
    request: async (things) => ({ params: { id: await things.ownPreset(deleted) }, body }),
  },
];
const profile = (body?: unknown): readonly AccessCase[] => [
  { of: 'a profile', only: OWNER, request: async (things) => ({ params: { id: await things.ownProfile() }, body }) },
];

/** What members have brought from print shops is theirs alone. */
export const ownPrintCases: AccessCases = {
  listOwnPresets: PLAIN,
  createOwnPreset: [{ request: (things) => ({ body: aPreset(things.name()) }) }],
  renameOwnPreset: preset({ title: 'Another' }),
  deleteOwnPreset: preset(),
  restoreOwnPreset: preset(undefined, true),
  listOwnProfiles: PLAIN,
  uploadOwnProfile: [{ request: async () => ({ body: await aProfile() }) }],
  readOwnProfileFile: profile(),
  renameOwnProfile: profile({ name: 'Another' }),
  deleteOwnProfile: profile(),
  restoreOwnProfile: profile(),
};
