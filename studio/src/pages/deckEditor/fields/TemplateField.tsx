import { Select } from '@mantine/core';
import type { FaceSide, Template } from '@cardwright/renderer';
import type { ReactElement } from 'react';
import { useEditor } from '../../../deck/editor/EditorContext.js';

interface Props {
  readonly label: string;
  readonly side: FaceSide;
  /** Null inherits the value of the next larger part. */
  readonly value: string | null | undefined;
  /** The label for null: 'As the category: Emberwild'. */
  readonly inherited: string;
  readonly onChange: (id: string | null) => void;
}

const INHERIT = 'inherit';

/** The design of one side. */
export function TemplateField({ label, side, value, inherited, onChange }: Props): ReactElement {
  const { catalogue } = useEditor();
  const groups = templateGroups(catalogue.templates, side);
  const isKnown = catalogue.templates.some(({ id }) => id === value);
  return (
    <Select
      label={label}
      data={[
        { value: INHERIT, label: inherited },
        ...groups.map(({ group, items }) => ({
          group,
          items: items.map(({ id, name }) => ({ value: id, label: name })),
        })),
      ]}
      value={value === null || value === undefined || !isKnown ? (value === undefined ? null : INHERIT) : value}
      placeholder="Several"
      allowDeselect={false}
      searchable
      nothingFoundMessage="No matching template"
      maxDropdownHeight={320}
      onChange={(id) => onChange(id === null || id === INHERIT ? null : id)}
    />
  );
}

interface TemplateGroup {
  readonly group: string;
  readonly items: readonly Template[];
}

/** Own ones first; designs made for the other side last. */
export function templateGroups(templates: readonly Template[], side: FaceSide): readonly TemplateGroup[] {
  const isForSide = ({ slug }: Template): boolean => /(^|-)back(-|$)/.test(slug) === (side === 'back');
  const isOwn = ({ type }: Template): boolean => type === 'user';
  const groups = [
    { group: 'Your templates', items: templates.filter((one) => isForSide(one) && isOwn(one)) },
    { group: 'Official templates', items: templates.filter((one) => isForSide(one) && !isOwn(one)) },
    {
      group: side === 'front' ? 'Made for backs' : 'Made for fronts',
      items: templates.filter((one) => !isForSide(one)),
    },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
