import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { decodeTable } from './decodeTable.js';
import { guessEncoding, strayNul } from './guessEncoding.js';

const FRENCH = 'titre,texte\nCafé,Où est la clé de la forêt ?\nÉté,Ça va être déjà très bien à Noël\n';
const GERMAN = 'Titel;Text\nGrößenwahn;Übermut tut für alle schön gut\nKäsefüße;Straße\n';
const SHORT = 'title,text\nCafé,Drink\nTea,Sip\n';
const JAPANESE = '名前,説明\n灯台守,夜になると、灯台守は灯りをともし、海を見つめています。\n';
const RUSSIAN = 'Название;Описание\nФонарь;Каждую ночь смотритель зажигает фонарь\n';
const THAI = 'ชื่อ,คำอธิบาย\nผู้ดูแลประภาคาร,ทุกคืนเขาจุดไฟและมองดูทะเล\n';
const PORTUGUESE = 'título;texto\nCorações;Põe três cartões à mão. Não é fácil.\n';
const ESTONIAN = 'nimi;tekst\nÖö;Võta kõik kaardid ja mõtle välja lõbus lugu café kohta. Sõna võib õpetada.\n';
const HUNGARIAN = 'Név;Leírás\nÉjjeli őr;Húzz három lapot, és tégy vissza egyet. A győztes kezd.\n';
const CZECH = 'Název,Text\nŽluťoučký kůň,příliš ďábelské ódy\n';

const encoded = (text: string, encoding: string): Uint8Array => iconv.encode(text, encoding);

describe('an encoding that is the only one to make sense', () => {
  it.each([
    [FRENCH, 'windows-1252'],
    [GERMAN, 'windows-1252'],
    [PORTUGUESE, 'windows-1252'],
    [ESTONIAN, 'windows-1252'],
    [SHORT, 'windows-1252'],
    ['name\n“Quoted” – it’s 5 € …\n', 'windows-1252'],
    ['name\nDon’t\n', 'windows-1252'],
    ['name\r\nDon’t\r\n5 €\r\nAcme™, Inc.\r\n', 'windows-1252'],
    ['titre,texte\r\nÉté,"un\rdeux"\r\n', 'windows-1252'],
    [JAPANESE, 'shift_jis'],
    [JAPANESE, 'euc-jp'],
    [RUSSIAN, 'windows-1251'],
    [RUSSIAN, 'koi8-r'],
    [THAI, 'windows-874'],
  ])('%j in %s is read and reported', (text, encoding) => {
    const decoded = decodeTable(encoded(text, encoding), 'cards.csv');
    expect(decoded.text).toBe(text);
    expect(decoded.problems).toMatchObject([{ code: 'table.encoding' }]);
  });

  it.each(['utf-8', 'utf-16le', 'utf-16be'])('%s with its mark, or valid, is certain', (encoding) => {
    const bytes = iconv.encode(FRENCH, encoding, { addBOM: true });
    expect(decodeTable(bytes, 'cards.csv').problems).toEqual([]);
    expect(guessEncoding(bytes)).toMatchObject({ isCertain: true, choices: [] });
  });
});

describe('an encoding that cannot be told with confidence', () => {
  it.each([
    [FRENCH, 'macintosh'],
    [GERMAN, 'macintosh'],
    [SHORT, 'macintosh'],
    ['name\nDon’t\n', 'macintosh'],
    ['Name;Anzahl;Text\rÄpfel;3;Ö\rÜber;3;zwei\rC;1;drei\r', 'macintosh'],
    ['Name;Text\rÖl;eins\r', 'macintosh'],
    ['Name,Text\rÄ,x\r', 'macintosh'],
    ['Name,Text\rÖl,"one\ntwo"\r', 'macintosh'],
    ['Name;Text\nÜbung;eins\nÖl;zwei\n', 'macintosh'],
    ['nom,texte\nâme,un\n', 'macintosh'],
    ['name\rDon’t\r', 'windows-1252'],
    ['title,text\nA,引く\n', 'shift_jis'],
    [FRENCH, 'utf-16le'],
    [FRENCH, 'utf-16be'],
    [JAPANESE, 'utf-16le'],
    [CZECH, 'windows-1250'],
    [HUNGARIAN, 'windows-1250'],
    ['title,text\nแมว,จั่วการ\n', 'windows-874'],
    ['title,text\n불,적을 공격\n', 'euc-kr'],
    ['title,text\n火,攻击敌人\n', 'gb18030'],
    ['title,text\n火,敵を攻撃\n', 'euc-jp'],
  ])('%j in %s is offered with a sample, not guessed', (text, encoding) => {
    const bytes = encoded(text, encoding);
    const guess = guessEncoding(bytes);
    expect(guess).toMatchObject({ isCertain: false });
    expect(guess).not.toHaveProperty('encoding');
    const offered = guess?.choices.find((choice) => choice.encoding === encoding);
    const words = (text.match(/[^\s,;]+/gu) ?? []).filter((word) => /[^\x00-\x7f]/.test(word));
    expect(offered?.sample.split(', ')[0]).toBe(
      Array.from(words[0] ?? '')
        .slice(0, 24)
        .join(''),
    );
    expect(() => decodeTable(bytes, 'cards.csv')).toThrow(
      expect.objectContaining({
        code: 'table.encoding_unclear',
        fix: expect.stringContaining(`--encoding ${encoding} (`) as string,
      }),
    );
    expect(decodeTable(bytes, 'cards.csv', encoding)).toEqual({ text, problems: [] });
  });
});

it.each([
  [GERMAN, 'windows-1252', 'accented letters'],
  [JAPANESE, 'shift_jis', 'the texts'],
  [RUSSIAN, 'windows-1251', 'the texts'],
  [THAI, 'windows-874', 'the texts'],
])('%j in %s is read with advice to check %s', (text, encoding, what) => {
  expect(decodeTable(encoded(text, encoding), 'cards.csv').problems).toMatchObject([
    { message: `The file is not UTF-8; it was read as ${encoding}. Check that ${what} are correct.` },
  ]);
});

it('a given encoding may be in any case and have another usual name', () => {
  expect(decodeTable(encoded(SHORT, 'macintosh'), 'cards.csv', 'MacRoman').text).toBe(SHORT);
  for (const name of ['TIS-620', 'iso-8859-11', 'windows-874'])
    expect(decodeTable(encoded(THAI, 'windows-874'), 'cards.csv', name).text).toBe(THAI);
  expect(() => decodeTable(new Uint8Array(), 'cards.csv', 'klingon')).toThrow(
    expect.objectContaining({ code: 'table.encoding_unknown', fix: expect.stringContaining('macintosh') as string }),
  );
});

it('a picture is not a table', () => {
  const picture = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48]);
  expect(guessEncoding(picture)).toBeUndefined();
});

it.each([
  ['title,text\nA,b\0c\n', 2],
  ['title,text\r\nA,b\r\n\0\0Größe,c\r\n', 3],
])('%j has a NUL character, and is not taken for UTF-16 or a binary file', (text, line) => {
  expect(() => decodeTable(encoded(text, 'utf-8'), 'cards.csv')).toThrow(
    expect.objectContaining({ code: 'table.nul', message: expect.stringContaining(`in line ${line}, `) as string }),
  );
});

it('a file of NUL bytes is not a table, and UTF-16 without a byte order mark is not taken for stray ones', () => {
  for (const bytes of [1, 2, 512]) expect(guessEncoding(new Uint8Array(bytes))).toBeUndefined();
  for (const encoding of ['utf-16le', 'utf-16be'])
    for (const text of ['title,text\nA,b\n', 'title,text\n火,攻击敌人\n', GERMAN])
      expect(strayNul(encoded(text, encoding))).toBe(-1);
});
