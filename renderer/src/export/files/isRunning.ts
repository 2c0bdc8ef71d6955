/** Whether a process exists; signal 0 only asks. */
export function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    // A process of another user may not be signalled.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
