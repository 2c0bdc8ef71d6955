import { Button, SegmentedControl } from '@mantine/core';
import { Download } from 'lucide-react';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import type { Action } from '../../actions/Action.js';
import { ActionTip } from '../../actions/ActionTip.js';
import { SaveState } from '../../components/SaveState.js';
import { StepButtons } from '../../actions/StepButtons.js';
import { DocumentBar } from '../../editing/bar/DocumentBar.js';
import { NameField } from '../../editing/bar/DocumentName.js';
import { useSaveStatus } from '../../editing/saving/useSaveStatus.js';
import { nameOfLanguage } from '../../languages/nameOfLanguage.js';
import type { BannerActions } from './bannerActions.js';
import { useBanner, useBannerState, useChange, useEditor } from './BannerContext.js';
import classes from './bannerEditor.module.css';
import type { OpenBanner } from './useOpenBanner.js';
import { counted } from '../../words/counted.js';

interface Props {
  readonly open: OpenBanner;
  readonly actions: BannerActions;
}

/** The banner's name and language, its save state, and the actions on it. */
export function BannerBar({ open, actions }: Props): ReactElement {
  const { store } = useEditor();
  const state = useSaveStatus(store);
  const count = Math.max(1, open.formats.length);
  const deck = open.subject?.deck.translations[open.subject.language]?.title ?? '';
  return (
    <DocumentBar
      back={{ to: '/create/social-banners', place: 'Social banners' }}
      name={<Name />}
      facts={deck === '' ? 'Sample cards' : `Banners for ${deck}`}
      tools={<Languages open={open} />}
    >
      <SaveState state={state} />
      <ActionTip action={actions.save}>
        <Button variant="default" loading={state === 'saving'} disabled={state === 'saved'} onClick={actions.save.run}>
          Save
        </Button>
      </ActionTip>
      <Steps undo={actions.undo} redo={actions.redo} />
      <Button
        aria-label={`Export ${counted(count, 'size')}`}
        leftSection={<Download size={16} aria-hidden />}
        onClick={actions.export.run}
      >
        <span className={classes.exportLabel}>Export {count === 1 ? '1 size' : `${count} sizes`}</span>
      </Button>
    </DocumentBar>
  );
}

function Name(): ReactElement {
  const name = useBanner((banner) => banner.name);
  const change = useChange();
  const rename = (value: string): void => change('rename', (banner) => void (banner.name = value), 'name');
  return (
    <NameField
      label="Name of the banner"
      maxLength={200}
      value={name}
      onChange={rename}
      onBlur={() => {
        if (name.trim() === '') rename('Untitled');
      }}
    />
  );
}

function Languages({ open: { languages, language, addressOf } }: { readonly open: OpenBanner }): ReactElement {
  const navigate = useNavigate();
  if (languages.length < 2 || language === undefined) return <span />;
  return (
    <SegmentedControl
      aria-label="Language"
      className={classes.languages ?? ''}
      size="xs"
      value={language}
      data={languages.map((code) => ({ value: code, label: nameOfLanguage(code) }))}
      onChange={(code) => void navigate(addressOf({ language: code }), { replace: true })}
    />
  );
}

function Steps({ undo, redo }: { readonly undo: Action; readonly redo: Action }): ReactElement {
  const last = useBannerState(({ history }) => history.past.at(-1)?.label);
  const next = useBannerState(({ history }) => history.future[0]?.label);
  return <StepButtons undo={undo} redo={redo} last={last} next={next} />;
}
