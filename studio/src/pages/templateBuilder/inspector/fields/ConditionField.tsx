import { CONTENT_KINDS, faultInCondition, type TemplateItem } from '@cardwright/renderer';
import { Autocomplete } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { useBuilder } from '../../../../template/builder/BuilderContext.js';
import { setProps } from '../../../../template/document/commands/properties.js';
import { textProp } from '../../../../template/document/textProp.js';

interface Props {
  readonly item: TemplateItem;
  /** The kinds of the cards' own fields, such as field:cost. */
  readonly fields: readonly string[];
}

/**
 * When an item is shown: a name or a comparison, with names completed. What is not a condition is refused with a
 * message, and the last good one stays.
 */
export function ConditionField({ item, fields }: Props): ReactElement {
  const builder = useBuilder();
  const [typed, setTyped] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const saved = textProp(item, 'showWhen');
  const fault = faultIn(typed ?? '');
  const leave = (): void => {
    setTyped(undefined);
    setRefused(fault && `${fault} “${typed ?? ''}” was not applied.`);
    const next = typed?.trim();
    if (next === undefined || next === saved || fault !== undefined) return;
    builder.change('change shown when', setProps([item.id], { showWhen: next || undefined }));
  };
  return (
    <Autocomplete
      label="Shown when"
      size="xs"
      placeholder="always"
      description="A name or a comparison: !illustration, field:cost > 3"
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      error={fault ?? refused}
      value={typed ?? saved}
      data={typed === undefined ? [] : completionsOf(typed, [...fields, ...CONTENT_KINDS])}
      filter={({ options }) => options}
      limit={8}
      onChange={(value) => {
        setTyped(value);
        setRefused(undefined);
      }}
      onBlur={leave}
      onKeyDown={({ key }) => {
        // A refused value stays in the field to be corrected, until the field is left.
        if (key === 'Enter' && fault === undefined) leave();
        if (key === 'Escape') setTyped(undefined);
      }}
    />
  );
}

function faultIn(typed: string): string | undefined {
  return typed.trim() === '' ? undefined : faultInCondition(typed.trim());
}

/** What is typed, with its last name completed. */
function completionsOf(typed: string, names: readonly string[]): readonly string[] {
  const start = typed.split(/[^\w:]/).at(-1) ?? '';
  const before = typed.slice(0, typed.length - start.length);
  const fits = (name: string): boolean => start !== '' && name !== start && name.includes(start);
  return [...new Set(names.filter(fits))].map((name) => before + name);
}
