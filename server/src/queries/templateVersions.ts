import type { Executor } from './executor.js';
import { queryRows } from './rows.js';
import type { WrittenTemplate } from './templates.js';

/** How many earlier versions of an official template are kept. */
const KEPT = 50;

/** An earlier version of an official template, without its content. */
export interface TemplateVersionRow {
  readonly version: number;
  readonly name: string;
  readonly ratio: string;
  readonly published_at: Date;
}

interface Replaced {
  readonly id: string;
  readonly version: number;
  readonly content: WrittenTemplate;
  readonly publishedAt: Date;
}

/** Keeps a version that is about to be replaced, and forgets the oldest ones. */
export async function keepTemplateVersion(
  executor: Executor,
  { id, version, content, publishedAt }: Replaced,
): Promise<void> {
  const { name, description, ratio, json_config, extra } = content;
  await executor('app.template_versions').insert({
    template_id: id,
    version,
    content: JSON.stringify({ name, description, ratio, json_config, extra }),
    published_at: publishedAt,
  });
  await executor('app.template_versions')
    .where({ template_id: id })
    .andWhere('version', '<=', version - KEPT)
    .delete();
}

/** The latest first. */
export function listTemplateVersions(executor: Executor, id: string): Promise<TemplateVersionRow[]> {
  return queryRows(
    executor,
    `select version, content ->> 'name' as name, content ->> 'ratio' as ratio, published_at
     from app.template_versions where template_id = ? order by version desc`,
    [id],
  );
}

export async function readTemplateVersion(
  executor: Executor,
  id: string,
  version: number,
): Promise<WrittenTemplate | undefined> {
  const row = await executor('app.template_versions')
    .where({ template_id: id, version })
    .first<{ content: WrittenTemplate } | undefined>('content');
  return row?.content;
}
