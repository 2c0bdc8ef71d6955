import { TextInput } from '@mantine/core';
import { useId, useState, type ReactElement } from 'react';
import type { ChoiceProps } from './ChoiceProps.js';
import styles from './ExportDialog.module.css';
import { ResolutionInput } from './ResolutionInput.js';
import { Row } from './Row.js';
import { chooseIn, faultOfAddress, optionsOf, presetOf } from './settings.js';
import { ShapeChoice } from './ShapeChoice.js';

/** What the format is for, the resolution, and where the pictures will be. */
export function PlayChoices(props: ChoiceProps): ReactElement {
  const { choices, settings, onChange } = props;
  const addressId = useId();
  const [isLeft, setLeft] = useState(false);
  const choose = chooseIn(settings, onChange);
  const { description, needs_address: needsAddress, takes_shape: takesShape } = presetOf(choices, settings);
  const { address = '', dpi } = optionsOf(choices, settings);
  const { message, fix } = faultOfAddress(choices, settings) ?? {};
  return (
    <>
      <p className={styles.about}>{description}</p>
      {needsAddress && (
        <Row label="Address" htmlFor={addressId}>
          <TextInput
            id={addressId}
            flex={1}
            type="url"
            placeholder="https://example.org/cards"
            error={isLeft && fix !== undefined && `${message} ${fix}`}
            value={address}
            onChange={({ currentTarget }) => choose('address')(currentTarget.value || undefined)}
            onFocus={() => setLeft(false)}
            onBlur={() => setLeft(true)}
          />
          <p className={styles.about}>The public folder to which you will upload the pictures.</p>
        </Row>
      )}
      {takesShape && <ShapeChoice {...props} />}
      <Row label="Resolution">
        <ResolutionInput value={dpi} onChange={choose('dpi')} />
      </Row>
    </>
  );
}
