import type { Context } from 'koa';
import type { EmbeddedParts } from '../../EmbeddedParts.js';
import { factorNotFound } from '../../factors/factorNotFound.js';
import { presentFactor } from '../../factors/presentFactor.js';
import { removeFactor } from '../../factors/removeFactor.js';
import { requireServiceRole } from '../../http/authenticate.js';
import { accountOf } from './users.js';

/** GET /admin/users/:id/factors */
export async function listFactors(context: Context, parts: EmbeddedParts): Promise<void> {
  requireServiceRole(context, parts);
  context.body = (await accountOf(context, parts)).factors.map(presentFactor);
}

/** DELETE /admin/users/:id/factors/:factor: for someone who has lost their authenticator app. */
export async function deleteFactor(context: Context & { params?: { factor?: string } }, parts: EmbeddedParts) {
  requireServiceRole(context, parts);
  const { id } = await accountOf(context, parts);
  const factorId = context.params?.factor;
  if (factorId === undefined) throw factorNotFound();
  context.body = presentFactor(await removeFactor(parts, id, factorId));
}
