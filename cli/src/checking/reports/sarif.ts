import { isAbsolute, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PREFLIGHT_CHECKS, type Finding, type Problem } from '@cardwright/renderer';
import { VERSION } from '../../version.js';
import type { CheckReport } from './CheckReport.js';
import { placeOfFinding } from './placeOfFinding.js';

const LEVELS = { error: 'error', warning: 'warning', info: 'note' } as const;

/**
 * The report as SARIF 2.1.0 (OASIS), which code-hosting sites show beside the files. GitHub's code scanning needs a file and a
 * line for every result, and a description for every rule.
 */
export function sarif({ deck, problems, findings, placeOf }: CheckReport): string {
  const codes = [...new Set([...problems, ...findings].map(({ code }) => code))].sort();
  const driver = { name: 'Cardwright', semanticVersion: VERSION, rules: codes.map(ruleOf) };
  const results = [
    ...problems.map((problem) => resultOf(problem, problem.path, deck, problem.place)),
    ...findings.map((finding) => resultOf(finding, placeOfFinding(finding), deck, placeOf?.(finding))),
  ];
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver }, results }],
  };
  return `${JSON.stringify(log, undefined, 2)}\n`;
}

/** Preflight checks are described in docs/reference/preflight.md; problems of files speak for themselves. */
function ruleOf(id: string): object {
  const known = Object.entries(PREFLIGHT_CHECKS).find(([code]) => code === id)?.[1];
  const what = { text: known?.what ?? `A problem in the deck’s files: ${id}.` };
  const help = { text: known?.fix ?? 'Follow the advice in the message of each result.' };
  return { id, shortDescription: what, fullDescription: what, help };
}

function resultOf(
  { code, severity, message, fix }: Pick<Problem | Finding, 'code' | 'severity' | 'message' | 'fix'>,
  name: string,
  deck: string,
  { file = deck, line = 1, column }: NonNullable<Problem['place']> = {},
): object {
  const region = { startLine: line, ...(column !== undefined && { startColumn: column }) };
  return {
    ruleId: code,
    level: LEVELS[severity],
    message: { text: fix === undefined ? message : `${sentence(message)} ${fix}` },
    locations: [
      {
        physicalLocation: { artifactLocation: { uri: uriOf(file) }, region },
        ...(name !== '' && { logicalLocations: [{ fullyQualifiedName: name }] }),
      },
    ],
  };
}

/** Some messages end with a list of fields, without a full stop. */
const sentence = (message: string): string => (/[.!?…]$/.test(message) ? message : `${message}.`);

/** Relative to the folder in which the check runs, and percent-encoded. A file outside it has a `file:` address. */
function uriOf(file: string): string {
  if (/^https?:/i.test(file)) return file;
  const path = relative('', file);
  if (path === '' || path === '..' || path.startsWith(`..${sep}`) || isAbsolute(path))
    return pathToFileURL(resolve(file)).href;
  return path.split(/[\\/]/).map(encodeURIComponent).join('/');
}
