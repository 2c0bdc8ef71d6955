import { useLocalStorage } from '@mantine/hooks';
import { PRIVATE_FOLDER } from '@cardwright/server/contract/pictures';
import { useQuery } from '@tanstack/react-query';
import { configQuery } from '../api/config.js';

/** The subfolder of pictures that everybody may see who has their address. */
export const PUBLIC_FOLDER = 'illustrations';

/** What uploads of a deck's pictures are kept as; the choice is remembered in this browser. */
export interface Privacy {
  /** Hosted storage has no private pictures. */
  readonly isOffered: boolean;
  readonly isPrivate: boolean;
  readonly choose: (isPrivate: boolean) => void;
  /** The member's subfolder that uploads go to. */
  readonly folder: string;
}

export function usePrivacy(): Privacy {
  const { data: config } = useQuery(configQuery);
  const [wanted, choose] = useLocalStorage({ key: 'cardwright.private-pictures', defaultValue: false });
  const isOffered = config?.supabase_anon_key === 'embedded';
  const isPrivate = isOffered && wanted;
  return { isOffered, isPrivate, choose, folder: isPrivate ? PRIVATE_FOLDER : PUBLIC_FOLDER };
}
