import type { Answer } from '@cardwright/server/contract';

/** An official template with how often decks name it. */
export type OfficialTemplate = Answer<'GET /api/admin/templates'>['templates'][number];
