import { expect, it } from 'vitest';
import { checkTarget, NavigationRefused } from './checkTarget.js';

const BASE = 'https://cards.example/create/decks?x=1#y';
const check = (target: string, external = false) => checkTarget(target, BASE, { external });

it.each([
  ['/explore?q=a#b', '/explore?q=a#b'],
  ['?q=2', '/create/decks?q=2'],
  ['#cards', '/create/decks?x=1#cards'],
  ['https://cards.example/own/decks/1', '/own/decks/1'],
  ['HTTPS://CARDS.EXAMPLE:443/about', '/about'],
  ['//cards.example/about', '/about'],
  ['..', '/'],
  ['', '/create/decks?x=1'],
])('%s stays within the studio', (target, path) => {
  expect(check(target)).toEqual({ kind: 'internal', path });
});

it.each([
  'https://elsewhere.example/',
  'http://cards.example/',
  'https://cards.example.elsewhere.example/',
  'https://cards.example:8443/',
  'https://cards.example@elsewhere.example/',
  'https://somebody@cards.example/',
  '//elsewhere.example/path',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  '/\t/elsewhere.example',
  ' //elsewhere.example',
  'https:\\\\elsewhere.example',
  'http:elsewhere.example',
  'mailto:nova@example.com',
])('%j leads elsewhere: refused unless it is allowed', (target) => {
  expect(() => check(target)).toThrow(NavigationRefused);
});

it.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  'jav\rascript:alert(1)',
  '\u0001javascript:alert(1)',
  '\u0000\u001fjavascript:alert(1)',
  'javascript://cards.example/%0Aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'DATA:text/html;base64,PHNjcmlwdD4=',
  'da\nta:text/html,x',
  'blob:https://cards.example/6f1b',
  'BLOB:https://cards.example/6f1b',
  'vbscript:msgbox(1)',
  'VbScript:msgbox(1)',
  'file:///etc/passwd',
  'view-source:https://cards.example',
  'filesystem:https://cards.example/x',
  'about:blank',
  'https://',
])('%j is refused, allowed or not', (target) => {
  expect(() => check(target, true)).toThrow(NavigationRefused);
  expect(() => check(target)).toThrow(NavigationRefused);
});

it.each(['https://elsewhere.example/a?b#c', 'http://elsewhere.example/', 'mailto:nova@example.com', 'tel:+49123'])(
  '%s is gone to where it is allowed',
  (target) => expect(check(target, true)).toEqual({ kind: 'external', url: target }),
);
