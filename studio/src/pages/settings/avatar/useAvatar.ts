import { useMutation, useQueryClient } from '@tanstack/react-query';
import { meQuery, updateMe, type Me } from '../../../api/members.js';
import { attempt } from '../../../toasts/attempt.js';
import { toast } from '../../../toasts/toast.js';
import { UNDO_MS } from '../../../toasts/toastStore.js';

interface AvatarActions {
  readonly isPending: boolean;
  /** @throws Error with a message for the user */
  readonly upload: (picture: Blob) => Promise<void>;
  readonly remove: () => void;
}

/** Changes apply at once and can be undone from the toast. */
export function useAvatar(me: Me): AvatarActions {
  const queries = useQueryClient();
  const setting = useMutation({
    mutationFn: (avatar_url: string | null) => updateMe({ avatar_url }),
    onSuccess: (next) => queries.setQueryData(meQuery.queryKey, next),
  });
  const set = async (url: string | null, title: string): Promise<void> => {
    const before = me.avatar_url;
    await setting.mutateAsync(url);
    const undo = (): void => {
      void attempt('The picture was not restored', () => setting.mutateAsync(before));
    };
    toast({ id: 'avatar', title, duration: UNDO_MS, action: { label: 'Undo', perform: undo } });
  };
  const upload = async (picture: Blob): Promise<void> => {
    const { uploadAvatar, removeOldAvatars } = await import('./keepAvatar.js');
    const url = await uploadAvatar(me.id, picture);
    await set(url, 'Picture set');
    // Clean-up; whatever remains is removed next time.
    removeOldAvatars(me.id, [url, me.avatar_url]).catch(() => undefined);
  };
  const remove = (): void => {
    void attempt('The picture is still there', () => set(null, 'Picture removed'));
  };
  return { isPending: setting.isPending, upload, remove };
}
