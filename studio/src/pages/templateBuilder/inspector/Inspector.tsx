import type { TemplateSection } from '@cardwright/renderer';
import { SegmentedControl } from '@mantine/core';
import { lazy, Suspense, type ReactElement } from 'react';
import { useBuilder, useBuilderSession, useOnlyPart, useParts } from '../../../template/builder/BuilderContext.js';
import type { InspectorView } from '../../../template/builder/builderSession.js';
import { setSectionHeight } from '../../../template/document/commands/sections.js';
import { isPlacedInParent } from '../../../template/document/inGroup.js';
import { isContainer } from '../../../template/document/kinds.js';
import { isLocked as isPartLocked } from '../../../template/document/locks.js';
import { isAbsolute } from '../../../template/document/overlayFrame.js';
import type { Part } from '../../../template/document/parts.js';
import { round } from '../../../template/styling/quantity.js';
import { FlowPanel, PaddingPanel } from './BoxPanels.js';
import { ClassField } from './ClassField.js';
import { ContentPanel } from './ContentPanel.js';
import { FacePanels } from './FacePanels.js';
import { PartHead } from './PartHead.js';
import { QuantityField } from './fields/QuantityField.js';
import classes from './inspector.module.css';
import { LayoutPanel } from './LayoutPanel.js';
import { LockedNote } from './LockedNote.js';
import { LookPanel } from './look/LookPanel.js';
import { ReusePanel } from '../reuse/ReusePanel.js';
import { Panel } from './Panel.js';
import { PlacedPanel } from './PlacedPanel.js';
import { PositionPanel } from './PositionPanel.js';
import { SeveralPanel } from './SeveralPanel.js';
import { isSetAsText, TextPanel } from './TextPanel.js';
import { UnseenNote } from './UnseenNote.js';
import { useStyling } from './useStyling.js';

const JsonView = lazy(() => import('./json/JsonView.js').then((module) => ({ default: module.JsonView })));

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
  const parts = useParts();
  const isLocked = isPartLocked(parts, part.id);
  const siblings = parts.get(part.parentId)?.childIds.length ?? 0;
  const isGroup = section !== undefined || (item !== undefined && isContainer(item));
  const hasText = item !== undefined && ['text', 'markdown', 'icon', 'svg-shape'].includes(item.renderType);
  const isInParent = item !== undefined && !isAbsolute(item) && isPlacedInParent(item);
  return (
    <>
      <PartHead part={part} />
      <LockedNote />
      <UnseenNote part={part} />
      {section !== undefined && <HeightPanel section={section} />}
      {item !== undefined && <ContentPanel item={item} />}
      {item !== undefined && isAbsolute(item) && <PositionPanel item={item} isLocked={isLocked} />}
      {isInParent && <PlacedPanel item={item} isLocked={isLocked} />}
      {item !== undefined && !isAbsolute(item) && !isInParent && part.layer !== 'background-item' && (
        <FlowPanel styling={styling} place={`${part.index + 1} of ${siblings}`} isLocked={isLocked} />
      )}
      {isGroup && <LayoutPanel styling={styling} isLocked={isLocked} />}
      {isGroup && <PaddingPanel styling={styling} isLocked={isLocked} />}
      {item !== undefined && isSetAsText(item) && <TextPanel styling={styling} />}
      {part.layer !== 'overlays' && <LookPanel styling={styling} hasText={hasText} />}
      {part.layer !== 'overlays' && <ClassField styling={styling} />}
      {item !== undefined && <ReusePanel item={item} />}
    </>
  );
}

const SHARE = { minimum: 1, maximum: 100, unit: '%' };

function HeightPanel({ section }: { readonly section: TemplateSection }): ReactElement {
  const { id, heightPercent, locked } = section;
  const builder = useBuilder();
  return (
    <Panel title="Share of the face" isLocked={locked}>
      <QuantityField
        label="Height"
        text={String(round(heightPercent))}
        unit="%"
        range={SHARE}
        mmPerUnit={1}
        onChange={(value, gesture) =>
          typeof value === 'object' &&
          builder.change('change section height', setSectionHeight(id, value.value), gesture && `${gesture} ${id}`)
        }
      />
    </Panel>
  );
}
