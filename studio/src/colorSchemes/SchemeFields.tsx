import { Button, Group, SimpleGrid } from '@mantine/core';
import { Minus, Plus } from 'lucide-react';
import type { ColorScheme } from '@cardwright/renderer';
import type { ReactElement } from 'react';
import { ColorRow } from './ColorRow.js';
import {
  SCHEME_GROUPS,
  colorAt,
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
  readonly onChange: (scheme: ColorScheme) => void;
}

/** Every colour of a scheme, by group. */
export function SchemeFields({ scheme, onChange }: Props): ReactElement {
  return (
    <>
      {SCHEME_GROUPS.map((group) => (
        <fieldset key={group} className={styles.group}>
          <legend className={styles.heading}>{HEADINGS[group]}</legend>
          <SimpleGrid cols={{ base: 2, sm: 3 }} spacing="xs">
            {keysOf(scheme, group).map((key) => (
              <ColorRow
                key={key}
                label={nameOfColor({ group, key })}
                value={colorAt(scheme, { group, key })}
                onChange={(color) => onChange(withColor(scheme, { group, key }, color))}
              />
            ))}
          </SimpleGrid>
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
