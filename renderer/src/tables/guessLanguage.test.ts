import { expect, it } from 'vitest';
import { guessLanguage } from './guessLanguage.js';

it.each([
  ['ja', '春の風カードを二枚引く'],
  ['zh', '抽两张牌'],
  ['zh-Hant', '抽兩張牌，選擇其中一張'],
  ['zh', '山水'],
  ['ko', '카드 두 장을 뽑는다 Kakao'],
  ['ar', 'اسحب بطاقتين'],
  ['he', 'שלוף שני קלפים'],
  ['ru', 'Возьмите две карты из Tarot'],
  ['el', 'Τράβα δύο κάρτες'],
  ['ta', 'இரண்டு அட்டைகளை எடு'],
  ['ka', 'აიღე ორი ბარათი'],
  [undefined, 'Zieh zwei Karten, größer als 5 (π)'],
  [undefined, '12 / 7'],
])('tells %s by its letters', (language, cell) => {
  expect(
    guessLanguage({ columns: ['title', 'copies', 'description'], rows: [{ line: 2, cells: [cell, '3', ''] }] }),
  ).toBe(language);
});

it('leaves out columns that name their language, and does not take the others for it', () => {
  const columns = ['title', 'title_ja', 'title (ar)'];
  expect(guessLanguage({ columns, rows: [{ line: 2, cells: ['Sea', '海のカード', 'بحر'] }] })).toBeUndefined();
  expect(guessLanguage({ columns: ['title', 'title:en'], rows: [{ line: 2, cells: ['海のカード', 'Sea'] }] })).toBe(
    'ja',
  );
});

it.each([
  ['de', ['title:de', 'copies']],
  ['de', ['title:de', 'category', 'field:Notiz:fr']],
  ['fr', ['copies', 'title (FR)', 'description:de']],
  ['en', ['title:de', 'title:en', 'category']],
  [undefined, ['title:de', 'description']],
  ['fr', ['title:fr', 'title:de', 'description']],
  ['de', ['title:fr', 'Titel (Deutsch)', 'Notiz', 'Anzahl']],
  [undefined, ['description', 'title:de', 'title']],
  [undefined, ['copies', 'field:note:de']],
])('tells %s by %j, of which all texts or not all name their language', (language, columns) => {
  expect(guessLanguage({ columns, rows: [] })).toBe(language);
});

it('takes a note for one of the languages of the titles, unless it is in another one', () => {
  const columns = ['title:ar', 'title:de', 'title:ja', 'note'];
  const withNote = (note: string) =>
    guessLanguage({ columns, rows: [{ line: 2, cells: ['بحر', 'Meer', '海', note] }] });
  expect(withNote('Das ist für die Gruppe nicht leicht, und wir prüfen es mit der Leitung.')).toBe('de');
  expect(withNote('This is not for the whole group, and we will look at it with them.')).toBe('en');
  expect(withNote('?')).toBe('ar');
});

it.each([
  ['de', 'Zieh zwei Karten und lege eine davon auf den Stapel. Wenn du das nicht kannst, ist der Nächste dran.'],
  ['en', 'Draw two cards and put one of them on the pile. If you cannot, the turn is over for this player.'],
  [
    'fr',
    'Piochez deux cartes et posez une carte sur la pile. Le joueur qui ne peut pas le faire passe dans les règles.',
  ],
  ['es', 'Roba dos cartas y pon una en el mazo. El jugador que no pueda pierde su turno y las monedas del tesoro.'],
  [
    'it',
    'Pesca due carte e metti una carta sopra il mazzo. Gli altri sono nel bosco della strega, che perde il turno.',
  ],
  [
    'pt',
    'Compre duas cartas e ponha uma no monte. O jogador que não puder perde o turno e uma moeda do tesouro da vila.',
  ],
  [
    'nl',
    'Trek twee kaarten en leg een van de kaarten op het stapeltje. Je mag niet spelen voor het einde van de beurt.',
  ],
  [
    'sv',
    'Dra två kort och lägg ett på högen. Den som inte kan är ute, och turen går till nästa för att spela på nytt.',
  ],
  ['da', 'Træk to kort og læg det på bunken. Hvis du ikke kan, er turen slut, og den går til næste spiller på holdet.'],
  [
    'pl',
    'Weź dwie karty i połóż na stos. Gracz, który nie może, nie gra do końca tury i nie jest w drużynie, lub na polu.',
  ],
  [undefined, 'Goblin, Elf Ranger, Fireball, Storm of the Century, La Corona, Das Boot'],
  [undefined, '12 gold'],
])('tells %s by its most common words', (language, cell) => {
  expect(guessLanguage({ columns: ['name', 'text'], rows: [{ line: 2, cells: ['Elena', cell] }] })).toBe(language);
});

it.each([
  ['de', 'in German', ['Titel', 'Beschreibung', 'Anzahl']],
  ['de', 'in German with marks and in capitals', ['*TITEL*', '@Bild', 'Name', 'Stk.:']],
  ['fr', 'in French, of which some are also English or German', ['Nom', 'Texte', 'Description', 'Image']],
  ['es', 'in Spanish, of which some are also Portuguese', ['Título', 'Texto', 'Cantidad']],
  ['pt', 'in Portuguese, of which some are also Spanish', ['Titulo', 'Texto', 'Quantidade']],
  ['nl', 'in Dutch, of which some are also German', ['Titel', 'Nr.', 'Aantal']],
  ['hu', 'in Hungarian', ['Név', 'Leírás', 'Darab']],
  ['cs', 'in Czech, of which one is also Slovak', ['Název', 'Popis', 'Množství']],
  ['nb', 'in Norwegian, of which some are also Danish', ['Navn', 'Beskrivelse', 'Antall', 'Bilde']],
  [undefined, 'that are Spanish and Portuguese', ['Título', 'Texto', 'Grupo', 'Copies']],
  [undefined, 'that are German and Swedish', ['Titel', 'Bild', 'Nummer']],
  [undefined, 'of which only one is German', ['Name', 'Text', 'Anzahl']],
  [undefined, 'of which only one is French, known in two spellings', ['Sous-titre', 'Name']],
  [undefined, 'in English', ['Title', 'Card Text', 'Copies', 'Illustration']],
  [undefined, 'of custom fields', ['Stärke', 'Kosten', 'Wert']],
])('takes a table without common words for %s if it has headings %s', (language, _, columns) => {
  expect(guessLanguage({ columns, rows: [{ line: 2, cells: ['Waldgeist', 'Nebelkrähe', '3'] }] })).toBe(language);
});

it('believes common words more than headings', () => {
  const german = 'Zieh zwei Karten und lege eine davon auf den Stapel. Wenn du das nicht kannst, ist der Nächste dran.';
  const english = 'Draw two cards and put one of them on the pile. If you cannot, the turn is over for this player.';
  expect(guessLanguage({ columns: ['Name', 'Text'], rows: [{ line: 2, cells: ['Elena', german] }] })).toBe('de');
  expect(guessLanguage({ columns: ['Titel', 'Regeln'], rows: [{ line: 2, cells: ['Elena', english] }] })).toBe('en');
});

it('does not count headings that name their language, and does not take the others for it', () => {
  const rows = [{ line: 2, cells: ['Waldgeist', 'Nebelkrähe', 'Ghost', 'Crow'] }];
  expect(guessLanguage({ columns: ['Titel:de', 'Beschreibung:de', 'Title', 'Text'], rows })).toBeUndefined();
  expect(guessLanguage({ columns: ['Titel', 'Beschreibung', 'Titel:de'], rows })).toBeUndefined();
  expect(guessLanguage({ columns: ['Titel', 'Beschreibung', 'Titel:en', 'Beschreibung:en'], rows })).toBe('de');
});
