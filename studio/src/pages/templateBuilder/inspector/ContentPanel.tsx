import { CORRECTIONS, OVERFLOWS, PROP_VALUES, type RenderType, type TemplateItem } from '@cardwright/renderer';
import { Button, NativeSelect, Select } from '@mantine/core';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { Icon } from '../../../icons/Icon.js';
import { useBuilder } from '../../../template/builder/BuilderContext.js';
import { setKind, setProps, setRenderType } from '../../../template/document/commands/properties.js';
import { renderTypesOf } from '../../../template/document/kinds.js';
import { RENDER_TYPE_NAMES } from '../../../template/document/nameOfPart.js';
import { useFieldKinds } from '../../../template/data/useFieldKinds.js';
import { useSubjectDeck } from '../../../template/data/useSubject.js';
import { textProp } from '../../../template/document/textProp.js';
import { ConditionField } from './fields/ConditionField.js';
import { DrawingProps, ShapeProps } from './DrawingProps.js';
import classes from './inspector.module.css';
import { FixedPicture } from './FixedPicture.js';
import { Panel } from './Panel.js';
import { Choice, NumberProp, TextProp } from './propFields.js';
import { useKinds } from './useKinds.js';

const IconDialog = lazy(() => import('../../../icons/IconDialog.js'));

/** What an item shows and how: its kind, the way of drawing, and the settings of that kind. */
export function ContentPanel({ item }: { readonly item: TemplateItem }): ReactElement {
  const builder = useBuilder();
  const deck = useSubjectDeck();
  const fields = useFieldKinds(deck);
  const kinds = useKinds(item.kind, fields, deck);
  const types = renderTypesOf(item.kind);
  const isText = item.renderType === 'text' || item.renderType === 'markdown';
  return (
    <Panel title="Content">
      <Select
        aria-label="Filled by"
        size="xs"
        searchable
        allowDeselect={false}
        data={kinds}
        value={item.kind}
        onChange={(kind) => kind !== null && builder.change('change content', setKind(item.id, kind))}
      />
      {types.length > 1 && (
        <NativeSelect
          aria-label="Drawn as"
          size="xs"
          value={item.renderType}
          data={types.map((value) => ({ value, label: RENDER_TYPE_NAMES[value] }))}
          onChange={({ currentTarget }) =>
            builder.change('change how it is drawn', setRenderType(item.id, currentTarget.value as RenderType))
          }
        />
      )}
      {item.kind === 'text' && <TextProp item={item} prop="text" label="Text" isLong />}
      {item.kind === 'markdown' && <TextProp item={item} prop="markdown" label="Markdown" isLong />}
      {item.kind === 'image' && <FixedPicture item={item} />}
      {item.kind === 'icon' && <IconProp item={item} />}
      {item.kind === 'shape' && <ShapeProps item={item} />}
      {item.kind === 'svg_shape' && <TextProp item={item} prop="svg" label="SVG" isLong />}
      {(item.kind === 'svg_shape' || item.renderType === 'image') && <DrawingProps item={item} />}
      {item.kind === 'qr' && <TextProp item={item} prop="link" label="Leads to" placeholder="{{card_link}}" />}
      {item.renderType === 'qr' && (
        <div className={classes.pair}>
          <Choice item={item} prop="correction" label="Correction" choices={CORRECTIONS} />
          <NumberProp item={item} prop="quietZone" label="Margin" step={1} />
        </div>
      )}
      {item.renderType === 'icon' && (
        <>
          <TextProp item={item} prop="repeat" label="Repeat" placeholder="field:cost" />
          <TextProp item={item} prop="repeatOf" label="Out of" placeholder="5" />
        </>
      )}
      {isText && (
        <>
          <div className={classes.pair}>
            <TextProp item={item} prop="prefix" label="Before" />
            <TextProp item={item} prop="suffix" label="After" />
          </div>
          <Fitting item={item} />
        </>
      )}
      <ConditionField key={item.id} item={item} fields={fields} />
    </Panel>
  );
}

/** What happens to text that does not fit, and the line that it stands on. */
function Fitting({ item }: { readonly item: TemplateItem }): ReactElement {
  return (
    <>
      <div className={classes.pair}>
        <Choice item={item} prop="overflow" label="Too long" choices={OVERFLOWS} />
        <NumberProp item={item} prop="minFontSize" label="Never below" />
      </div>
      <div className={classes.pair}>
        <Choice item={item} prop="role" label="Shrinks as" choices={PROP_VALUES.get('role') ?? []} />
        <NumberProp item={item} prop="arc" label="Arc" step={1} />
      </div>
    </>
  );
}

function IconProp({ item }: { readonly item: TemplateItem }): ReactElement {
  const builder = useBuilder();
  const [isOpen, setOpen] = useState(false);
  const name = textProp(item, 'icon');
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={name === '' ? undefined : <Icon icon={name} size={16} />}
        onClick={() => setOpen(true)}
      >
        {name === '' ? 'Choose an icon' : name}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <IconDialog
            dialog={{
              name: 'icons',
              current: name,
              allowNone: false,
              onPick: (icon) => builder.change('choose icon', setProps([item.id], { icon: icon ?? undefined })),
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
