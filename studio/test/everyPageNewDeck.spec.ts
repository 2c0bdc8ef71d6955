import { newDeckScreens } from './screens/dashboard.js';
import { lookAt } from './screens/lookAt.js';

lookAt(newDeckScreens);
