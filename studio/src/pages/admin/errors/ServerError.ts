import type { Answer } from '@cardwright/server/contract';

export type ServerError = Answer<'GET /api/admin/errors'>['errors'][number];
