import { z } from 'zod';
import { defineCalls } from './defineCalls.js';
import { count, idParams, line, times } from './values.js';

const name = line.min(1).max(200).describe('for lists');

const uploadBody = z.strictObject({
  name,
  data: z.string().min(1).max(12_000_000).describe('an ICC output profile for CMYK in base64'),
});

const profile = z.object({
  id: z.uuid().describe('the option `output_profile` names the profile by it'),
  name,
  description: z.string().describe('the name in the file'),
  size: count.describe('bytes'),
  ...times,
});

export type OwnProfile = z.output<typeof profile>;

const oneProfile = z.object({ profile });
const profiles = z.object({
  profiles: z.array(profile),
  quota: z.object({ used: count, limit: count }).describe('bytes'),
});

export const ownProfileCalls = defineCalls('Own colour profiles', {
  listOwnProfiles: {
    method: 'get',
    path: '/api/own-profiles',
    summary: 'List your colour profiles by name',
    response: profiles,
  },
  uploadOwnProfile: {
    method: 'post',
    path: '/api/own-profiles',
    summary: 'Upload an ICC file of a press; a file that you already have is returned as it is',
    body: uploadBody,
    status: 201,
    response: oneProfile,
    problems: [409, 413, 415],
  },
  readOwnProfileFile: {
    method: 'get',
    path: '/api/own-profiles/{id}/file',
    summary: 'Get the ICC file',
    params: idParams,
    response: { mediaType: 'application/vnd.iccprofile' },
  },
  renameOwnProfile: {
    method: 'patch',
    path: '/api/own-profiles/{id}',
    summary: 'Rename your colour profile in lists',
    params: idParams,
    body: z.strictObject({ name }),
    response: oneProfile,
  },
  deleteOwnProfile: {
    method: 'delete',
    path: '/api/own-profiles/{id}',
    summary: 'Delete your colour profile; for 30 days, it can be restored while there is room',
    params: idParams,
    status: 204,
  },
  restoreOwnProfile: {
    method: 'post',
    path: '/api/own-profiles/{id}/restore',
    summary: 'Restore your deleted colour profile',
    params: idParams,
    response: oneProfile,
    problems: [409],
  },
});
