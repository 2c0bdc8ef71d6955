import type { ServerResponse } from 'node:http';
import type { PageFailure, PageOrder } from '../../page/protocol.js';
import type { WindowHandle } from './WindowOpener.js';
import type { RenderTask } from './RenderTask.js';

export interface WindowEvents {
  /** The window has nothing to do. */
  idle(window: RenderWindow): void;
  /** The page reported why it could not paint; the window is still usable. */
  failed(task: RenderTask, failure: PageFailure): void;
  /**
   * The window is gone (crash, timeout or request); `task` is unfinished work, `opened` tells whether it ever worked.
   */
  gone(window: RenderWindow, reason: string, task: RenderTask | undefined, opened: boolean): void;
}

export interface WindowLimits {
  /** The window asks to be replaced after this many faces. */
  readonly recycleAfter: number;
  /** Timeout for opening, and for one face. */
  readonly timeoutMs: number;
}

/** One browser window that paints one face at a time. Each request for work carries the previous picture. */
export class RenderWindow {
  #state: 'opening' | 'working' | 'idle' | 'gone' = 'opening';
  #handle: WindowHandle | undefined;
  #task: RenderTask | undefined;
  #waiting: ServerResponse | undefined;
  #timer: NodeJS.Timeout | undefined;
  #painted = 0;

  constructor(
    readonly id: string,
    private readonly events: WindowEvents,
    private readonly limits: WindowLimits,
  ) {
    this.#expectAnswer('the page did not load');
  }

  get opening(): boolean {
    return this.#state === 'opening';
  }

  attach(handle: WindowHandle): void {
    this.#handle = handle;
    if (this.#state === 'gone') handle.close();
  }

  /** Called with every request of the page: the previous picture or failure, and the response for the next task. */
  report(body: Buffer, failure: PageFailure | undefined, response: ServerResponse): void {
    if (this.#state === 'gone') return order(response, { type: 'stop' });
    clearTimeout(this.#timer);
    const task = this.#task;
    this.#task = undefined;
    this.#state = 'idle';
    this.#waiting = response;
    response.once('close', () => {
      if (!response.writableFinished) this.lose('the connection to the window broke');
    });
    if (task) this.#settle(task, body, failure);
    if (this.#painted >= this.limits.recycleAfter) this.lose('recycled');
    else this.events.idle(this);
  }

  paint(task: RenderTask): void {
    const response = this.#waiting;
    if (this.#state !== 'idle' || !response) throw new Error(`window ${this.id} is ${this.#state}`);
    this.#waiting = undefined;
    this.#task = task;
    this.#state = 'working';
    this.#expectAnswer('no picture');
    order(response, task.job);
  }

  /** Ends the window, even if it is busy; the first reason counts. */
  lose(reason: string): void {
    if (this.#state === 'gone') return;
    const opened = this.#state !== 'opening';
    this.#state = 'gone';
    clearTimeout(this.#timer);
    if (this.#waiting && !this.#waiting.destroyed) order(this.#waiting, { type: 'stop' });
    this.#handle?.close();
    const task = this.#task;
    this.#task = undefined;
    this.events.gone(this, reason, task, opened);
  }

  #expectAnswer(otherwise: string): void {
    const { timeoutMs } = this.limits;
    this.#timer = setTimeout(() => this.lose(`${otherwise} after ${timeoutMs / 1000} s`), timeoutMs);
  }

  #settle(task: RenderTask, body: Buffer, failure: PageFailure | undefined): void {
    this.#painted++;
    if (failure) this.events.failed(task, failure);
    else task.resolve(body);
  }
}

function order(response: ServerResponse, message: PageOrder): void {
  const body = JSON.stringify(message);
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.end(body);
}
