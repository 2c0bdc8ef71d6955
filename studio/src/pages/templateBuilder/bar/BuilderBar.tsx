import { ActionIcon, Button, Menu, Tooltip } from '@mantine/core';
import { CopyPlus, Ellipsis, FlaskConical, Sparkles } from 'lucide-react';
import type { ReactElement } from 'react';
import { type Action, isEnabled } from '../../../actions/Action.js';
import { ActionItem } from '../../../actions/ActionItem.js';
import { ActionTip } from '../../../actions/ActionTip.js';
import { globalActions } from '../../../actions/globalActions.js';
import { SaveState } from '../../../components/SaveState.js';
import { DocumentBar } from '../../../editing/bar/DocumentBar.js';
import { NameButton } from '../../../editing/bar/DocumentName.js';
import { StepButtons } from '../../../actions/StepButtons.js';
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
  const { view } = useBuilderActions();
  const builder = useBuilder();
  const { isReadOnly, isPublishing, session } = builder;
  const name = useTemplate((template) => template.name);
  const ratio = useTemplate((template) => template.ratio);
  const canDescribe = useDesigning() !== 'none' && !isReadOnly;
  const describe = canDescribe ? (): void => session.setState({ isDescribing: true }) : undefined;
  const isTesting = useBuilderSession((session) => session.isTesting);
  const kindWords = isReadOnly ? ', official, read only' : isPublishing ? ', official' : '';
  return (
    <DocumentBar
      back={{ to: isPublishing ? '/admin/templates' : '/create/templates', place: 'Templates' }}
      name={<NameButton name={name} leadsTo="Name, description and format" onClick={() => builder.selectParts([])} />}
      facts={`${ratio.replace(':', ' : ')}${kindWords}`}
      tools={!isReadOnly && <Tools describe={describe} />}
    >
      {!isReadOnly && <State />}
      <Button
        variant={isTesting ? 'light' : 'default'}
        className={classes.test ?? ''}
        aria-pressed={isTesting}
        leftSection={<FlaskConical size={16} aria-hidden />}
        onClick={view.stress.run}
      >
        Stress test
      </Button>
      {isReadOnly ? <DuplicateToEdit /> : <SaveButton />}
      <MoreMenu describe={describe} />
    </DocumentBar>
  );
}

interface Describing {
  /** Opens the description of changes; undefined where there is none. */
  readonly describe: (() => void) | undefined;
}

function Tools({ describe }: Describing): ReactElement {
  const { add } = useBuilderActions();
  const tools = [add.text, add.rectangle, add.ellipse, add.line, add.picture, add.icon, add.section];
  return (
    <div className={classes.tools} role="toolbar" aria-label="Add to the face">
      {tools.map((action) => (
        <Tool key={action.id} action={action} />
      ))}
      {describe && (
        <Tooltip label={DESCRIBE}>
          <ActionIcon aria-label={DESCRIBE} className={classes.tool} onClick={describe}>
            <Sparkles size={18} />
          </ActionIcon>
        </Tooltip>
      )}
      <span className={classes.separator} />
      <Steps />
    </div>
  );
}

/** What the bar has no room for. */
function MoreMenu({ describe }: Describing): ReactElement {
  const { isReadOnly } = useBuilder();
  const { template, view } = useBuilderActions();
  return (
    <Menu position="bottom-end" width={230}>
      <Menu.Target>
        <ActionIcon aria-label="More" size={36}>
          <Ellipsis size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {describe && (
          <Menu.Item leftSection={<Sparkles size={16} aria-hidden />} onClick={describe}>
            {DESCRIBE}
          </Menu.Item>
        )}
        <ActionItem action={view.stress} />
        <ActionItem action={template.exportFile} />
        {!isReadOnly && <ActionItem action={template.versions} />}
        {!isReadOnly && <ActionItem action={template.cancel} />}
        <Menu.Divider />
        <ActionItem action={globalActions.help} />
      </Menu.Dropdown>
    </Menu>
  );
}

function Steps(): ReactElement {
  const { template } = useBuilderActions();
  const last = useTemplateState(({ history }) => history.past.at(-1)?.label);
  const next = useTemplateState(({ history }) => history.future[0]?.label);
  return <StepButtons undo={template.undo} redo={template.redo} last={last} next={next} />;
}

function Tool({ action }: { readonly action: Action }): ReactElement {
  const { icon: Icon, label, run } = action;
  return (
    <ActionTip action={action}>
      <ActionIcon aria-label={label} aria-disabled={!isEnabled(action)} className={classes.tool} onClick={run}>
        {Icon && <Icon size={18} />}
      </ActionIcon>
    </ActionTip>
  );
}

function State(): ReactElement {
  return <SaveState state={useSaveStatus(useBuilder().store)} />;
}

function SaveButton(): ReactElement {
  const { save } = useBuilderActions().template;
  const { store, isPublishing } = useBuilder();
  const state = useSaveStatus(store);
  return (
    <ActionTip action={save}>
      <Button loading={state === 'saving'} disabled={state === 'saved'} onClick={save.run}>
        {isPublishing ? 'Publish' : 'Save'}
      </Button>
    </ActionTip>
  );
}

function DuplicateToEdit(): ReactElement {
  const { duplicate, isBusy } = useDuplicate();
  return (
    <Button leftSection={<CopyPlus size={16} aria-hidden />} loading={isBusy} onClick={duplicate}>
      Duplicate<span className={classes.purpose}>&nbsp;to edit</span>
    </Button>
  );
}
