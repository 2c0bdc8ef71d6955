/** Why a task never ran: nobody wanted its result any more. */
export class TaskDropped extends Error {
  override readonly name = 'TaskDropped';
}

type Task = () => void;

/** Tasks begin one after another with a pause for input and painting in between; some may be awaited at once. */
export class TaskQueue {
  readonly #tasks: Task[] = [];
  #isRunning = false;

  /** @param isWanted asked when the task's turn comes; where it is not, the promise rejects with TaskDropped */
  run<T>(work: () => Promise<T>, isWanted: () => boolean): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#tasks.push(() => {
        if (isWanted()) work().then(resolve, reject);
        else reject(new TaskDropped('Nobody wants the result any more.'));
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

/** After whatever the browser has to do first. */
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
