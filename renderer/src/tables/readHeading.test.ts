import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARD_COLUMNS } from './cardColumns.js';
import { nameOfHeading } from '../schema/deck/fieldLabels.js';
import { readHeading } from './readHeading.js';

function short(heading: string): string {
  const read = readHeading(heading);
  if (read.kind === 'none') return '';
  const name = read.kind === 'field' ? `field:${read.name}` : read.column.name;
  return read.language === undefined ? name : `${name}@${read.language}`;
}

describe('readHeading', () => {
  it.each([
    ['title', 'title'],
    ['Card Name', 'title'],
    ['CARD_NAME', 'title'],
    ['  Kartenname ', 'title'],
    ['"Name"', 'title'],
    ['#', 'card_number'],
    ['Nr.', 'card_number'],
    ['Qty', 'copies'],
    ['Anzahl', 'copies'],
    ['枚数', 'copies'],
    ['數量', 'copies'],
    ['수량', 'copies'],
    ['Leírás', 'description'],
    ['ΠΕΡΙΓΡΑΦΗ', 'description'],
    ['תיאור', 'description'],
    ['الفئة', 'category'],
    ['शीर्षक', 'title'],
    ['รูปภาพ', 'illustration'],
    ['@count', 'copies'],
    ['Duplication', 'copies'],
    ['Number of copies', 'copies'],
    ['# Copies', 'copies'],
    ['Copies:', 'copies'],
    ['Stk.', 'copies'],
    ['Qté', 'copies'],
    ['QUANTITE', 'copies'],
    ['Nombre de cartes', 'copies'],
    ['Cantidad', 'copies'],
    ['Q.tà', 'copies'],
    ['Aantal', 'copies'],
    ['Qtd', 'copies'],
    ['@image', 'illustration'],
    ['Afbeelding', 'illustration'],
    ['Beschrijving', 'description'],
    ['Sous-titre', 'one_liner'],
    ['Categorie', 'category'],
    ['Type', 'field:type'],
    ['Vorlage Vorderseite', 'front_template_id'],
    ['Rückseite Vorlage', 'back_template_id'],
    ['Template back', 'back_template_id'],
    ['Image URL', 'illustration'],
    ['image-file', 'illustration'],
    ['Files & media', 'illustration'],
    ['Colour', 'primary_color_key'],
    ['title:de', 'title@de'],
    ['Titel (de)', 'title@de'],
    ['Rules Text [pt-BR]', 'description@pt-BR'],
    ['title_fr', 'title@fr'],
    ['Description.es', 'description@es'],
    ['category:de', 'category@de'],
    ['flavour:de', 'field:flavour@de'],
    ['Title (German)', 'title@de'],
    ['Card name: Français', 'title@fr'],
    ['Texte [espagnol]', 'description@es'],
    ['Titel Englisch', 'title@en'],
    ['english_description', 'description@en'],
    ['Category (日本語)', 'category@ja'],
    ['Cost (Polish)', 'field:cost_polish'],
    ['German', 'field:german'],
    ['📝 Text', 'description'],
    ['Name 🏷️', 'title'],
    ['⚔️ Attack', 'field:attack'],
    ['cost:x', 'field:cost_x'],
    ['Mana Cost', 'field:mana_cost'],
    ['manaCost', 'field:manaCost'],
    ['ATK', 'field:atk'],
    ['attack_no', 'field:attack_no'],
    ['Stärke', 'field:stärke'],
    ['Power / Toughness', 'field:power_toughness'],
    ['stat1_name', 'field:stat1_name'],
    ['Front', 'field:front'],
    ['field:Text', 'field:text'],
    ['field:title (de)', 'field:title@de'],
    ['', ''],
    ['—', ''],
  ])('reads %j as %s', (heading, expected) => {
    expect(short(heading)).toBe(expected);
  });

  it.each([
    ['Was tun?', 'Was tun?'],
    ['Rules "text"', 'Rules "text"'],
    ['"Cost (EUR)":', 'Cost (EUR)'],
    ['* Online now? *', 'Online now?'],
    ["Player's choice*", "Player's choice"],
    ['mana_cost', undefined],
  ])('labels the custom field of %j %j', (heading, label) => {
    expect(readHeading(heading)).toMatchObject({ kind: 'field', ...(label !== undefined && { label }) });
    if (label === undefined) expect(readHeading(heading)).not.toHaveProperty('label');
  });

  it('has no heading twice', () => {
    const headings = CARD_COLUMNS.flatMap(({ name, aliases }) => [name, ...aliases]);
    const doubles = headings.filter((heading, index) => headings.indexOf(heading) !== index);
    expect(doubles).toEqual([]);
    for (const { name, aliases } of CARD_COLUMNS) {
      expect([name, ...aliases].map((heading) => [heading, short(heading)])).toEqual(
        [name, ...aliases].map((heading) => [heading, name]),
      );
    }
  });

  it('gives field names that a template can bind, for any heading', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (heading) => {
        const name = nameOfHeading(heading);
        expect(name).not.toMatch(/[\s{}]/);
        expect(nameOfHeading(name)).toBe(name);
      }),
    );
  });
});
