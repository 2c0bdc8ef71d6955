import { describe, expect, it } from 'vitest';
import { spokenText } from './spokenText.js';

describe('spokenText', () => {
  it.each([
    ['**Charge:** on the *turn* it enters', 'Charge: on the turn it enters'],
    ['Gain :shield: and :game-icons/two-coins: at 10:30:00', 'Gain shield and two coins at 10:30:00'],
    ['See [the rules](https://example.com) or <b>ask</b>', 'See the rules or ask'],
    ['# Night\n\n- one\n- two\n\n3. three', 'Night\n• one\n• two\n3. three'],
    ['| Dice | Loot |\n| - | - |\n| 1–2 | *Nothing* |', 'Dice, Loot\n1–2, Nothing'],
    ['first line\nsecond line', 'first line\nsecond line'],
    ['5 > 3, C# and snake_case', '5 > 3, C# and snake_case'],
    ['\\*not bold\\*', '*not bold*'],
    ['  \n ', ''],
  ])('reads %j', (markdown, words) => {
    expect(spokenText(markdown)).toBe(words);
  });
});
