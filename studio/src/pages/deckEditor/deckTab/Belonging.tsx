import { Button, Select, Switch, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { StatusBadge } from '../../../components/StatusBadge.js';
import { setDeckFields } from '../../../deck/document/commands/fields.js';
import { useDialog } from '../../../deck/editor/useDialog.js';
import { useApply, useDeck, useEditor } from '../../../deck/editor/EditorContext.js';
import { useMissingError } from '../../../deck/saving/useMissingFields.js';
import { FieldLabel } from '../fields/FieldLabel.js';
import { languageOptions } from '../../../languages/languageOptions.js';
import { useLanguages } from '../../../deck/editor/useLanguages.js';
import { WorldSelect } from '../../../newDeck/basics/WorldSelect.js';
import classes from './DeckTab.module.css';

/** World, main language, status, copyright, and whether everybody may download it. */
export function Belonging(): ReactElement {
  const { store } = useEditor();
  const apply = useApply();
  const openDialog = useDialog();
  const missing = useMissingError('World');
  const world = useDeck((deck) => deck.world_id);
  const status = useDeck((deck) => deck.status);
  const copyright = useDeck((deck) => deck.copyright_info);
  const allowsDownload = useDeck((deck) => deck.allows_download);
  return (
    <>
      <div className={classes.pair}>
        <WorldSelect
          id="deck-world"
          value={world}
          error={missing}
          onChange={(id) => apply('choose world', setDeckFields({ world_id: id }))}
        />
        <MainLanguage />
      </div>
      <div>
        <FieldLabel label="Status" />
        <div className={classes.status}>
          <StatusBadge status={status} />
          <Button variant="default" size="sm" onClick={() => openDialog({ name: 'publish' })}>
            Change status
          </Button>
        </div>
      </div>
      <TextInput
        label="Copyright"
        placeholder="© 2026 Your name"
        value={copyright ?? ''}
        onChange={(event) =>
          apply(
            { label: 'edit copyright', gesture: 'deck copyright' },
            setDeckFields({ copyright_info: event.currentTarget.value === '' ? null : event.currentTarget.value }),
          )
        }
        onBlur={() => store.endGesture()}
      />
      <Switch
        label="Let everybody download it to print"
        description="The page of the deck then offers a print-and-play PDF, on A4 or Letter, as soon as the deck is public."
        checked={allowsDownload}
        onChange={({ currentTarget }) =>
          apply(
            currentTarget.checked ? 'allow the download' : 'stop the download',
            setDeckFields({ allows_download: currentTarget.checked }),
          )
        }
      />
    </>
  );
}

function MainLanguage(): ReactElement {
  const { session } = useEditor();
  const apply = useApply();
  const own = useLanguages();
  const missing = useMissingError('Main Language');
  const main = useDeck((deck) => deck.default_language);
  return (
    <Select
      id="deck-main-language"
      label="Main language"
      data={[...languageOptions(own)]}
      value={main === '' ? null : main}
      searchable
      allowDeselect={false}
      error={missing}
      onChange={(code) => {
        if (code === null) return;
        apply('choose main language', setDeckFields({ default_language: code }));
        session.setState({ language: code });
      }}
    />
  );
}
