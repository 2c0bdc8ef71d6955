import { OWNER, PLAIN, withBody, type AccessCase, type AccessCases } from '../AccessCase.js';

const ofOwner: readonly AccessCase[] = [{ request: (things) => ({ params: { id: things.clientOf('owner').id } }) }];

const memberCases: AccessCases = {
  readMe: PLAIN,
  updateMe: withBody({ bio: 'I draw.' }),
  readMyRoles: PLAIN,
  exportMe: PLAIN,
  removeMe: [
    {
      request: async (things, caller) => {
        const client = await things.newClient(caller);
        return { client, body: { confirm: client.session?.email ?? 'nobody@example.com' } };
      },
    },
  ],
  readProfile: ofOwner,
  listProfiles: PLAIN,
  adminListMembers: PLAIN,
  adminReadMember: ofOwner,
  adminSetRoles: [
    { request: async (things) => ({ params: { id: (await things.newClient('member')).id }, body: { roles: [] } }) },
  ],
  adminSuspendMembers: [
    {
      request: async (things) => ({ body: { ids: [(await things.newClient('member')).id], suspended: true } }),
    },
  ],
  adminListSessions: ofOwner,
  adminEndSessions: [{ request: async (things) => ({ params: { id: (await things.newClient('member')).id } }) }],
};

/** Only the owner may use these routes; admins delete pictures on a separate route. */
const uploadCases: AccessCases = {
  listUploads: PLAIN,
  deleteUpload: [{ only: OWNER, request: async (things) => ({ params: { id: (await things.upload()).id } }) }],
  deleteUploadByUrl: [
    {
      only: OWNER,
      request: async (things) => {
        const { path } = await things.upload();
        return { query: { url: things.server.services.storage.publicUrl(path) } };
      },
    },
  ],
  adminListImages: PLAIN,
  adminDeleteImages: [{ request: async (things) => ({ body: { paths: [(await things.upload()).path] } }) }],
  adminDeleteImage: [{ request: async (things) => ({ query: { path: (await things.upload()).path } }) }],
};

const banner = (body?: unknown): readonly AccessCase[] => [
  { only: OWNER, request: async (things) => ({ params: { id: await things.banner() }, body }) },
];

const role = (body?: unknown): readonly AccessCase[] => [
  {
    request: async (things) => {
      const name = `role-${crypto.randomUUID()}`;
      await things.server.admin.post('/api/admin/roles', { name, permissions: [] });
      return { params: { name }, body };
    },
  },
];

const roleCases: AccessCases = {
  adminListRoles: PLAIN,
  adminCreateRole: [{ request: () => ({ body: { name: `role-${crypto.randomUUID()}`, permissions: ['waitlist'] } }) }],
  adminChangeRole: role({ grant: ['waitlist'] }),
  adminDeleteRole: role(),
};

const bannerCases: AccessCases = {
  listBanners: PLAIN,
  createBanner: [
    {
      of: 'a published deck',
      request: async (things) => ({ body: { width: 100, height: 100, deck_id: (await things.publishedDeck()).id } }),
    },
  ],
  readBanner: banner(),
  updateBanner: banner({ name: 'Spring' }),
  deleteBanner: banner(),
  adminListBanners: PLAIN,
  adminDeleteBanner: [{ request: async (things) => ({ params: { id: await things.banner() } }) }],
  adminRestoreBanner: [
    {
      request: async (things) => {
        const id = await things.banner();
        return { params: { id }, body: (await things.server.admin.delete(`/api/admin/social-banners/${id}`)).json() };
      },
    },
  ],
};

export const ownCases: AccessCases = { ...memberCases, ...uploadCases, ...bannerCases, ...roleCases };
