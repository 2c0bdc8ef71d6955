import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type DeckStudio, planRender, type LoadedDeck, type RenderOrder } from '@cardwright/renderer/production';
import type { CommandContext } from '../commandContext.js';
import { asUsage } from '../options/asUsage.js';
import { FaceMemory } from './FaceMemory.js';
import { renderWithBar } from './renderWithBar.js';
import { tellRendered } from './tellRendered.js';

interface Rounds {
  readonly order: RenderOrder;
  readonly out: string;
}

/** Renders a deck again and again, each time only what has changed. */
export class RenderRounds {
  readonly #memory = new FaceMemory();
  readonly #written = new Set<string>();

  constructor(
    private readonly context: CommandContext,
    private readonly rounds: Rounds,
  ) {}

  /** Whether a round wrote this file, or writes into this folder. */
  readonly isOwn = (path: string): boolean => this.#written.has(path) || path === resolve(this.rounds.out);

  readonly round = async (loaded: LoadedDeck, studio: DeckStudio): Promise<void> => {
    const { order, out } = this.rounds;
    const plan = await asUsage(() => planRender(order, loaded));
    const report = await renderWithBar(this.context, loaded, plan, out, {
      studio,
      isWanted: (file, scene) => this.#memory.isChanged(file, scene, loaded.folder),
      onWritten: (file) => {
        this.#memory.wrote(file);
        this.#written.add(resolve(out, file));
      },
    });
    for (const file of this.#memory.takeStale(new Set(report.planned))) await rm(join(out, file), { force: true });
    tellRendered(this.context.output, out, report, plan);
  };
}
