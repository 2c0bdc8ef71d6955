import { Button, Checkbox, Select, type ComboboxItem } from '@mantine/core';
import { useMemo, type ReactElement } from 'react';
import { DialogFooter } from '../../components/DialogFooter.js';
import { allCards, findCard } from '../../deck/document/find.js';
import { titleOf } from '../../deck/document/texts.js';
import { useDeck } from '../../deck/editor/EditorContext.js';
import { fieldName } from '../../words/fieldNames.js';
import { counted } from '../../words/counted.js';
import { PrivacyChoice } from '../PrivacyChoice.js';
import { AssignFailures } from '../AssignFailures.js';
import { RunningBatch } from '../RunningBatch.js';
import { usePrivacy } from '../usePrivacy.js';
import { FileList } from './FileList.js';
import { matchChoices, type MatchBy } from './matchPictures.js';
import styles from './MatchPictures.module.css';
import type { SortedFiles } from './sortFiles.js';
import { useDamagedFiles } from './useDamagedFiles.js';
import { usePictureMatches } from './usePictureMatches.js';
import { usePictureUpload } from './usePictureUpload.js';

interface Props {
  readonly sorted: SortedFiles;
  readonly onOther: () => void;
  readonly onClose: () => void;
}

/** Which file goes to which card, what is left over, and the button that uploads the pictures. */
export function MatchReview({ sorted: { pictures: files, problems }, onOther, onClose }: Props): ReactElement {
  const deck = useDeck((whole) => whole);
  const choices = useMemo(() => matchChoices(deck), [deck]);
  const options = useMemo(() => cardOptions(deck), [deck]);
  const nameOf = (id: string): string => options.find(({ value }) => value === id)?.label ?? '';
  const damaged = useDamagedFiles(files);
  const { by, matchBy, matches, cards, spare, last, choose, present, keepsPresent, keepPresent, without } =
    usePictureMatches(files, damaged);
  const privacy = usePrivacy();
  const { running, uploaded, ended, start, stop } = usePictureUpload(files, privacy.folder, onClose);
  const indexes = files.flatMap((_, index) => (damaged.has(index) ? [] : [index]));
  const unusable = [
    ...problems,
    ...[...damaged].map((index) => `“${files[index]?.name ?? ''}” is damaged or not a picture. Save it again.`),
  ];
  // What was uploaded before the rest was stopped is not uploaded again, unless it was taken back.
  const isDone = (index: number): boolean => {
    const url = uploaded.get(index);
    return url !== undefined && cards.get(index)?.every((id) => findCard(deck, id)?.card.illustration === url) === true;
  };
  const used = indexes.filter((index) => cards.has(index) && !isDone(index));
  const rest = indexes.filter((index) => !cards.has(index) && !spare.has(index));
  const rows = { files, cards, options, last, onChoose: choose };
  return (
    <>
      <div className={styles.review} inert={running !== undefined}>
        <div className={styles.options}>
          <Select
            label="Match files by"
            data={choices.map((value) => ({ value, label: labelOf(value) }))}
            value={by}
            allowDeselect={false}
            onChange={(value) => value !== null && matchBy(value)}
          />
          {present > 0 && (
            <Checkbox
              label={`Keep the pictures that ${counted(present, 'card')} already ${present === 1 ? 'has' : 'have'}`}
              checked={keepsPresent}
              onChange={({ currentTarget }) => keepPresent(currentTarget.checked)}
            />
          )}
          <PrivacyChoice {...privacy} />
        </div>
        <FileList
          title={`${counted(used.length, 'picture')} for ${counted(used.flatMap((index) => cards.get(index) ?? []).length, 'card')}`}
          indexes={used}
          {...rows}
        />
        <FileList title={`${counted(rest.length, 'file')} without a card`} indexes={rest} {...rows} />
        <FileList
          title={`${counted(spare.size, 'file')} for cards that keep their pictures`}
          indexes={indexes.filter((index) => spare.has(index))}
          {...rows}
        />
        <Rest title={`${counted(without.length, 'card')} without a picture`} entries={without.map(nameOf)} />
        <Rest title={`${counted(unusable.length, 'file')} that cannot be used`} entries={unusable} />
      </div>
      <DialogFooter className={styles.footer}>
        {ended !== undefined && ended.failures.length > 0 && (
          <AssignFailures
            label="Files that were not uploaded"
            failures={ended.failures}
            nameOf={(index) => files[index]?.name ?? ''}
            onRetry={() =>
              void start(
                ended.failures.map(({ id }) => id),
                matches,
              )
            }
          />
        )}
        {running === undefined ? (
          <>
            <Button variant="default" onClick={onOther}>
              Choose other files
            </Button>
            <Button data-autofocus disabled={used.length === 0} onClick={() => void start(used, matches)}>
              {used.length === 0 ? 'No file matches a card' : `Use ${counted(used.length, 'picture')}`}
            </Button>
          </>
        ) : (
          <RunningBatch {...running} noun="picture" label="Uploaded pictures" onStop={stop} />
        )}
      </DialogFooter>
    </>
  );
}

function Rest({
  title,
  entries,
}: {
  readonly title: string;
  readonly entries: readonly string[];
}): ReactElement | null {
  if (entries.length === 0) return null;
  return (
    <details className={styles.rest}>
      <summary>{title}</summary>
      <ul tabIndex={0} aria-label={title}>
        {entries.map((entry, index) => (
          <li key={index}>{entry}</li>
        ))}
      </ul>
    </details>
  );
}

function labelOf(by: MatchBy): string {
  if (by === 'best') return 'Whatever fits best';
  if (by === 'place') return 'Order in the deck: 1, 2, 3 …';
  if (by === 'illustration') return 'File names in the table';
  return fieldName(by.replace(/^field:/, ''));
}

function cardOptions(deck: Parameters<typeof allCards>[0]): readonly ComboboxItem[] {
  return allCards(deck).map((card, index) => {
    const title = titleOf(deck, card);
    return { value: card.id, label: title === '' ? `Card ${index + 1}, without a title` : title };
  });
}
