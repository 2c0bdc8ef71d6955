import type { ComponentType } from 'react';
import type { DialogProps } from '../../../deck/editor/DialogProps.js';
import type { DialogName } from '../../../deck/session/editorSession.js';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** Each dialog's lazily loaded code. A dialog must be listed here to be opened. */
export const dialogs: { readonly [Name in DialogName]?: Load<DialogProps<Name>> } = {
  colorScheme: () => import('../../../colorSchemes/SchemeDialog.js'),
  export: () => import('../../../exporting/EditorExportDialog.js'),
  icons: () => import('../../../icons/IconDialog.js'),
  matchPictures: () => import('../../../pictures/matching/MatchPicturesDialog.js'),
  pictures: () => import('../../../pictures/PicturesDialog.js'),
  playDraft: () => import('../../../publishing/PlayDraftDialog.js'),
  publish: () => import('../../../publishing/PublishDialog.js'),
  replace: () => import('../../../replacing/ReplaceDialog.js'),
  update: () => import('../../../updating/UpdateDialog.js'),
  versions: () => import('../versions/VersionsDialog.js'),
  share: () => import('../../../publishing/ShareDialog.js'),
};

/** The Cards tab's table, likewise. */
export const views: { readonly table?: Load<object> } = { table: () => import('../cardsTab/table/CardsTable.js') };
