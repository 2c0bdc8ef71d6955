import { colorsTuple, virtualColor, type MantineColorsTuple } from '@mantine/core';

const baize: MantineColorsTuple = [
  '#e9f6f0',
  '#d3eadf',
  '#a8d5c1',
  '#7fd1ac',
  '#4fae87',
  '#2f8c68',
  '#1c7354',
  '#0e5a42',
  '#0a4734',
  '#0c2a20',
];
const lamp: MantineColorsTuple = [
  '#fff8e6',
  '#fdf2d6',
  '#fbe3a8',
  '#f8d178',
  '#f5bc45',
  '#f2b233',
  '#d0911a',
  '#a36d06',
  '#7a5000',
  '#33280f',
];
const pip: MantineColorsTuple = [
  '#fff1ee',
  '#fce8e4',
  '#ffc9bf',
  '#ffac9e',
  '#ff8f7e',
  '#ef6350',
  '#d8432f',
  '#be2a1c',
  '#a82216',
  '#3a1813',
];
const sky: MantineColorsTuple = [
  '#eef7fe',
  '#e2f0fb',
  '#bfe0fa',
  '#8fd0ff',
  '#62bfff',
  '#2f95dc',
  '#157fca',
  '#0a6db8',
  '#0a5c9c',
  '#10293c',
];
const gray: MantineColorsTuple = [
  '#f3f6f3',
  '#e9eeea',
  '#dae1dc',
  '#bcc7c0',
  '#a3b0a8',
  '#7f8e86',
  '#5a6861',
  '#44524b',
  '#2b3932',
  '#14201b',
];
const dark: MantineColorsTuple = [
  '#eef3ef',
  '#b7c4bc',
  '#94a39b',
  '#6b7c73',
  '#3a4a42',
  '#24312b',
  '#1b2621',
  '#141d19',
  '#101814',
  '#0d1411',
];

/** Ten shades of each colour, as Mantine expects; the filled one is shade 7 in light mode and 4 in dark mode. */
export const colors = {
  baize,
  lamp,
  pip,
  sky,
  gray,
  dark,
  magenta: colorsTuple('#b8126b'),
  primary: virtualColor({ name: 'primary', light: 'baize', dark: 'lamp' }),
};
