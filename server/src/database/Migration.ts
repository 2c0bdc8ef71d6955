import type { Knex } from 'knex';

/** A migration. It only goes forward, and after its release neither its effect nor its name ever changes. */
export interface Migration {
  /** `NNNN_what`, numbered in order without gaps. */
  readonly name: string;
  up(knex: Knex): Promise<void>;
}
