import type { ComponentType } from 'react';
import type { DialogProps } from '../../../deck/editor/DialogProps.js';
import type { DialogName } from '../../../deck/session/editorSession.js';

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
