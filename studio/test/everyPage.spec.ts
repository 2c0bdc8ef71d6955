import { accountScreens } from './screens/account.js';
import { dashboardScreens, newDeckScreens } from './screens/dashboard.js';
import { deckEditorScreens } from './screens/deckEditor.js';
import { templateBuilderScreens } from './screens/templateBuilder.js';
import { lookAt } from './screens/lookAt.js';
import { publicScreens } from './screens/publicPages.js';
import { shellScreens } from './screens/shell.js';

lookAt([
  ...shellScreens,
  ...publicScreens,
  ...accountScreens,
  ...newDeckScreens,
  ...dashboardScreens,
  ...deckEditorScreens,
  ...templateBuilderScreens,
]);
