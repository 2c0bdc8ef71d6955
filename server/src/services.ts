import type { IconNameCheck } from '@cardwright/renderer';
import type { Logger } from 'pino';
import type { AnswerShape } from './api/AnswerShape.js';
import type { Accounts, SessionVerifier } from './auth/types.js';
import type { Ai } from './ai/types.js';
import type { CardPictures } from './cardPictures/CardPictures.js';
import type { Checkout } from './checkout/types.js';
import type { Bodies } from './bodies/Bodies.js';
import type { Config } from './config.js';
import type { Database } from './database/connect.js';
import type { ExportQueue } from './jobs/types.js';
import type { FileDecoder } from './images/decoding/PictureDecoder.js';
import type { PictureSources } from './images/PictureSources.js';
import type { LiveTables } from './liveTables/LiveTables.js';
import type { Mailer } from './mail/types.js';
import type { KeyedLimit } from './middleware/KeyedLimit.js';
import type { MemberRoles } from './middleware/MemberRoles.js';
import type { ErrorRecord } from './observability/errors/ErrorRecord.js';
import type { DiskSpace } from './observability/DiskSpace.js';
import type { Metrics } from './observability/metrics.js';
import type { RateLimits } from './middleware/rateLimits.js';
import type { DeckContentCache } from './presenters/DeckContentCache.js';
import type { DailyVisitors } from './visits/DailyVisitors.js';
import type { StockPhotos } from './stock/types.js';
import type { ObjectStorage } from './storage/types.js';

/**
 * The dependencies of routes and commands. Created once at the start (createServices), passed down, closed at the end.
 */
export interface Services {
  readonly config: Config;
  readonly log: Logger;
  readonly database: Database;
  readonly sessions: SessionVerifier;
  readonly accounts: Accounts;
  readonly members: MemberRoles;
  readonly storage: ObjectStorage;
  readonly pictures: PictureSources;
  /** Reads files that nobody has checked yet, in processes with limits. */
  readonly decoder: FileDecoder;
  readonly cardPictures: CardPictures;
  readonly mail: Mailer;
  readonly stock: StockPhotos;
  readonly ai: Ai;
  readonly exports: ExportQueue;
  readonly checkout: Checkout;
  readonly liveTables: LiveTables;
  readonly limits: RateLimits;
  readonly disk: DiskSpace;
  readonly metrics: Metrics;
  readonly errors: ErrorRecord;
  readonly deckContents: DeckContentCache;
  /** The names of all icons, read when first asked for. */
  readonly iconNames: IconNameCheck;
  readonly bodies: Bodies;
  /** Saves of one deck run one at a time, by its id. */
  readonly saves: KeyedLimit;
  readonly visitors: DailyVisitors;
  readonly clock: () => Date;
  /** Lets tests check every response against its route's schema. */
  readonly checkAnswer?: (route: AnswerShape, answer: unknown) => void;
}
