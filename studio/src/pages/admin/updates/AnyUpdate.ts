import type { Answer } from '@cardwright/server/contract';

/** An entry of the changelog: published, scheduled or a draft. */
export type AnyUpdate = Answer<'GET /api/admin/updates'>['updates'][number];
