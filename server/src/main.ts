// For `npm start`.
import { findProgram } from './bundled.js';

await import(findProgram('start.js').href);
