export interface Termination {
  /**
   * Aborts on the first SIGINT, SIGTERM or SIGHUP, so that `finally` blocks close browsers and remove unfinished files.
   */
  readonly signal: AbortSignal;
  /** The process's exit code: 128 + signal number, once a signal has arrived. */
  readonly exitCode: number | undefined;
  /** Restores Node's default handling. Always call it. */
  dispose(): void;
}

const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

/** Turns termination signals into an abort. A second signal ends the process immediately. */
export function abortOnTermination(): Termination {
  const controller = new AbortController();
  let exitCode: number | undefined;
  const listener = (name: NodeJS.Signals): void => {
    const code = SIGNALS[name as keyof typeof SIGNALS];
    if (exitCode !== undefined) process.exit(code);
    exitCode = code;
    controller.abort(new DOMException(`Stopped by ${name}`, 'AbortError'));
  };
  for (const name of Object.keys(SIGNALS)) process.on(name, listener);
  return {
    signal: controller.signal,
    get exitCode() {
      return exitCode;
    },
    dispose: () => {
      for (const name of Object.keys(SIGNALS)) process.off(name, listener);
    },
  };
}
