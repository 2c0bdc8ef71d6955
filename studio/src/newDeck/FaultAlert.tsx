import { Alert, List } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { ApiError } from '../api/ApiError.js';

interface FaultAlertProps {
  readonly title: string;
  readonly error: unknown;
}

/** Why something was refused, error by error. What was typed stays. */
export function FaultAlert({ title, error }: FaultAlertProps): ReactElement {
  const faults = error instanceof ApiError ? error.faults : [];
  return (
    <Alert color="pip" title={title} icon={<TriangleAlert size={18} aria-hidden />} role="alert">
      {faults.length === 0 && (error instanceof Error ? error.message : 'Unknown error')}
      {faults.length > 0 && (
        <List size="sm">
          {faults.map(({ path, message }) => (
            <List.Item key={`${path} ${message}`}>
              {path !== '' && <code>{path}</code>} {message}
            </List.Item>
          ))}
        </List>
      )}
    </Alert>
  );
}
