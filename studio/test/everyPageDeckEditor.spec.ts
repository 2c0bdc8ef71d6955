import { lookAt } from './screens/lookAt.js';
import { deckEditorScreens } from './screens/deckEditor.js';

lookAt(deckEditorScreens);
