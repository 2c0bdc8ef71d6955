import { useQuery } from '@tanstack/react-query';
import { pictureAt } from '../browser/pictureAt.js';
import { isPrivatePicture } from '@cardwright/server/contract/pictures';
import { downloadPicture } from './downloadPicture.js';
import { useFileUrl } from './useFileUrl.js';

/**
 * The address at which an `<img>` can show a picture, which cannot send the session that a private one needs.
 * @param width CSS pixels
 * @returns undefined until a private picture has arrived; the address of the picture itself if it does not
 */
export function usePictureAddress(src: string, width: number): string | undefined {
  const address = pictureAt(src, width);
  const isPrivate = isPrivatePicture(src);
  const { data, isError } = useQuery({
    queryKey: ['private-picture', address],
    queryFn: () => downloadPicture(src, address),
    enabled: isPrivate,
    staleTime: Infinity,
  });
  const url = useFileUrl(data);
  return isPrivate && !isError ? url : address;
}
