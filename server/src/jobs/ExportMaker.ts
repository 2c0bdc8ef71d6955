import type { ExportOrder, ExportStage } from '@cardwright/renderer/imposition';
import type { ExportProblem } from '../contract/exports.js';
import type { DeckSnapshot } from './snapshotDeck.js';

export interface MakingProgress {
  readonly stage: ExportStage;
  readonly done: number;
  readonly total: number;
  /** The completed share of the work, 0 to 1. */
  readonly share: number;
}

export interface MakingContext {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: MakingProgress) => void;
}

/** The result: one file, or a zip of several. */
export interface MadeExport {
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** The problems found, such as overflowing texts or small pictures. */
  readonly problems: readonly ExportProblem[];
  /** Deletes the temporary files behind the bytes. */
  dispose(): Promise<void>;
}

/** Makes exports of decks, independently of queues. */
export interface ExportMaker {
  /** @throws CardwrightError naming the option, if this deck cannot be exported like this; called before queueing */
  check(request: ExportOrder, snapshot: DeckSnapshot): void;
  /** @throws ExportFailure with a reason for the owner; any other error is the server's fault and causes a retry */
  make(request: ExportOrder, snapshot: DeckSnapshot, context: MakingContext): Promise<MadeExport>;
  close(): Promise<void>;
}

/** The export cannot succeed, however often it is tried. The message is for its owner. */
export class ExportFailure extends Error {
  override readonly name = 'ExportFailure';
  constructor(
    message: string,
    readonly problems: readonly ExportProblem[] = [],
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
