import { type ReactElement, useCallback } from 'react';
import { useSession } from '../../../session/session.js';
import { LeaveGuard } from '../../../editing/leaving/LeaveGuard.js';

interface ProfileLeaveGuardProps {
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly save: () => Promise<boolean>;
}

/** After the account is deleted, there is nothing left to save. */
export function ProfileLeaveGuard({ isDirty, isSaving, save }: ProfileLeaveGuardProps): ReactElement {
  const mayLose = useCallback(() => isDirty && useSession.getState().status === 'signed-in', [isDirty]);
  return <LeaveGuard title="You have unsaved changes" isDirty={mayLose} isSaving={isSaving} save={save} />;
}
