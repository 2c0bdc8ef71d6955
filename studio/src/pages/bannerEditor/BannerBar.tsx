import { ActionIcon, Button, SegmentedControl, Tooltip } from '@mantine/core';
import { ArrowLeft, Download } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Action } from '../../actions/Action.js';
import { ActionTip } from '../../actions/ActionTip.js';
import { SaveState } from '../../components/SaveState.js';
import { StepButtons } from '../../actions/StepButtons.js';
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
  return (
    <>
      <div className={classes.names}>
        <Tooltip label="Social banners">
          <ActionIcon component={Link} to="/create/social-banners" aria-label="Back to social banners">
            <ArrowLeft size={18} />
          </ActionIcon>
        </Tooltip>
        <Name deck={open.subject?.deck.translations[open.subject.language]?.title ?? ''} />
      </div>
      <Languages open={open} />
      <div className={classes.actions}>
        <Steps undo={actions.undo} redo={actions.redo} />
        <SaveState state={state} />
        <ActionTip action={actions.save}>
          <Button
            variant="default"
            loading={state === 'saving'}
            disabled={state === 'saved'}
            onClick={actions.save.run}
          >
            Save
          </Button>
        </ActionTip>
        <Button
          aria-label={`Export ${counted(count, 'size')}`}
          leftSection={<Download size={16} aria-hidden />}
          onClick={actions.export.run}
        >
          <span className={classes.exportLabel}>Export {count === 1 ? '1 size' : `${count} sizes`}</span>
        </Button>
      </div>
    </>
  );
}

function Name({ deck }: { readonly deck: string }): ReactElement {
  const name = useBanner((banner) => banner.name);
  const change = useChange();
  return (
    <div className={classes.name}>
      <h1 className={classes.hidden}>{name}</h1>
      <input
        className={classes.nameInput}
        aria-label="Name of the banner"
        maxLength={200}
        value={name}
        onChange={({ currentTarget: { value } }) => change('rename', (banner) => void (banner.name = value), 'name')}
        onBlur={() => name.trim() === '' && change('rename', (banner) => void (banner.name = 'Untitled'), 'name')}
      />
      <p className={classes.deck}>{deck === '' ? 'Sample cards' : `Banners for ${deck}`}</p>
    </div>
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
