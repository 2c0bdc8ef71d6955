import type { Finding, Problem } from '@cardwright/renderer';
import { escapeXml } from '@cardwright/renderer';
import type { CheckReport } from './CheckReport.js';
import { placeOfFinding } from './placeOfFinding.js';

/** The report as JUnit XML, which build servers list: a test for each problem, failed if the check fails because of it. */
export function junit({ deck, problems, findings, isFailure }: CheckReport): string {
  const cases = [
    ...problems.map((problem) => ({ problem, place: problem.path })),
    ...findings.map((finding) => ({ problem: finding, place: placeOfFinding(finding) })),
  ];
  const failures = cases.filter(({ problem }) => isFailure(problem.severity)).length;
  const all =
    cases.length === 0 ? [`    <testcase classname="check" name="no problems"/>`] : cases.map(caseOf(isFailure));
  const counts = `tests="${all.length}" failures="${failures}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts}>`,
    `  <testsuite name="${escapeXml(deck)}" ${counts}>`,
    ...all,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

const caseOf =
  (isFailure: CheckReport['isFailure']) =>
  ({ problem, place }: { readonly problem: Problem | Finding; readonly place: string }): string => {
    const { code, severity, message, fix } = problem;
    const name = `${place === '' ? 'deck' : place}: ${message}`;
    const head = `    <testcase classname="${escapeXml(code)}" name="${escapeXml(name)}"`;
    const text = escapeXml(fix ?? message);
    return isFailure(severity)
      ? `${head}><failure type="${severity}" message="${escapeXml(message)}">${text}</failure></testcase>`
      : `${head}><system-out>${severity}: ${text}</system-out></testcase>`;
  };
