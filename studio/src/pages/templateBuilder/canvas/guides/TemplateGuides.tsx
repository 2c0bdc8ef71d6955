import type { Scene, TemplateGuide } from '@cardwright/renderer';
import type { KeyboardEvent, ReactElement } from 'react';
import { useBuilder, useTemplate } from '../../../../template/builder/BuilderContext.js';
import { moveGuide, removeGuides } from '../../../../template/document/commands/guides.js';
import { nameOfGuide } from '../../../../template/document/guides.js';
import { type CanvasView, inMm } from '../CanvasView.js';
import type { Feedback } from '../gestures/Feedback.js';
import classes from './guides.module.css';
import { useGuideDrag } from './useGuideDrag.js';

interface Props {
  readonly scene: Scene;
  readonly view: CanvasView;
  readonly hasRulers: boolean;
  readonly onFeedback: (feedback: Feedback) => void;
}

/** The template's own guides, and the rulers that new ones are dragged out of. */
export function TemplateGuides({ scene, view, hasRulers, onFeedback }: Props): ReactElement {
  const { isReadOnly } = useBuilder();
  const guides = useTemplate(({ json_config }) => json_config.guides) ?? NONE;
  const common = { scene, view, onFeedback };
  return (
    <>
      <div className={classes.guides} data-rulers={hasRulers || undefined}>
        {guides.map((guide) => (
          <GuideLine key={guide.id} guide={guide} {...common} />
        ))}
      </div>
      {hasRulers && !isReadOnly && (
        <>
          <Ruler direction="vertical" {...common} />
          <Ruler direction="horizontal" {...common} />
        </>
      )}
    </>
  );
}

const NONE: readonly TemplateGuide[] = [];

type Common = Omit<Props, 'hasRulers'>;

function Ruler({ direction, ...common }: Common & { readonly direction: TemplateGuide['direction'] }): ReactElement {
  return <div className={classes.ruler} data-direction={direction} {...useGuideDrag({ direction, ...common })} />;
}

/** An arrow key moves a guide by half a millimetre. */
const STEP_MM = 0.5;
const ACROSS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
const DOWN: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

function GuideLine({ guide, ...common }: Common & { readonly guide: TemplateGuide }): ReactElement {
  const builder = useBuilder();
  const { scene, view } = common;
  const { id, direction, at } = guide;
  const isUpright = direction === 'vertical';
  const size = isUpright ? scene.width : scene.height;
  const place = (at / 100) * size;
  const onKeyDown = (event: KeyboardEvent): void => {
    const way = (isUpright ? ACROSS : DOWN)[event.key];
    if (event.key === 'Delete' || event.key === 'Backspace') builder.change('remove guide', removeGuides([id]));
    else if (way === undefined) return;
    else {
      const step = (((STEP_MM / view.mmPerUnit) * (event.shiftKey ? 10 : 1)) / size) * 100;
      builder.change('move guide', moveGuide(id, at + way * step), `guide ${id}`);
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      role="separator"
      tabIndex={0}
      aria-orientation={direction}
      aria-label={nameOfGuide(guide)}
      aria-valuenow={Math.round(at)}
      aria-valuemin={-1000}
      aria-valuemax={1000}
      aria-valuetext={`${inMm(place, view)} mm from the ${isUpright ? 'left' : 'top'}`}
      className={classes.line}
      data-direction={direction}
      style={isUpright ? { left: view.origin.x + place * view.zoom } : { top: view.origin.y + place * view.zoom }}
      onKeyDown={onKeyDown}
      {...useGuideDrag({ direction, id, ...common })}
    />
  );
}
