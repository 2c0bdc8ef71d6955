import type { Browser, CDPSession } from 'puppeteer-core';

export interface WindowHandle {
  /** Asks the browser to close the window. Does not wait, because a crashed one never responds. */
  close(): void;
}

/**
 * Opens windows of one browser directly through the protocol: a puppeteer `Page` would watch the network, which costs
 * as much as sending a picture. Each is a separate window, because hidden tabs are throttled.
 */
export class WindowOpener {
  readonly #session: Promise<CDPSession>;
  readonly #lost = new Map<string, (reason: string) => void>();

  constructor(browser: Browser) {
    this.#session = this.#watch(browser);
  }

  /** Opens a window; `lost` is called when it crashes or closes. */
  async open(url: string, lost: (reason: string) => void): Promise<WindowHandle> {
    const session = await this.#session;
    const { targetId } = await session.send('Target.createTarget', { url, newWindow: true });
    this.#lost.set(targetId, lost);
    return {
      close: () => {
        this.#lost.delete(targetId);
        session.send('Target.closeTarget', { targetId }).catch(() => undefined);
      },
    };
  }

  async #watch(browser: Browser): Promise<CDPSession> {
    const session = await browser.target().createCDPSession();
    session.on('Target.targetCrashed', ({ targetId, status }) =>
      this.#lost.get(targetId)?.(`the page crashed: ${status}`),
    );
    session.on('Target.targetDestroyed', ({ targetId }) => this.#lost.get(targetId)?.('the window was closed'));
    await session.send('Target.setDiscoverTargets', { discover: true });
    return session;
  }
}
