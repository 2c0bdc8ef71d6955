import { expect, it } from 'vitest';
import { fontsNamedIn } from './fontsNamedIn.js';

it('finds the fonts that classes ask for', () => {
  const template = {
    sections: [{ classes: 'font-besley p-2 font-bold', children: [{ classes: "!font-['Press_Start_2P',serif]" }] }],
    absoluteItems: [{ classes: 'text-ink', props: { text: 'a font-weight, font-less' } }],
  };
  expect([...fontsNamedIn(template)]).toEqual(['besley', 'bold', 'press-start-2p', 'weight', 'less']);
  expect(fontsNamedIn(undefined).size).toBe(0);
});
