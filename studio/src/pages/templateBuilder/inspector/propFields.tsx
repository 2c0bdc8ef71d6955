import { PROP_RANGES, type TemplateItem } from '@cardwright/renderer';
import { NativeSelect, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { GrowingTextarea } from '../../../components/GrowingTextarea.js';
import { useBuilder } from '../../../template/builder/BuilderContext.js';
import { setProps } from '../../../template/document/commands/properties.js';
import { textProp } from '../../../template/document/textProp.js';
import { LENGTH } from '../../../template/styling/quantity.js';
import { nameOfValue } from '../../../words/fieldNames.js';
import { QuantityField } from './fields/QuantityField.js';
import classes from './inspector.module.css';

export interface PropOf {
  readonly item: TemplateItem;
  readonly prop: string;
  readonly label: string;
}

/** A text of an item's settings; an empty one is removed. */
export function TextProp({
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
    // Not `dir`, which would go around the field.
    attributes: { input: { dir: 'auto' } },
    ...(placeholder !== undefined && { placeholder }),
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      void builder.change(
        `change ${label.toLocaleLowerCase()}`,
        setProps([item.id], { [prop]: currentTarget.value || undefined }),
        `${prop} ${item.id}`,
      ),
    onBlur: () => builder.store.endGesture(),
  };
  return isLong ? <GrowingTextarea {...common} minRows={2} maxRows={8} /> : <TextInput {...common} />;
}

/** One of a prop's names; without one, the default applies. */
export function Choice({ item, prop, label, choices }: PropOf & { readonly choices: readonly string[] }): ReactElement {
  const builder = useBuilder();
  return (
    <NativeSelect
      label={label}
      size="xs"
      value={textProp(item, prop)}
      data={[{ value: '', label: 'Default' }, ...choices.map((value) => ({ value, label: nameOfValue(value) }))]}
      onChange={({ currentTarget }) =>
        builder.change(
          `change ${label.toLocaleLowerCase()}`,
          setProps([item.id], { [prop]: currentTarget.value || undefined }),
        )
      }
    />
  );
}

/** A number of an item's settings. */
export function NumberProp({ item, prop, label, step = 0.5 }: PropOf & { readonly step?: number }): ReactElement {
  const builder = useBuilder();
  return (
    <div className={classes.bottom}>
      <QuantityField
        label={label}
        text={typeof item.props?.[prop] === 'number' ? String(item.props[prop]) : ''}
        range={PROP_RANGES.get(prop) ?? LENGTH}
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
