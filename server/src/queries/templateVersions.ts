import type { Executor } from './executor.js';
import { queryRows } from './rows.js';
import type { WrittenTemplate } from './templates.js';

/** An earlier version of a template, without its content. */
export interface TemplateVersionRow {
  readonly version: number;
  readonly name: string;
  readonly ratio: string;
  readonly saved_at: Date;
  /** Bytes that the content takes in the database. */
  readonly size: number;
}

interface Replaced {
  readonly id: string;
  readonly version: number;
  readonly content: WrittenTemplate;
  readonly savedAt: Date;
}

/** Keeps a version that is about to be replaced. */
export async function insertTemplateVersion(
  executor: Executor,
  { id, version, content, savedAt }: Replaced,
): Promise<void> {
  const { name, description, ratio, json_config, extra } = content;
  await executor('app.template_versions').insert({
    template_id: id,
    version,
    content: JSON.stringify({ name, description, ratio, json_config, extra }),
    published_at: savedAt,
  });
}

/** The latest first. */
export function listTemplateVersions(executor: Executor, id: string): Promise<TemplateVersionRow[]> {
  return queryRows(
    executor,
    `select version, content ->> 'name' as name, content ->> 'ratio' as ratio, published_at as saved_at,
       pg_column_size(content) as size
     from app.template_versions where template_id = ? order by version desc`,
    [id],
  );
}

export async function readTemplateVersion(
  executor: Executor,
  id: string,
  version: number,
): Promise<{ readonly content: WrittenTemplate; readonly saved_at: Date } | undefined> {
  return executor('app.template_versions')
    .where({ template_id: id, version })
    .first<{ content: WrittenTemplate; saved_at: Date } | undefined>('content', { saved_at: 'published_at' });
}

export async function deleteTemplateVersions(
  executor: Executor,
  id: string,
  versions: readonly number[],
): Promise<void> {
  if (versions.length > 0)
    await executor('app.template_versions').where({ template_id: id }).whereIn('version', versions).delete();
}
