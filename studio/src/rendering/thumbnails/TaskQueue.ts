/** Why a task never ran: its result was no longer wanted. */
export class TaskDropped extends Error {
  override readonly name = 'TaskDropped';
}

type Task = () => void;

/** A pause in which the page has nothing else to do. */
export interface Pause {
  /** Milliseconds until the page is needed again, by estimate. */
  readonly timeRemaining: () => number;
}

/** A task starts only if the next frame is at least this far away, and as far as tasks lately took. */
const ROOM_MS = 4;
/** More room than this hardly any pause has. */
const MOST_ROOM_MS = 12;
/** On a page that is never idle, a task runs after this time all the same. */
const MOST_WAIT_MS = 100;

/** Tasks run one after another in the page's pauses, so that no frame waits for them; several may be awaited at once. */
export class TaskQueue {
  readonly #tasks: Task[] = [];
  readonly #nextPause: (room: number) => Promise<Pause>;
  /** Milliseconds that the next task is expected to take. */
  #room = ROOM_MS;
  #isRunning = false;

  constructor(nextPause = pauseOfPage) {
    this.#nextPause = nextPause;
  }

  /** @param isWanted called when the task's turn comes; if it returns false, the promise rejects with TaskDropped */
  run<T>(work: () => Promise<T>, isWanted: () => boolean): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#tasks.push(() => {
        if (isWanted()) work().then(resolve, reject);
        else reject(new TaskDropped('The result is no longer needed.'));
      });
      if (!this.#isRunning) void this.#runAll();
    });
  }

  async #runAll(): Promise<void> {
    this.#isRunning = true;
    while (this.#tasks.length > 0) {
      const pause = await this.#nextPause(this.#room);
      do this.#runFirst();
      while (this.#tasks.length > 0 && pause.timeRemaining() > this.#room);
    }
    this.#isRunning = false;
  }

  #runFirst(): void {
    const since = performance.now();
    this.#tasks.shift()?.();
    const usual = (3 * this.#room + (performance.now() - since)) / 4;
    this.#room = Math.min(MOST_ROOM_MS, Math.max(ROOM_MS, usual));
  }
}

/** Safari before 18 has no requestIdleCallback: there, one task runs after the browser's pending work. */
function pauseOfPage(room: number): Promise<Pause> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') {
      const since = performance.now();
      const wait = (deadline: IdleDeadline): void => {
        // The end of a pause belongs to the next frame.
        const isLong = deadline.timeRemaining() > room || performance.now() - since > MOST_WAIT_MS;
        if (isLong) resolve(deadline);
        else requestIdleCallback(wait, { timeout: MOST_WAIT_MS });
      };
      requestIdleCallback(wait, { timeout: MOST_WAIT_MS });
      return;
    }
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve({ timeRemaining: () => 0 });
    };
    port2.postMessage(undefined);
  });
}
