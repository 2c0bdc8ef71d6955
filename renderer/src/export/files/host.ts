import { createHash } from 'node:crypto';
import { readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/**
 * Names the processes that this one can see, for files that contain a process id: ids say nothing about other machines
 * and containers, which may share the folder. Containers may even have the same host name, but not the same processes.
 */
export const HOST = createHash('sha256').update(`${hostname()} ${processNamespace()}`).digest('hex').slice(0, 8);

/** Empty except on Linux (pid_namespaces(7)). */
function processNamespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}
