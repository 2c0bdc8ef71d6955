import { MissingResources, type RenderEnvironment, type RenderLibraries } from '../environment.js';
import { Hyphenation } from './text/hyphenation/Hyphenation.js';

/** An environment with no hyphenation patterns yet: callers load what turns out to be missing. */
export function renderEnvironment(libraries: RenderLibraries): RenderEnvironment {
  return { ...libraries, hyphenation: new Hyphenation(), missing: new MissingResources() };
}
