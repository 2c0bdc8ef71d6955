import { Button, Group } from '@mantine/core';
import { Minus, Plus } from 'lucide-react';
import type { ColorScheme } from '@cardwright/renderer';
import { useState, type ReactElement } from 'react';
import { ColorRow } from './ColorRow.js';
import type { SchemeContrast } from './schemeContrasts.js';
import {
  SCHEME_GROUPS,
  colorAt,
  hasColor,
  hasSpareColors,
  keysOf,
  nameOfColor,
  withColor,
  withFewerColors,
  withMoreColors,
  type ColorPlace,
} from './schemeColors.js';
import styles from './SchemeEditor.module.css';

const HEADINGS: Readonly<Record<ColorPlace['group'], string>> = {
  neutral: 'Paper and text',
  brand: 'Brand',
  category: 'Categories',
};

interface Props {
  readonly scheme: ColorScheme;
  /** The scheme as it was opened. */
  readonly saved: ColorScheme;
  readonly contrasts: readonly SchemeContrast[];
  readonly onChange: (scheme: ColorScheme) => void;
}

/** Every colour of a scheme, by group; one at a time unfolds. */
export function SchemeFields({ scheme, saved, contrasts, onChange }: Props): ReactElement {
  const [open, setOpen] = useState<string>();
  return (
    <>
      {SCHEME_GROUPS.map((group) => (
        <fieldset key={group} className={styles.group}>
          <legend className={styles.heading}>{HEADINGS[group]}</legend>
          {keysOf(scheme, group).map((key) => {
            const place = { group, key };
            const id = `${group} ${key}`;
            const value = colorAt(scheme, place);
            return (
              <ColorRow
                key={key}
                label={nameOfColor(place)}
                value={value}
                saved={hasColor(saved, place) ? colorAt(saved, place) : value}
                contrast={weakest(contrasts, place)}
                isOpen={open === id}
                onToggle={() => setOpen(open === id ? undefined : id)}
                onChange={(color) => onChange(withColor(scheme, place, color))}
              />
            );
          })}
          {group === 'category' && (
            <Group gap="xs" mt="xs">
              <Button
                variant="default"
                size="sm"
                leftSection={<Plus size={14} />}
                onClick={() => onChange(withMoreColors(scheme))}
              >
                Add a colour
              </Button>
              {hasSpareColors(scheme) && (
                <Button
                  variant="subtle"
                  color="gray"
                  size="sm"
                  leftSection={<Minus size={14} />}
                  onClick={() => onChange(withFewerColors(scheme))}
                >
                  Remove the last one
                </Button>
              )}
            </Group>
          )}
        </fieldset>
      ))}
    </>
  );
}

/** The least contrast of a colour with what it is read on. */
function weakest(contrasts: readonly SchemeContrast[], { group, key }: ColorPlace): SchemeContrast | undefined {
  return contrasts
    .filter(({ place }) => place.group === group && place.key === key)
    .toSorted((one, other) => one.ratio - other.ratio)[0];
}
