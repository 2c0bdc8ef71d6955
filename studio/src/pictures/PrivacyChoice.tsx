import { Checkbox } from '@mantine/core';
import type { ReactElement } from 'react';
import type { Privacy } from './usePrivacy.js';

/** Whether only the member may see the pictures until the deck is public. */
export function PrivacyChoice({ isOffered, isPrivate, choose }: Privacy): ReactElement | null {
  if (!isOffered) return null;
  return (
    <Checkbox
      label="Keep private until the deck is public"
      checked={isPrivate}
      onChange={({ currentTarget }) => choose(currentTarget.checked)}
    />
  );
}
