import { expect, it } from 'vitest';
import type { Problem } from '../../errors.js';
import { ProblemLog } from './ProblemLog.js';

const problemIn = (file: string): Problem => ({
  code: 'template.bad_expression',
  severity: 'warning',
  path: 'json_config.sections[0].children[0].props.text',
  message: '"a **" is not an expression.',
  place: { file, line: 4 },
});

it('keeps the same problem of another file, and each problem once', () => {
  const [one, other] = [problemIn('templates/a.json'), problemIn('templates/b.json')];
  expect(new ProblemLog([one, other, one]).problems).toEqual([one, other]);
});
