/** Whether a process exists. Signal 0 is not sent: it only checks. */
export function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    // The process exists, but it belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
