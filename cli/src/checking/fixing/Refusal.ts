/** Why a file cannot be changed without losing something. */
export interface Refusal {
  /** Where the reason is, from 1; absent if it concerns the whole file. */
  readonly line?: number;
  readonly reason: string;
}
