import { FITS, PROP_VALUES, SHAPES, type TemplateItem } from '@cardwright/renderer';
import type { ReactElement } from 'react';
import { textProp } from '../../../template/document/textProp.js';
import classes from './inspector.module.css';
import { Choice, NumberProp, TextProp } from './propFields.js';

const NUMBERS: Readonly<Record<string, readonly (readonly [prop: string, label: string, step: number])[]>> = {
  polygon: [
    ['sides', 'Sides', 1],
    ['cornerRadius', 'Corners', 1],
  ],
  star: [
    ['points', 'Points', 1],
    ['innerRatio', 'Depth', 0.05],
  ],
};

/** Which shape, and its measures. */
export function ShapeProps({ item }: { readonly item: TemplateItem }): ReactElement {
  const shape = textProp(item, 'shape') || 'rectangle';
  return (
    <>
      <Choice item={item} prop="shape" label="Shape" choices={SHAPES} />
      <div className={classes.pair}>
        {NUMBERS[shape]?.map(([prop, label, step]) => (
          <NumberProp key={prop} item={item} prop={prop} label={label} step={step} />
        ))}
      </div>
      {shape === 'path' && <TextProp item={item} prop="d" label="Path data" isLong />}
    </>
  );
}

/** Pictures and drawings: what is drawn where there is none, how it fits, its outline, and what of a photo stays in sight. */
export function DrawingProps({ item }: { readonly item: TemplateItem }): ReactElement {
  const isOwn = item.kind === 'svg_shape';
  return (
    <>
      <div className={classes.pair}>
        <Choice item={item} prop="art" label={isOwn ? 'Art' : 'Art if empty'} choices={PROP_VALUES.get('art') ?? []} />
        {textProp(item, 'art') !== '' && (
          <Choice item={item} prop="artBy" label="Differs by" choices={PROP_VALUES.get('artBy') ?? []} />
        )}
      </div>
      <div className={classes.pair}>
        <Choice item={item} prop={isOwn ? 'fit' : 'photoFit'} label="Fit" choices={FITS} />
        <TextProp item={item} prop="mask" label="Cut to" placeholder="a shape or path" />
      </div>
      {!isOwn && <TextProp item={item} prop="photoFocus" label="Focus of cropped photos" placeholder="50% 50%" />}
    </>
  );
}
