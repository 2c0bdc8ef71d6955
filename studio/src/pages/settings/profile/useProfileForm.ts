import { useForm, type UseFormReturnType } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../api/ApiError.js';
import { meQuery, updateMe, type Me } from '../../../api/members.js';
import { toast } from '../../../toasts/toast.js';
import { UNDO_MS } from '../../../toasts/toastStore.js';
import type { SaveStateName } from '../../../components/SaveState.js';
import { faultsByField, patchOf, PROFILE_CHECKS, valuesOf, type ProfileValues } from './profileValues.js';

interface ProfileFormState {
  readonly form: UseFormReturnType<ProfileValues>;
  readonly isDirty: boolean;
  readonly state: SaveStateName;
  /** Why it was not saved, if no single field is to blame. */
  readonly problem: string | undefined;
  /** @returns whether the profile is saved now */
  readonly save: () => Promise<boolean>;
  readonly discard: () => void;
}

/** The fields, their unsaved changes, and saving. */
export function useProfileForm(me: Me): ProfileFormState {
  const queries = useQueryClient();
  const [saved, setSaved] = useState(() => valuesOf(me));
  const form = useForm<ProfileValues>({
    initialValues: saved,
    validate: PROFILE_CHECKS,
    validateInputOnBlur: true,
    clearInputErrorOnChange: true,
  });
  const saving = useMutation({ mutationFn: updateMe });
  const isDirty = Object.keys(patchOf(form.getValues(), saved)).length > 0;

  const save = async (): Promise<boolean> => {
    const { hasErrors } = form.validate();
    if (hasErrors) return false;
    try {
      const next = await saving.mutateAsync(patchOf(form.getValues(), saved));
      queries.setQueryData(meQuery.queryKey, next);
      setSaved(valuesOf(next));
      form.setValues(valuesOf(next));
      return true;
    } catch (error) {
      if (error instanceof ApiError) form.setErrors(faultsByField(error.faults));
      return false;
    }
  };
  const discard = (): void => {
    const typed = form.getValues();
    const undo = (): void => {
      // Keep what was typed while the profile was being saved.
      const since = Object.entries(form.getValues()).filter(([key, value]) => value !== Reflect.get(saved, key));
      form.setValues({ ...typed, ...Object.fromEntries(since) });
    };
    form.setValues(saved);
    form.clearErrors();
    saving.reset();
    toast({
      title: 'Changes discarded',
      kind: 'info',
      duration: UNDO_MS,
      action: { label: 'Undo', perform: undo },
    });
  };
  return { form, isDirty, state: stateOf(saving, isDirty), problem: problemOf(saving.error), save, discard };
}

function stateOf({ isPending, error }: { isPending: boolean; error: Error | null }, isDirty: boolean): SaveStateName {
  if (isPending) return 'saving';
  if (!isDirty) return 'saved';
  if (error instanceof ApiError && error.isUnreachable) return navigator.onLine ? 'unreachable' : 'offline';
  return error === null ? 'dirty' : 'error';
}

function problemOf(error: Error | null): string | undefined {
  if (error === null) return undefined;
  if (error instanceof ApiError && error.faults.length > 0) return undefined;
  return `${error.message} What you typed is still here.`;
}
