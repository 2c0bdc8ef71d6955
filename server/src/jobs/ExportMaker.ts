import type { Problem } from '@cardwright/renderer';
import type { ExportStage } from '@cardwright/renderer/imposition';
import type { ExportRequest } from './exportRequest.js';
import type { DeckSnapshot } from './snapshotDeck.js';

export interface MakingProgress {
  readonly stage: ExportStage;
  readonly done: number;
  readonly total: number;
  /** Of the whole order, 0 to 1. */
  readonly share: number;
}

export interface MakingContext {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: MakingProgress) => void;
}

/** What was made: one file, a zip where there are several. */
export interface MadeExport {
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** What is worth knowing all the same: texts that overflow, pictures that are too small. */
  readonly problems: readonly Problem[];
  /** Removes what was kept to read the bytes from. */
  dispose(): Promise<void>;
}

/** Makes products of decks; knows nothing of queues. */
export interface ExportMaker {
  /** @throws CardwrightError naming the option, for what cannot be made of this deck at all, before it is queued */
  check(request: ExportRequest, snapshot: DeckSnapshot): void;
  /** @throws ExportFailure with the owner's reason; anything else is a fault of ours and is tried again */
  make(request: ExportRequest, snapshot: DeckSnapshot, context: MakingContext): Promise<MadeExport>;
  close(): Promise<void>;
}

/** The order cannot be made, however often it is tried; the message is for its owner. */
export class ExportFailure extends Error {
  override readonly name = 'ExportFailure';
  constructor(
    message: string,
    readonly problems: readonly Problem[] = [],
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
