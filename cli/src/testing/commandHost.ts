// The process behind CommandProcess.ts: runs the command lines that it is sent, one after the other.
import { main } from '../main.js';
import type { CommandLine } from './CommandProcess.js';

process.on('message', (line: CommandLine) => void answer(line));

async function answer({ argv, env }: CommandLine): Promise<void> {
  const before = process.env;
  process.env = { ...before, ...env };
  let [stdout, stderr] = ['', ''];
  const code = await main(argv, {
    stdout: { write: (text: string) => (stdout += text) },
    stderr: { write: (text: string) => (stderr += text) },
  });
  process.env = before;
  process.send?.({ code, stdout, stderr });
}
