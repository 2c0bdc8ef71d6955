import { join } from 'node:path';
import { cruise, format } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { root } from '../setup/shell.mjs';

export const WORKSPACES = ['renderer', 'templates', 'fixtures', 'server', 'cli', 'studio'];

const IS_TEST = /\.(test|spec)\.tsx?$|\/(test|testing)\//;

/**
 * Which modules import which, and which rules of `.dependency-cruiser.cjs` are broken. Leaves out tests, which may import
 * anything, and imports of types alone, which the compiler removes.
 * @returns {Promise<{ modules: { source: string, imports: string[] }[], violations: number, report: string }>}
 */
export async function cruiseCode() {
  process.chdir(root);
  const options = await extractDepcruiseOptions(join(root, '.dependency-cruiser.cjs'));
  const tsConfig = extractTSConfig(join(root, 'tsconfig.base.json'));
  const folders = WORKSPACES.map((name) => `${name}/src`);
  const { output } = await cruise(folders, options, undefined, { tsConfig });
  const { output: report } = await format(output, { outputType: 'err' });
  const modules = output.modules
    .filter(({ source }) => isOurs(source))
    .map(({ source, dependencies }) => ({
      source,
      imports: dependencies
        .filter(({ resolved, dependencyTypes }) => isOurs(resolved) && !dependencyTypes.includes('type-only'))
        .map(({ resolved }) => resolved)
        .toSorted(),
    }));
  return { modules, violations: output.summary.error, report };
}

function isOurs(path) {
  return WORKSPACES.some((name) => path.startsWith(`${name}/src/`)) && !IS_TEST.test(path);
}
