import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * Writes `latest-build.json` beside the site and the same name into its page, so that an open page can tell that there is a
 * newer one. The name is a digest of everything that was built: the same sources give the same one.
 */
export function latestBuild(): Plugin {
  let build = '';
  return {
    name: 'latest-build',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const digest = createHash('sha256');
        for (const [name, part] of Object.entries(bundle).sort(([one], [other]) => (one < other ? -1 : 1)))
          digest.update(name).update(part.type === 'chunk' ? part.code : part.source);
        build = digest.digest('hex').slice(0, 16);
        return [{ tag: 'meta', attrs: { name: 'build', content: build }, injectTo: 'head' }];
      },
    },
    generateBundle: {
      order: 'post',
      handler() {
        this.emitFile({ type: 'asset', fileName: 'latest-build.json', source: `${JSON.stringify({ build })}\n` });
      },
    },
  };
}
