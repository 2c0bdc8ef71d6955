import { ActionIcon, Menu, SegmentedControl } from '@mantine/core';
import { CornerLeftUp, Ellipsis, Eye, EyeOff, Lock, LockOpen } from 'lucide-react';
import { lazy, Suspense, type ReactElement } from 'react';
import { ActionItem } from '../../../actions/ActionItem.js';
import { ActionTip } from '../../../actions/ActionTip.js';
import {
  useBuilder,
  useBuilderActions,
  useBuilderSession,
  useOnlyPart,
  useParts,
  useTemplate,
} from '../../../template/builder/BuilderContext.js';
import type { InspectorView } from '../../../template/builder/builderSession.js';
import { setSectionHeight } from '../../../template/document/commands/sections.js';
import { isContainer } from '../../../template/document/kinds.js';
import { nameOfPart } from '../../../template/document/nameOfPart.js';
import { isAbsolute } from '../../../template/document/overlayFrame.js';
import type { Part } from '../../../template/document/parts.js';
import { round } from '../../../template/styling/quantity.js';
import { partIcon } from '../structure/partIcon.js';
import { FlowPanel, PaddingPanel } from './BoxPanels.js';
import { ClassField } from './ClassField.js';
import { ContentPanel } from './ContentPanel.js';
import { FacePanels } from './FacePanels.js';
import { QuantityField } from './fields/QuantityField.js';
import classes from './inspector.module.css';
import { LayoutPanel } from './LayoutPanel.js';
import { LookPanel } from './LookPanel.js';
import { ReusePanel } from '../reuse/ReusePanel.js';
import { Panel } from './Panel.js';
import { PositionPanel } from './PositionPanel.js';
import { SeveralPanel } from './SeveralPanel.js';
import { TextPanel } from './TextPanel.js';
import { useStyling } from './useStyling.js';

const JsonView = lazy(() => import('./JsonView.js').then((module) => ({ default: module.JsonView })));

const VIEWS = [
  { value: 'design', label: 'Design' },
  { value: 'json', label: 'JSON' },
] as const satisfies readonly { value: InspectorView; label: string }[];

/** What is selected, and everything that can be changed about it. */
export function Inspector(): ReactElement {
  const { session } = useBuilder();
  const view = useBuilderSession((state) => state.view);
  const count = useBuilderSession((state) => state.selectedIds.length);
  const part = useOnlyPart();
  return (
    <aside id="inspector" className={classes.inspector} aria-label="Inspector">
      <div className={classes.views}>
        <SegmentedControl
          fullWidth
          size="xs"
          aria-label="Inspector view"
          data={[...VIEWS]}
          value={view}
          onChange={(next) => session.setState({ view: next })}
        />
      </div>
      {view === 'json' ? (
        <Suspense fallback={null}>
          <JsonView />
        </Suspense>
      ) : (
        <div className={classes.scroll}>
          {count === 0 && <FacePanels />}
          {count > 1 && <SeveralPanel />}
          {part !== undefined && <PartPanels key={part.id} part={part} />}
        </div>
      )}
    </aside>
  );
}

function PartPanels({ part }: { readonly part: Part }): ReactElement {
  const { item, section } = part;
  const styling = useStyling();
  const siblings = useParts().get(part.parentId)?.childIds.length ?? 0;
  const isGroup = section !== undefined || (item !== undefined && isContainer(item));
  const hasText = item !== undefined && ['text', 'markdown', 'icon', 'svg-shape'].includes(item.renderType);
  const isText = item?.renderType === 'text' || item?.renderType === 'markdown';
  return (
    <>
      <PartHead part={part} />
      {section !== undefined && <HeightPanel id={section.id} percent={section.heightPercent} />}
      {item !== undefined && <ContentPanel item={item} />}
      {item !== undefined && isAbsolute(item) && <PositionPanel item={item} />}
      {item !== undefined && !isAbsolute(item) && part.layer !== 'background-item' && (
        <FlowPanel styling={styling} place={`${part.index + 1} of ${siblings}`} />
      )}
      {isGroup && <LayoutPanel styling={styling} />}
      {isGroup && <PaddingPanel styling={styling} />}
      {(isText || item?.renderType === 'icon') && <TextPanel styling={styling} />}
      {part.layer !== 'overlays' && <LookPanel styling={styling} hasText={hasText} />}
      {part.layer !== 'overlays' && <ClassField styling={styling} />}
      {item !== undefined && <ReusePanel item={item} />}
    </>
  );
}

function HeightPanel({ id, percent }: { readonly id: string; readonly percent: number }): ReactElement {
  const builder = useBuilder();
  return (
    <Panel title="Share of the face">
      <QuantityField
        label="Height"
        text={String(round(percent))}
        unit="%"
        mmPerUnit={1}
        onChange={(value, gesture) =>
          typeof value === 'object' &&
          builder.change('change section height', setSectionHeight(id, value.value), gesture && `${gesture} ${id}`)
        }
      />
    </Panel>
  );
}

/** The part's name, and what is done with parts as a whole. */
function PartHead({ part }: { readonly part: Part }): ReactElement {
  const { items, arrange } = useBuilderActions();
  const name = useTemplate(({ json_config }) => nameOfPart(json_config, part.id));
  const Icon = partIcon(part);
  const isLocked = part.item?.locked === true || part.section?.locked === true;
  const isHidden = part.item?.hidden === true;
  return (
    <div className={classes.head}>
      <Icon size={17} aria-hidden />
      <h2 className={classes.name}>{name}</h2>
      <ActionTip action={items.parent}>
        <ActionIcon aria-label={items.parent.label} onClick={items.parent.run} size={30}>
          <CornerLeftUp size={16} />
        </ActionIcon>
      </ActionTip>
      <ActionTip action={items.lock}>
        <ActionIcon
          aria-label={isLocked ? 'Unlock' : 'Lock'}
          aria-pressed={isLocked}
          onClick={items.lock.run}
          size={30}
        >
          {isLocked ? <Lock size={16} /> : <LockOpen size={16} />}
        </ActionIcon>
      </ActionTip>
      {part.item !== undefined && (
        <ActionTip action={items.hide}>
          <ActionIcon
            aria-label={isHidden ? 'Show' : 'Hide'}
            aria-pressed={isHidden}
            onClick={items.hide.run}
            size={30}
          >
            {isHidden ? <EyeOff size={16} /> : <Eye size={16} />}
          </ActionIcon>
        </ActionTip>
      )}
      <Menu position="bottom-end" width={260}>
        <Menu.Target>
          <ActionIcon aria-label={`Actions for ${name}`} size={30}>
            <Ellipsis size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {[items.rename, items.duplicate, items.copy, items.paste, items.copyStyle, items.pasteStyle].map((action) => (
            <ActionItem key={action.id} action={action} />
          ))}
          <Menu.Divider />
          {[items.flow, items.group, items.ungroup].map((action) => (
            <ActionItem key={action.id} action={action} />
          ))}
          <Menu.Divider />
          {[arrange.first, arrange.earlier, arrange.later, arrange.last].map((action) => (
            <ActionItem key={action.id} action={action} />
          ))}
          <Menu.Divider />
          <ActionItem action={items.remove} />
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}
