/** Why a task never ran: its result was no longer wanted. */
export class TaskDropped extends Error {
  override readonly name = 'TaskDropped';
}

type Task = () => void;

/** Tasks run one after another, with pauses for input and painting; several may be awaited at once. */
export class TaskQueue {
  readonly #tasks: Task[] = [];
  #isRunning = false;

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
    await nextTurn();
    for (let task = this.#tasks.shift(); task !== undefined; task = this.#tasks.shift()) {
      task();
      await nextTurn();
    }
    this.#isRunning = false;
  }
}

/** Runs after the browser's pending work. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
