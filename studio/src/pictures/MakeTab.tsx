import { Button, SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { GrowingTextarea } from '../components/GrowingTextarea.js';
import { configQuery } from '../api/config.js';
import { makePicture, type MadePicture } from '../api/pictures.js';
import { pictureAt } from '../browser/pictureAt.js';
import type { PickTarget } from '../deck/session/editorSession.js';
import { useDeck, useEditor, useSession } from '../deck/editor/EditorContext.js';
import { titleOf } from '../deck/document/texts.js';
import styles from './PicturesDialog.module.css';
import { textsFor, type ChosenPicture } from './targets.js';

interface Props {
  readonly target: PickTarget;
  readonly onChoose: (picture: ChosenPicture) => void;
}

const SHAPES = [
  { value: '1024x1536', label: 'Upright' },
  { value: '1024x1024', label: 'Square' },
  { value: '1536x1024', label: 'Wide' },
];

/** Draws a picture from words: with the AI provider if one is configured, otherwise procedurally on the server. */
export function MakeTab({ target, onChoose }: Props): ReactElement {
  const { store } = useEditor();
  const language = useSession((session) => session.language);
  const style = useDeck((deck) => deck.ai_image_style);
  const { data: config } = useQuery(configQuery);
  const [prompt, setPrompt] = useState('');
  const [shape, setShape] = useState('1024x1024');
  const [made, setMade] = useState<MadePicture>();
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const [isBusy, setBusy] = useState(false);
  const { document: deck } = store.getState();
  const texts = textsFor(deck, target, language);
  const how = config?.ai.pictures === 'ai' ? `Drawn in the deck’s style, “${style}”.` : OWN_PICTURES;

  const draw = async (): Promise<void> => {
    const [width = 1024, height = 1024] = shape.split('x').map(Number);
    const card = { title: texts.cardTitle, text: texts.cardDesc, category: texts.catDesc, deck: texts.deckShortDesc };
    const controller = new AbortController();
    running.current = controller;
    setBusy(true);
    setProblem(undefined);
    try {
      setMade(await makePicture({ prompt: prompt.trim(), card, style, width, height }, controller.signal));
    } catch (error) {
      if (!controller.signal.aborted) setProblem(error instanceof Error ? error.message : 'Unknown error');
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.make}>
      <div className={styles.wish}>
        <GrowingTextarea
          data-autofocus
          minRows={3}
          label="What it shows"
          description={`If this is empty, the card’s texts are used. ${how}`}
          placeholder={texts.cardTitle || titleOf(deck, deck)}
          value={prompt}
          onChange={({ currentTarget }) => setPrompt(currentTarget.value)}
        />
        <SegmentedControl aria-label="Shape" size="sm" data={SHAPES} value={shape} onChange={setShape} />
        <Button variant={made === undefined ? 'filled' : 'default'} loading={isBusy} onClick={() => void draw()}>
          {made === undefined ? 'Draw picture' : 'Draw another'}
        </Button>
        {isBusy && (
          <Button variant="subtle" onClick={() => running.current?.abort()}>
            Stop
          </Button>
        )}
        {problem !== undefined && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
      </div>
      <div className={styles.made}>
        {made === undefined ? (
          <p>The picture will appear here.</p>
        ) : (
          <>
            <img src={pictureAt(made.url, 640)} alt="The picture that was drawn" />
            <Button onClick={() => onChoose({ url: made.url })}>Use picture</Button>
          </>
        )}
      </div>
    </div>
  );
}

const OWN_PICTURES =
  'No AI picture provider is set up here, so Cardwright draws landscapes, still lifes, cut paper and patterns itself.';
