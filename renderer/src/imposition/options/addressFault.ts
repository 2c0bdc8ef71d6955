interface AddressFault {
  readonly message: string;
  readonly fix: string;
}

const EXAMPLE = 'https://example.org/cards';

/**
 * What is wrong with the address of the folder from which a virtual table loads its pictures, if anything.
 * @param preset Card Game Simulator asks for every file by https, whatever its address says (SaveUrlToFile in its
 *   UnityFileMethods.cs)
 */
export function addressFault(address: string, preset: string): AddressFault | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !['http:', 'https:'].includes(url.protocol) || url.search !== '' || url.hash !== '')
    return {
      message: 'This is not the address of a folder on the web.',
      fix: `Give one that starts with https:// and ends with the folder’s name, such as ${EXAMPLE}.`,
    };
  if (preset === 'card-game-simulator' && (url.protocol !== 'https:' || url.port !== ''))
    return {
      message: 'Card Game Simulator loads files only by https and its usual port.',
      fix: `Give an address that starts with https:// and has no port, such as ${EXAMPLE}.`,
    };
  return undefined;
}
