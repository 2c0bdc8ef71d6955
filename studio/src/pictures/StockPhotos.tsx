import { Button, TextInput } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { creditOf, keptUrl, reportPhotoUse, searchPhotos, shownUrl, type StockPhoto } from '../api/pictures.js';
import { CardBackSkeleton } from '../components/CardBackSkeleton.js';
import styles from './PicturesDialog.module.css';
import type { ChosenPicture } from './targets.js';

interface Props {
  /** Searched for until somebody asks for other words; empty if there is nothing to go by. */
  readonly proposal: string;
  readonly onChoose: (picture: ChosenPicture) => void;
}

const PAGE = 18;

/** Searches the stock photos by words. */
export function StockPhotos({ proposal, onChoose }: Props): ReactElement {
  const [words, setWords] = useState<string>();
  const [asked, setAsked] = useState<string>();
  const query = asked ?? proposal;
  const photos = useInfiniteQuery({
    queryKey: ['pictures', 'stock', query],
    queryFn: ({ pageParam, signal }) => searchPhotos(query, { page: pageParam, perPage: PAGE, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * PAGE < total ? pages.length + 1 : undefined),
    enabled: query !== '',
    staleTime: Infinity,
  });
  const results = photos.data?.pages.flatMap((page) => page.results) ?? [];
  const choose = (photo: StockPhoto): void => {
    // The photo source's request must not hold anything up.
    if (photo.attribution !== null) void reportPhotoUse(photo.id).catch(() => undefined);
    onChoose({ url: keptUrl(photo), credit: creditOf(photo) });
  };
  return (
    <>
      <form
        className={styles.bar}
        onSubmit={(event) => {
          event.preventDefault();
          setAsked((words ?? query).trim());
        }}
      >
        <TextInput
          data-autofocus
          className={styles.grow}
          aria-label="Search words"
          placeholder="stag at dusk"
          leftSection={<Search size={16} />}
          value={words ?? query}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        <Button type="submit" variant="default">
          Find photos
        </Button>
      </form>
      {photos.isLoading && <CardBackSkeleton />}
      {photos.error !== null && (
        <p className={styles.problem} role="alert">
          {photos.error.message}
        </p>
      )}
      {results.length > 0 && <Photos photos={results} onChoose={choose} />}
      {photos.isSuccess && results.length === 0 && (
        <p className={styles.none}>No photo for “{query}”. Try fewer words.</p>
      )}
      {photos.hasNextPage && (
        <Button variant="subtle" loading={photos.isFetchingNextPage} onClick={() => void photos.fetchNextPage()}>
          Show more
        </Button>
      )}
    </>
  );
}

function Photos({
  photos,
  onChoose,
}: {
  readonly photos: readonly StockPhoto[];
  readonly onChoose: (photo: StockPhoto) => void;
}): ReactElement {
  return (
    <ul className={styles.photos} aria-label="Photos">
      {photos.map((photo) => (
        <li key={photo.id}>
          <button type="button" onClick={() => onChoose(photo)}>
            <img src={shownUrl(photo)} alt={photo.alt_description ?? 'Photo'} loading="lazy" />
          </button>
          {photo.attribution !== null && (
            <a href={photo.attribution.url} target="_blank" rel="noreferrer">
              {photo.attribution.name}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
