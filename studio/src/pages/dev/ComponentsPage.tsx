import { Anchor, SegmentedControl } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { useColorModePreference } from '../../theme/colorMode.js';
import { Wordmark } from '../../components/Wordmark.js';
import classes from './ComponentsPage.module.css';
import { ButtonSamples } from './samples/ButtonSamples.js';
import { ChoiceSamples } from './samples/ChoiceSamples.js';
import { FieldSamples } from './samples/FieldSamples.js';
import { PanelSamples } from './samples/PanelSamples.js';
import { SaidSamples } from './samples/SaidSamples.js';
import { TableSample } from './samples/TableSample.js';

/** Every component in the theme, for comparison with the mock-ups. */
export function Component(): ReactElement {
  const { preference, setPreference } = useColorModePreference();
  return (
    <main className={classes.page}>
      <header className={classes.head}>
        <Anchor component={Link} to="/" underline="never" aria-label="Cardwright, to the start page">
          <Wordmark />
        </Anchor>
        <SegmentedControl
          aria-label="Colours"
          value={preference}
          onChange={setPreference}
          data={[
            { value: 'system', label: 'Same as the system' },
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
        />
      </header>
      <h1 className={classes.title}>Components</h1>
      <Block name="Buttons">
        <ButtonSamples />
      </Block>
      <Block name="Choices">
        <ChoiceSamples />
      </Block>
      <Block name="Fields">
        <FieldSamples />
      </Block>
      <Block name="Table">
        <TableSample />
      </Block>
      <Block name="Panels">
        <PanelSamples />
      </Block>
      <Block name="Said">
        <SaidSamples />
      </Block>
    </main>
  );
}

function Block({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactElement {
  return (
    <section className={classes.block} aria-label={name}>
      <h2 className={classes.name}>{name}</h2>
      <div>{children}</div>
    </section>
  );
}
