import { lookAt } from './screens/lookAt.js';
import { accountScreens } from './screens/account.js';

lookAt(accountScreens);
