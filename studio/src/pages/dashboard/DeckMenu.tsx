import { ActionIcon, Menu } from '@mantine/core';
import {
  Copy,
  Dices,
  Download,
  EyeOff,
  FolderOpen,
  Globe,
  Hourglass,
  Link2,
  MoreHorizontal,
  Pencil,
  Share2,
  Trash2,
  Undo2,
} from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { ListedDeck } from '../../api/decks.js';
import { useDeckActions } from './actions/useDeckActions.js';
import styles from './DeckMenu.module.css';
import { statusAction } from '../../publishing/statusAction.js';
import { deckTitle } from '../../deck/deckTitle.js';

/** Actions on a whole deck, outside the editor. */
export function DeckMenu({ deck }: { readonly deck: ListedDeck }): ReactElement {
  const actions = useDeckActions();
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <ActionIcon className={styles.button ?? ''} aria-label={`Actions for ${deckTitle(deck)}`}>
          <MoreHorizontal size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={`/create/decks/${deck.id}`} leftSection={<FolderOpen size={16} />}>
          Open deck
        </Menu.Item>
        <Menu.Item leftSection={<Pencil size={16} />} onClick={() => actions.rename(deck)}>
          Rename deck
        </Menu.Item>
        <Menu.Item leftSection={<Copy size={16} />} onClick={() => void actions.duplicate(deck)}>
          Duplicate deck
        </Menu.Item>
        <Menu.Item
          component={Link}
          to={`/create/decks/${deck.id}?export=pdf-cards`}
          leftSection={<Download size={16} />}
        >
          Export deck
        </Menu.Item>
        <Menu.Divider />
        <StatusItems deck={deck} />
        <Menu.Divider />
        <Menu.Item color="pip" leftSection={<Trash2 size={16} />} onClick={() => void actions.remove(deck)}>
          Delete deck
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function StatusItems({ deck }: { readonly deck: ListedDeck }): ReactElement {
  const { changeStatus, copyLink } = useDeckActions();
  const { status } = deck;
  return (
    <>
      {status !== 'published' && (
        <Menu.Item leftSection={<Globe size={16} />} onClick={() => void changeStatus(deck, 'published')}>
          {statusAction(status, 'published')}
        </Menu.Item>
      )}
      {status !== 'early-access' && (
        <Menu.Item leftSection={<Hourglass size={16} />} onClick={() => void changeStatus(deck, 'early-access')}>
          {statusAction(status, 'early-access')}
        </Menu.Item>
      )}
      {status !== 'unlisted' && (
        <Menu.Item leftSection={<EyeOff size={16} />} onClick={() => void changeStatus(deck, 'unlisted')}>
          {statusAction(status, 'unlisted')}
        </Menu.Item>
      )}
      {status !== 'draft' && (
        <>
          <Menu.Item leftSection={<Undo2 size={16} />} onClick={() => void changeStatus(deck, 'draft')}>
            {statusAction(status, 'draft')}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item leftSection={<Share2 size={16} />} onClick={() => void copyLink(deck, 'share')}>
            Copy share link
          </Menu.Item>
          <Menu.Item leftSection={<Dices size={16} />} onClick={() => void copyLink(deck, 'play')}>
            Copy play link
          </Menu.Item>
        </>
      )}
      {status === 'draft' && (
        <Menu.Label>
          <span className={styles.hint}>
            <Link2 size={14} aria-hidden /> Links work once the deck is shared or published
          </span>
        </Menu.Label>
      )}
    </>
  );
}
