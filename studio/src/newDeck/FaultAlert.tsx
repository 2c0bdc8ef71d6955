import { Alert, List } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { ApiError } from '../api/ApiError.js';

interface FaultAlertProps {
  readonly title: string;
  readonly error: unknown;
  /** Whether the form sends one field only, so that its path says nothing. */
  readonly hasOneField?: boolean;
}

/** Why something was refused and what to do, error by error. What was typed stays. */
export function FaultAlert({ title, error, hasOneField = false }: FaultAlertProps): ReactElement {
  const faults = error instanceof ApiError ? error.faults : [];
  return (
    <Alert ref={show} color="pip" title={title} icon={<TriangleAlert size={18} aria-hidden />} role="alert">
      {faults.length === 0 && (error instanceof Error ? error.message : 'Unknown error')}
      {hasOneField && faults.map(({ message, fix = '' }) => `${message} ${fix}`).join(' ')}
      {!hasOneField && faults.length > 0 && (
        <List size="sm">
          {faults.map(({ path, message, fix = '' }) => (
            <List.Item key={`${path} ${message}`}>
              {path !== '' && <code>{path}</code>} {message} {fix}
            </List.Item>
          ))}
        </List>
      )}
    </Alert>
  );
}

/** On a phone, it may be below the fields or behind the buttons. */
function show(alert: HTMLElement | null): void {
  alert?.scrollIntoView({ block: 'center' });
}
