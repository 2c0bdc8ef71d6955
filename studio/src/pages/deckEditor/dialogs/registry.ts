import type { ComponentType } from 'react';
import type { DialogName, EditorDialog } from '../../../deck/session/editorSession.js';

/** What every dialog gets: what it was opened for, and how to close it. Everything else it takes from the context. */
export interface DialogProps<Name extends DialogName = DialogName> {
  readonly dialog: Extract<EditorDialog, { name: Name }>;
  readonly onClose: () => void;
}

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** Where each dialog's code is; it is fetched when it is first opened. One that is not here cannot be opened. */
export const dialogs: { readonly [Name in DialogName]?: Load<DialogProps<Name>> } = {
  export: () => import('../../../exporting/EditorExportDialog.js'),
  icons: () => import('../../../icons/IconDialog.js'),
  pictures: () => import('../../../pictures/PicturesDialog.js'),
  publish: () => import('../../../publishing/PublishDialog.js'),
  replace: () => import('../../../replacing/ReplaceDialog.js'),
  share: () => import('../../../publishing/ShareDialog.js'),
};

/** The cards tab's table, likewise. */
export const views: { readonly table?: Load<object> } = { table: () => import('../cardsTab/table/CardsTable.js') };
