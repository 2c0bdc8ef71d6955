export type Inks = readonly [paper: string, one: string, two: string, three: string];

/** Light enough that two of them over each other are a third colour, and three not black. */
export const INKS: readonly [Inks, ...Inks[]] = [
  ['#FBE3D6', '#2FA37A', '#FF7A5C', '#6283F0'],
  ['#DCEAF7', '#F7B538', '#4C82E8', '#F2708F'],
  ['#FBECBE', '#F0784E', '#3BA597', '#7A66CC'],
  ['#E2F1DF', '#F07FB5', '#35A07E', '#F8C14A'],
  ['#F7ECDD', '#E8644F', '#4A8CBF', '#F4BE4B'],
  ['#ECE7F5', '#8A6FD1', '#F6876B', '#4FBBA4'],
  ['#E6F1ED', '#3F9576', '#F5BC45', '#E2705D'],
  ['#FFEDE2', '#6C7FD8', '#F79C4C', '#DE6291'],
];
