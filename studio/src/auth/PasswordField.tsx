import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { ArrowBigUpDash, Eye, EyeOff } from 'lucide-react';
import { type KeyboardEvent, type ReactElement, useState } from 'react';
import styles from './PasswordField.module.css';

/**
 * A password field with a show button and a caps lock warning. The warning stays when the field loses the focus: pressing
 * the button below would otherwise move it away from the pointer.
 */
export function PasswordField(props: PasswordInputProps): ReactElement {
  const [capsLock, setCapsLock] = useState(false);
  const look = (event: KeyboardEvent): void => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <PasswordInput
      size="md"
      classNames={{ input: styles.input, innerInput: styles.inner, label: styles.label }}
      visibilityToggleIcon={({ reveal }) => (reveal ? <EyeOff size={16} /> : <Eye size={16} />)}
      visibilityToggleButtonProps={{ 'aria-label': 'Show password', tabIndex: 0 }}
      onKeyDown={look}
      onKeyUp={look}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...props}
      description={
        capsLock ? (
          <span className={styles.caps} role="status">
            <ArrowBigUpDash size={14} aria-hidden /> Caps lock is on
          </span>
        ) : (
          props.description
        )
      }
    />
  );
}
