import { OWN_FONT_LICENSE } from '@cardwright/renderer';
import { Select } from '@mantine/core';
import { useMemo, type ReactElement } from 'react';
import { useRenderer } from '../../../../rendering/useRenderer.js';

interface Props {
  /** The slug of the family; undefined for that of the parent. */
  readonly family: string | undefined;
  /** Several texts have several fonts. */
  readonly isVarious: boolean;
  /** @param name of a class */
  readonly onChange: (name: string | undefined) => void;
}

/** The fonts that classes may name: the member's own first. */
export function FontField({ family, isVarious, onChange }: Props): ReactElement {
  const renderer = useRenderer();
  const families = renderer.status === 'ready' ? renderer.renderer.families : undefined;
  const groups = useMemo(() => {
    const inGroup = (isOwn: boolean): { value: string; label: string }[] =>
      (families ?? [])
        .filter(({ license }) => (license === OWN_FONT_LICENSE) === isOwn)
        .map(({ slug, name }) => ({ value: slug, label: name }))
        .sort((one, other) => one.label.localeCompare(other.label));
    const [own, built] = [inGroup(true), inGroup(false)];
    return [
      ...(own.length > 0 ? [{ group: 'Your fonts', items: own }] : []),
      { group: 'Built-in fonts', items: built },
    ];
  }, [families]);
  return (
    <Select
      aria-label="Font"
      placeholder={isVarious ? 'Various fonts' : 'Font of its parent'}
      searchable
      clearable
      size="xs"
      data={groups}
      value={family ?? null}
      nothingFoundMessage="No font has this name. Add your own under “Templates”, “Fonts and icons”."
      onChange={(slug) => onChange(slug === null ? undefined : `font-${slug}`)}
      comboboxProps={{ width: 240 }}
    />
  );
}
