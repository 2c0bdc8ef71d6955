import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface SeatTokens {
  /** The tokens that lead back to one's seats, by the codes of the tables. */
  readonly tokens: Readonly<Record<string, string>>;
  /** How somebody was called at their latest table. */
  readonly name: string;
}

/** Tables that are remembered; older ones are long over. */
const MOST = 20;

/** The seats that this browser has taken, so that it comes back to them. */
export const useSeatTokens = create<SeatTokens>()(
  persist<SeatTokens>(() => ({ tokens: {}, name: '' }), { name: 'cardwright-tables', version: 1 }),
);

export function keepSeat(code: string, token: string, name: string): void {
  useSeatTokens.setState(({ tokens }) => {
    const others = Object.entries(tokens).filter(([each]) => each !== code);
    return { name, tokens: Object.fromEntries([...others, [code, token] as const].slice(-MOST)) };
  });
}

export function forgetSeat(code: string): void {
  useSeatTokens.setState(({ tokens }) => ({
    tokens: Object.fromEntries(Object.entries(tokens).filter(([each]) => each !== code)),
  }));
}
