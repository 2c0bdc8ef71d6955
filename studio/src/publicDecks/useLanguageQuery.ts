import { useSearchParams } from 'react-router';

/** The end of an address that opens another page in the language chosen on this one; empty if none was chosen. */
export function useLanguageQuery(): string {
  const [search] = useSearchParams();
  const language = search.get('language');
  return language === null ? '' : `?${new URLSearchParams({ language }).toString()}`;
}
