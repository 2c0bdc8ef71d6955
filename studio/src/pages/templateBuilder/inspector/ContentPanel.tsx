import { CORRECTIONS, FITS, OVERFLOWS, SHAPES, type RenderType, type TemplateItem } from '@cardwright/renderer';
import { Button, NativeSelect, Select, Textarea, TextInput } from '@mantine/core';
import { lazy, Suspense, useMemo, useState, type ReactElement } from 'react';
import { Icon } from '../../../icons/Icon.js';
import { nameOfValue } from '../../../words/fieldNames.js';
import { useBuilder } from '../../../template/builder/BuilderContext.js';
import { setKind, setProps, setRenderType } from '../../../template/document/commands/properties.js';
import { KIND_GROUPS, renderTypesOf } from '../../../template/document/kinds.js';
import { nameOfKind, RENDER_TYPE_NAMES } from '../../../template/document/nameOfPart.js';
import { cardsOf } from '../../../template/data/subjectDecks.js';
import { useSubjectDeck } from '../../../template/data/useSubject.js';
import { textProp } from '../../../template/document/textProp.js';
import { QuantityField } from './fields/QuantityField.js';
import classes from './inspector.module.css';
import { Panel } from './Panel.js';

const IconDialog = lazy(() => import('../../../icons/IconDialog.js'));

/** What an item shows and how: its kind, the way of drawing, and the settings of that kind. */
export function ContentPanel({ item }: { readonly item: TemplateItem }): ReactElement {
  const builder = useBuilder();
  const kinds = useKinds(item.kind);
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
            builder.change('change the way of drawing', setRenderType(item.id, currentTarget.value as RenderType))
          }
        />
      )}
      {item.kind === 'text' && <TextProp item={item} prop="text" label="Text" isLong />}
      {item.kind === 'markdown' && <TextProp item={item} prop="markdown" label="Markdown" isLong />}
      {item.kind === 'image' && <TextProp item={item} prop="src" label="Picture address" />}
      {item.kind === 'icon' && <IconProp item={item} />}
      {item.kind === 'shape' && <ShapeProps item={item} />}
      {item.kind === 'svg_shape' && <TextProp item={item} prop="svg" label="SVG" isLong />}
      {(item.kind === 'svg_shape' || item.renderType === 'image') && (
        <Choice item={item} prop={item.kind === 'svg_shape' ? 'fit' : 'photoFit'} label="Fit" choices={FITS} />
      )}
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
      <TextProp item={item} prop="showWhen" label="Shown when" placeholder="always" />
    </Panel>
  );
}

function useKinds(current: string) {
  const deck = useSubjectDeck();
  return useMemo(() => {
    const own = deck === undefined ? [] : cardsOf(deck).flatMap(({ card }) => Object.keys(card.fields));
    const fields = new Set([...own.map((name) => `field:${name}`), ...(current.startsWith('field:') ? [current] : [])]);
    const groups = KIND_GROUPS.map(({ name, kinds }) => ({ group: name, items: kinds.map(option) }));
    return [groups[0], { group: 'Values', items: [...fields].map(option) }, ...groups.slice(1)].flatMap(
      (group) => group ?? [],
    );
  }, [deck, current]);
}

const option = (kind: string) => ({ value: kind, label: nameOfKind(kind) });

interface PropOf {
  readonly item: TemplateItem;
  readonly prop: string;
  readonly label: string;
}

/** A text of an item's settings; an empty one is removed. */
function TextProp({
  item,
  prop,
  label,
  isLong = false,
  placeholder,
}: PropOf & { readonly isLong?: boolean; readonly placeholder?: string }): ReactElement {
  const builder = useBuilder();
  const common = {
    label,
    size: 'xs' as const,
    value: textProp(item, prop),
    ...(placeholder !== undefined && { placeholder }),
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      void builder.change(
        `change ${label.toLocaleLowerCase()}`,
        setProps([item.id], { [prop]: currentTarget.value || undefined }),
        `${prop} ${item.id}`,
      ),
    onBlur: () => builder.store.endGesture(),
  };
  return isLong ? <Textarea {...common} autosize minRows={2} maxRows={8} /> : <TextInput {...common} />;
}

function Choice({ item, prop, label, choices }: PropOf & { readonly choices: readonly string[] }): ReactElement {
  const builder = useBuilder();
  return (
    <NativeSelect
      label={label}
      size="xs"
      value={textProp(item, prop)}
      data={[{ value: '', label: 'As usual' }, ...choices.map((value) => ({ value, label: nameOfValue(value) }))]}
      onChange={({ currentTarget }) =>
        builder.change(
          `change ${label.toLocaleLowerCase()}`,
          setProps([item.id], { [prop]: currentTarget.value || undefined }),
        )
      }
    />
  );
}

/** What happens to text that does not fit. */
function Fitting({ item }: { readonly item: TemplateItem }): ReactElement {
  return (
    <div className={classes.pair}>
      <Choice item={item} prop="overflow" label="Too long" choices={OVERFLOWS} />
      <NumberProp item={item} prop="minFontSize" label="Never below" />
    </div>
  );
}

function NumberProp({ item, prop, label, step = 0.5 }: PropOf & { readonly step?: number }): ReactElement {
  const builder = useBuilder();
  return (
    <div className={classes.bottom}>
      <QuantityField
        label={label}
        text={typeof item.props?.[prop] === 'number' ? String(item.props[prop]) : ''}
        step={step}
        onChange={(value, gesture) =>
          builder.change(
            `change ${label.toLocaleLowerCase()}`,
            setProps([item.id], { [prop]: typeof value === 'object' ? value.value : undefined }),
            gesture && `${gesture} ${prop} ${item.id}`,
          )
        }
      />
    </div>
  );
}

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

function ShapeProps({ item }: { readonly item: TemplateItem }): ReactElement {
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
