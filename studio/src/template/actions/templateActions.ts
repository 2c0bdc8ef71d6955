import { Download, History, RotateCcw, Save } from 'lucide-react';
import { defineActions } from '../../actions/Action.js';
import { confirm } from '../../components/confirm.js';
import { saveStateOf } from '../../editing/documentStore.js';
import { historyActions } from '../../editing/historyActions.js';
import type { Builder } from '../builder/createBuilder.js';
import { READ_ONLY } from '../readOnly.js';
import { exportTemplateFile } from './exportTemplateFile.js';

/** Saving, undoing and handing over the whole template. */
export function templateActions({ store, session, save, isReadOnly, isPublishing }: Builder) {
  return defineActions('Template', {
    save: {
      label: isPublishing ? 'Publish a new version' : 'Save template',
      shortcut: 'mod+S',
      icon: Save,
      inDialogs: true,
      // Without a reason, the keys would open the browser's dialog for saving the page.
      whyNot: () => (isReadOnly ? `${READ_ONLY.title}. ${READ_ONLY.message}` : undefined),
      run: () => void save(),
    },
    ...historyActions(store),
    versions: {
      label: 'Version history',
      icon: History,
      isEnabled: () => !isReadOnly,
      run: () => session.setState({ isShowingVersions: true }),
    },
    cancel: {
      label: 'Cancel changes',
      icon: RotateCcw,
      isEnabled: () => saveStateOf(store.getState()) !== 'saved',
      run: () =>
        void confirm({
          title: 'Cancel all changes?',
          message: `The template returns to its last saved state. Undo restores your changes${
            store.getState().unread === undefined ? '' : ', apart from the JSON with an error'
          }.`,
          confirmLabel: 'Cancel changes',
          cancelLabel: 'Keep editing',
          danger: true,
        }).then((isSure) => isSure && store.cancel()),
    },
    exportFile: {
      label: 'Export as a file',
      icon: Download,
      run: () => exportTemplateFile(store.getState().document),
    },
  });
}
