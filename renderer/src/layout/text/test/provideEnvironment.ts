import { beforeAll } from 'vitest';
import type { RenderEnvironment } from '../../../environment.js';
import { createEnvironment, loadFonts } from './environment.js';

/** Makes an environment for all tests of a file. @param receive is called before the first test */
export function provideEnvironment(receive: (env: RenderEnvironment) => void): void {
  beforeAll(async () => {
    const fonts = await loadFonts();
    receive(createEnvironment(fonts));
    return () => fonts.dispose();
  });
}
