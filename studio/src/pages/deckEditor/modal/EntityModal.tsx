import { Tabs } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { Dialog } from '../../../components/Dialog.js';
import { findCategory } from '../../../deck/document/find.js';
import type { EditorModal, ModalTab } from '../../../deck/session/editorSession.js';
import { useDeck, useEditor, useSession } from '../../../deck/editor/EditorContext.js';
import { titleOf } from '../../../deck/document/texts.js';
import { EntityModalBody } from './EntityModalBody.js';
import classes from './EntityModal.module.css';

const TABS: Readonly<Record<EditorModal['entity'], readonly { readonly tab: ModalTab; readonly label: string }[]>> = {
  card: [
    { tab: 'content', label: 'Content' },
    { tab: 'image', label: 'Picture' },
    { tab: 'values', label: 'Values' },
    { tab: 'design', label: 'Design' },
  ],
  category: [
    { tab: 'content', label: 'Content' },
    { tab: 'image', label: 'Picture' },
    { tab: 'design', label: 'Design' },
  ],
};

/** The dialog for one card or category. It edits the deck directly; closing it keeps everything. */
export function EntityModal(): ReactElement {
  const { session } = useEditor();
  const modal = useSession((state) => state.modal);
  // While the dialog fades out, it still shows its content.
  const [last, setLast] = useState(modal);
  if (modal !== undefined && modal !== last) setLast(modal);
  const shown = modal ?? last;
  const close = (): void => session.setState({ modal: undefined });
  return (
    <Dialog opened={modal !== undefined} onClose={close} size={860} title={<Title modal={shown} />} keepMounted={false}>
      {shown !== undefined && (
        <Tabs
          value={shown.tab}
          onChange={(tab) => {
            const wanted = TABS[shown.entity].find((one) => one.tab === tab)?.tab;
            if (wanted !== undefined) session.setState({ modal: { ...shown, tab: wanted } });
          }}
        >
          <Tabs.List className={classes.tabs}>
            {TABS[shown.entity].map(({ tab, label }) => (
              <Tabs.Tab key={tab} value={tab}>
                {label}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {TABS[shown.entity].map(({ tab }) => (
            <Tabs.Panel key={tab} value={tab}>
              {shown.tab === tab && <EntityModalBody modal={shown} />}
            </Tabs.Panel>
          ))}
        </Tabs>
      )}
    </Dialog>
  );
}

function Title({ modal }: { readonly modal: EditorModal | undefined }): ReactElement {
  const { faces } = useEditor();
  const language = useSession((state) => state.language);
  const title = useDeck((deck) => {
    if (modal === undefined) return '';
    const owner = modal.entity === 'card' ? faces.place(deck, modal.id)?.card : findCategory(deck, modal.id);
    return owner === undefined ? '' : titleOf(deck, owner, language);
  });
  return <>{title === '' ? (modal?.entity === 'category' ? 'Untitled category' : 'Untitled card') : title}</>;
}
