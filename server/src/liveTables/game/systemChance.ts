import { randomBytes, randomInt } from 'node:crypto';
import type { Chance } from './Game.js';

/** The system's cryptographic generator. 72 bits name a card. */
export const systemChance: Chance = {
  below: (limit) => randomInt(limit),
  name: () => randomBytes(9).toString('base64url'),
};
