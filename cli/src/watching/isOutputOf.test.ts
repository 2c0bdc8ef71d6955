import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporaryFolder.js';
import { isOutputOf } from './isOutputOf.js';

describe('the files that messages go to', () => {
  it('are found by any path, and are no others', () => {
    const folder = temporaryFolder({ 'deck.yaml': '', 'watch.log': '' });
    const [log, none] = [openSync(join(folder, 'watch.log'), 'a'), openSync('/dev/null', 'a')];
    try {
      const isOutput = isOutputOf([log, none]);
      const paths = ['watch.log', './watch.log', 'deck.yaml', 'missing'].map((name) => join(folder, name));
      expect([...paths, '/dev/null'].map(isOutput)).toEqual([true, true, false, false, false]);
    } finally {
      for (const descriptor of [log, none]) closeSync(descriptor);
    }
  });
});
