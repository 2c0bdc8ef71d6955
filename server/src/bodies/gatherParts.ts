/** Parts of a body, in order. */
export interface GatheredParts {
  readonly add: (part: Buffer) => void;
  /** All bytes, in a buffer of their own. */
  readonly whole: () => Buffer;
  /** Frees what has been gathered. */
  readonly drop: () => void;
}

/**
 * Gathers the parts of a body. With a declared length they go straight to their place: joining them in the end would take
 * as much memory again, and hold up other requests. Memory is used as it is filled, whatever length was declared.
 * @param length bytes, or undefined if nobody knows
 */
export function gatherParts(length: number | undefined): GatheredParts {
  return length === undefined ? joinLater() : inPlace(length);
}

function inPlace(length: number): GatheredParts {
  let buffer = Buffer.allocUnsafeSlow(length);
  let at = 0;
  return {
    add: (part) => {
      at += part.copy(buffer, at);
    },
    whole: () => (at === length ? buffer : buffer.subarray(0, at)),
    drop: () => {
      buffer = Buffer.alloc(0);
    },
  };
}

function joinLater(): GatheredParts {
  const parts: Buffer[] = [];
  return {
    add: (part) => void parts.push(part),
    whole: () => Buffer.concat(parts),
    drop: () => void parts.splice(0),
  };
}
