import { SetupError } from './shell.mjs';

const OLDEST = [20, 19];

export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  throw new SetupError(
    `Cardwright needs Node ${OLDEST.join('.')} or newer; this is ${process.version}. Install a newer one from https://nodejs.org and run the command again.`,
  );
}
