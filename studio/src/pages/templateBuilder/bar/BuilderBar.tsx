import { ActionIcon, Button, Menu, Tooltip } from '@mantine/core';
import { ArrowLeft, CopyPlus, Ellipsis, FlaskConical, Sparkles } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { type Action, isEnabled } from '../../../actions/Action.js';
import { ActionItem } from '../../../actions/ActionItem.js';
import { ActionTip } from '../../../actions/ActionTip.js';
import { globalActions } from '../../../actions/globalActions.js';
import { CardMark } from '../../../components/CardMark.js';
import { SaveState } from '../../../components/SaveState.js';
import { useSaveStatus } from '../../../editing/saving/useSaveStatus.js';
import {
  useBuilder,
  useBuilderActions,
  useBuilderSession,
  useTemplate,
  useTemplateState,
} from '../../../template/builder/BuilderContext.js';
import classes from './bar.module.css';
import { useDesigning } from '../../../template/design/useDesigning.js';
import { useDuplicate } from './useDuplicate.js';

const DESCRIBE = 'Change from a description';

/** What is being edited, the tools to add something, its save state, and the actions on it. */
export function BuilderBar(): ReactElement {
  const { add, template, view } = useBuilderActions();
  const { isReadOnly, session } = useBuilder();
  const canDescribe = useDesigning() !== 'none' && !isReadOnly;
  const describe = (): void => session.setState({ isDescribing: true });
  const isTesting = useBuilderSession((session) => session.isTesting);
  const tools = [add.text, add.rectangle, add.ellipse, add.line, add.picture, add.icon, add.section];
  return (
    <div className={classes.bar}>
      <TemplateName />
      <div className={classes.tools} role="toolbar" aria-label="Add to the face">
        {!isReadOnly && tools.map((action) => <Tool key={action.id} action={action} />)}
        {canDescribe && (
          <Tooltip label={DESCRIBE}>
            <ActionIcon aria-label={DESCRIBE} className={classes.tool} onClick={describe}>
              <Sparkles size={18} />
            </ActionIcon>
          </Tooltip>
        )}
        <span className={classes.separator} />
        <Steps />
      </div>
      <div className={classes.actions}>
        <Button
          variant={isTesting ? 'light' : 'default'}
          className={classes.test ?? ''}
          aria-pressed={isTesting}
          leftSection={<FlaskConical size={16} aria-hidden />}
          onClick={view.stress.run}
        >
          Stress test
        </Button>
        {isReadOnly ? <DuplicateToEdit /> : <SaveControls />}
        <Menu position="bottom-end" width={230}>
          <Menu.Target>
            <ActionIcon aria-label="More" size={36}>
              <Ellipsis size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {canDescribe && (
              <Menu.Item leftSection={<Sparkles size={16} aria-hidden />} onClick={describe}>
                {DESCRIBE}
              </Menu.Item>
            )}
            <ActionItem action={view.stress} />
            <ActionItem action={template.exportFile} />
            {!isReadOnly && <ActionItem action={template.cancel} />}
            <Menu.Divider />
            <ActionItem action={globalActions.help} />
          </Menu.Dropdown>
        </Menu>
      </div>
    </div>
  );
}

function TemplateName(): ReactElement {
  const builder = useBuilder();
  const name = useTemplate((template) => template.name);
  const ratio = useTemplate((template) => template.ratio);
  return (
    <div className={classes.template}>
      <Tooltip label="Templates">
        <ActionIcon component={Link} to="/create/templates" aria-label="Back to templates">
          <ArrowLeft size={18} />
        </ActionIcon>
      </Tooltip>
      <span className={classes.mark}>
        <CardMark size={26} />
      </span>
      <div className={classes.names}>
        <h1 className={classes.heading}>
          <button
            type="button"
            className={classes.name}
            onClick={() => builder.selectParts([])}
            title="Name, description and format"
          >
            {name}
          </button>
        </h1>
        <p className={classes.facts}>
          {ratio.replace(':', ' : ')}
          {builder.isReadOnly && ', official, read only'}
        </p>
      </div>
    </div>
  );
}

/** Undo and redo; the tooltips name the steps. */
function Steps(): ReactElement {
  const { template } = useBuilderActions();
  const last = useTemplateState(({ history }) => history.past.at(-1)?.label);
  const next = useTemplateState(({ history }) => history.future[0]?.label);
  return (
    <>
      <Tool action={template.undo} label={last === undefined ? 'Nothing to undo' : `Undo ${last}`} />
      <Tool action={template.redo} label={next === undefined ? 'Nothing to redo' : `Redo ${next}`} />
    </>
  );
}

function Tool({ action, label = action.label }: { readonly action: Action; readonly label?: string }): ReactElement {
  const { icon: Icon, run } = action;
  return (
    <ActionTip action={action} label={label}>
      <ActionIcon aria-label={label} aria-disabled={!isEnabled(action)} className={classes.tool} onClick={run}>
        {Icon && <Icon size={18} />}
      </ActionIcon>
    </ActionTip>
  );
}

function SaveControls(): ReactElement {
  const { save } = useBuilderActions().template;
  const state = useSaveStatus(useBuilder().store);
  return (
    <>
      <SaveState state={state} />
      <ActionTip action={save}>
        <Button loading={state === 'saving'} disabled={state === 'saved'} onClick={save.run}>
          Save
        </Button>
      </ActionTip>
    </>
  );
}

function DuplicateToEdit(): ReactElement {
  const { duplicate, isBusy } = useDuplicate();
  return (
    <Button leftSection={<CopyPlus size={16} aria-hidden />} loading={isBusy} onClick={duplicate}>
      Duplicate to edit
    </Button>
  );
}
