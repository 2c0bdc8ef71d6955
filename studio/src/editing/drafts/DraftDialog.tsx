import { Button, FocusTrap, Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { Dialog } from '../../components/Dialog.js';
import { momentOf } from '../../words/momentOf.js';
import { ChangeList } from '../conflicts/ChangeList.js';
import classes from '../choices.module.css';
import type { DocumentKind } from '../DocumentKind.js';
import type { Change, Identified } from '../types.js';
import { ON_SERVER } from './leftOnServer.js';
import type { KeptDraft } from './draftStorage.js';

interface Props<Document extends Identified> {
  readonly kind: DocumentKind<Document>;
  readonly draft: KeptDraft<Document>;
  /** The document was saved elsewhere after the draft was begun. */
  readonly isOlder: boolean;
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
}

/** Changes that this browser kept but never saved. The dialog must be answered before anything is edited. */
export function DraftDialog<Document extends Identified>(props: Props<Document>): ReactElement {
  const { kind, draft, isOlder, onRestore, onDiscard } = props;
  return (
    <Dialog
      opened
      onClose={onRestore}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      title="Changes that were not saved"
      size={520}
    >
      {/* It may open under the hands of somebody who is typing already, whose keys must not answer it. */}
      <FocusTrap.InitialFocus />
      <div data-short>
        <Text c="var(--cw-ink2)">
          {draft.tabId === ON_SERVER
            ? `They were typed in another browser or on another device ${momentOf(draft.at)}.`
            : `This browser kept them ${momentOf(draft.at)}, when the window closed before you saved.`}
          {isOlder && ` The ${kind.noun} has been saved elsewhere since: restoring keeps both.`}
        </Text>
        <ChangeList changes={changesIn(kind, draft)} />
        <div className={classes.choices} data-keep-clear>
          <Button variant="light" color="pip" onClick={onDiscard} className={classes.first}>
            Discard them
          </Button>
          <Button onClick={onRestore}>Restore changes</Button>
        </div>
      </div>
    </Dialog>
  );
}

function changesIn<Document extends Identified>(
  kind: DocumentKind<Document>,
  { base, document, unread }: KeptDraft<Document>,
): readonly Change[] {
  const changes = kind.describeChanges(base, document);
  return unread === undefined
    ? changes
    : [...changes, { id: 'unread', what: 'JSON with an error', details: `not in the ${kind.noun} yet` }];
}
