import { useQuery } from '@tanstack/react-query';
import { pictureQuery, type PictureTexts } from '../api/pictures.js';

/** Search words for a picture that goes with texts; empty until there are any. */
export function useProposedWords(texts: PictureTexts): string {
  const { data } = useQuery({
    queryKey: ['pictures', 'query', texts],
    queryFn: () => pictureQuery(texts),
    staleTime: Infinity,
  });
  return data ?? '';
}
