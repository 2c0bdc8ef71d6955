import { describeValue } from '../reading/describeValue.js';
import type { JsonObject, Migration } from './migration.js';
import { textsByLanguage } from './textsByLanguage.js';
import { absoluteItemsAndChildren } from './absoluteItemsAndChildren.js';
import type { ProblemList } from '../reading/problemList.js';

/** Steps by document kind, ascending without gaps; the `to` of the last one is the current version. */
export const MIGRATIONS = {
  deck: [textsByLanguage],
  template: [absoluteItemsAndChildren],
} as const satisfies Record<string, readonly Migration[]>;

export type MigratedKind = keyof typeof MIGRATIONS;

export const DECK_SCHEMA_VERSION = 2;
export const TEMPLATE_SCHEMA_VERSION = 2;
const CURRENT: Readonly<Record<MigratedKind, number>> = {
  deck: DECK_SCHEMA_VERSION,
  template: TEMPLATE_SCHEMA_VERSION,
};

/**
 * Migrates a document to the current version. A document without `schema_version` is assumed to be current.
 * @returns undefined, with a problem, when the version is newer than the current one or invalid
 */
export function migrate(kind: MigratedKind, document: JsonObject, problems: ProblemList): JsonObject | undefined {
  const version = document.schema_version ?? CURRENT[kind];
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) {
    problems.error(['schema_version'], {
      code: 'schema.bad_version',
      message: `The schema version is ${describeValue(version)}; expected a whole number from 1 to ${CURRENT[kind]}.`,
      fix: `Write "schema_version": ${CURRENT[kind]}.`,
    });
    return undefined;
  }
  if (version > CURRENT[kind]) {
    problems.error(['schema_version'], {
      code: 'schema.newer_version',
      message: `The ${kind} has schema version ${version}; this program reads versions up to ${CURRENT[kind]}.`,
      fix: 'Update Cardwright, or save the file with the older program again.',
    });
    return undefined;
  }
  const steps: readonly Migration[] = MIGRATIONS[kind];
  const migrated = steps.filter(({ to }) => to > version).reduce((current, step) => step.migrate(current), document);
  return { ...migrated, schema_version: CURRENT[kind] };
}
