import { lookAt } from './screens/lookAt.js';
import { shellScreens } from './screens/shell.js';

lookAt(shellScreens);
