import { lookAt } from './screens/lookAt.js';
import { dashboardScreens } from './screens/dashboard.js';

lookAt(dashboardScreens);
