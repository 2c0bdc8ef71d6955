// For `npm start`.
import { findProgram } from './bundled.js';
import { setV8Flags } from './setV8Flags.js';

setV8Flags({ isServing: true });

await import(findProgram('start.js').href);
