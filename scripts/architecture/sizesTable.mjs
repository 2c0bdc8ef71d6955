import { execFileSync } from 'node:child_process';
import { root } from '../setup/shell.mjs';

/** The commit before the folders were reorganised. */
const BEFORE = '3523277';

const PLACES = ['renderer', 'templates', 'fixtures', 'server', 'cli', 'studio', 'scripts'];
const CODE = /\.(ts|tsx|mjs|css)$/;
const TEST = /\.(test|spec)\.(ts|tsx|mjs)$|\/(test|testing)\//;

/** Lines and files of each workspace, code and tests separately, at BEFORE and at HEAD. */
export function sizesTable() {
  const [before, after] = [measure(BEFORE), measure('HEAD')];
  const rows = [...PLACES, 'all'].map((place) => {
    const cells = ['code', 'tests'].flatMap((kind) =>
      [before, after].map((sizes) => cell(sizes.get(`${place} ${kind}`))),
    );
    return `| ${place} | ${cells.join(' | ')} |`;
  });
  return [
    '| lines (files) | code before | code now | tests before | tests now |',
    '| --- | --: | --: | --: | --: |',
    ...rows,
  ].join('\n');
}

function cell({ lines, files } = { lines: 0, files: 0 }) {
  return `${lines.toLocaleString('en')} (${files.toLocaleString('en')})`;
}

/** `renderer code` → { lines, files } */
function measure(commit) {
  const sizes = new Map();
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
  // One line per file, `commit:path:count`; empty files are not listed.
  const counted = git('grep', '--count', '-I', '-e', '', commit, '--', ...PLACES);
  for (const line of counted.trimEnd().split('\n')) {
    const [, path, count] = /^[^:]+:(.*):(\d+)$/.exec(line) ?? [];
    if (path === undefined || !CODE.test(path)) continue;
    const kind = TEST.test(path) ? 'tests' : 'code';
    for (const place of [path.slice(0, path.indexOf('/')), 'all']) {
      const { lines, files } = sizes.get(`${place} ${kind}`) ?? { lines: 0, files: 0 };
      sizes.set(`${place} ${kind}`, { lines: lines + Number(count), files: files + 1 });
    }
  }
  return sizes;
}
