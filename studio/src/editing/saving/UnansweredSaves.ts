import { ApiError } from '../../api/ApiError.js';
import type { DocumentGateway, DocumentKind, StoredDocument } from '../DocumentKind.js';
import type { Identified } from '../types.js';

/**
 * Documents whose save failed without saying whether the server has them: the connection broke, or the database fell
 * silent after it had committed. The next save is then refused because of our own earlier one.
 */
export class UnansweredSaves<Document extends Identified> {
  #sent: Document[] = [];

  constructor(
    private readonly kind: Pick<DocumentKind<Document>, 'isSame'>,
    private readonly gateway: Pick<DocumentGateway<Document>, 'read'>,
  ) {}

  note(document: Document, failure: Error): void {
    if (failure instanceof ApiError && (failure.status === 0 || failure.status >= 500)) this.#sent.push(document);
  }

  forget(): void {
    this.#sent = [];
  }

  /** After a conflict: which of the documents the server has, if it is one of them. */
  async recognize(): Promise<Pick<StoredDocument<Document>, 'document' | 'version'> | undefined> {
    const [first] = this.#sent;
    const stored = first && (await this.gateway.read(first.id).catch(() => undefined));
    const document = stored && this.#sent.find((sent) => this.kind.isSame(sent, stored.document));
    return document && { document, version: stored.version };
  }
}
