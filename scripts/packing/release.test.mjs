import { expect, it } from 'vitest';
import { datedChangelog, withVersion } from './releaseTexts.mjs';

const NOW = new Date('2027-01-02T03:04:05Z');

it('a release dates what is unreleased and leaves room for the next', () => {
  const before = '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A kettle.\n\n## [0.1.0]\n\n- Water.\n';
  expect(datedChangelog(before, '0.2.0', NOW)).toBe(
    '# Changelog\n\n## [Unreleased]\n\n## [0.2.0] - 2027-01-02\n\n### Added\n\n- A kettle.\n\n## [0.1.0]\n\n- Water.\n',
  );
});

it('a release needs something unreleased', () => {
  expect(datedChangelog('## [Unreleased]\n\n## [0.1.0]\n\n- Water.\n', '0.2.0', NOW)).toBeUndefined();
  expect(datedChangelog('## [0.1.0]\n', '0.2.0', NOW)).toBeUndefined();
});

it('a release pins our own packages and no others', () => {
  const before = { version: '0.1.0', dependencies: { '@cardwright/renderer': '0.1.0', koa: '^3.0.0' } };
  expect(JSON.parse(withVersion(JSON.stringify(before), '0.2.0'))).toEqual({
    version: '0.2.0',
    dependencies: { '@cardwright/renderer': '0.2.0', koa: '^3.0.0' },
  });
});
