/** A column that is not a custom field, with its alternative headings. */
export interface CardColumn {
  /** The field's name in deck files, which is also a heading. */
  readonly name: string;
  /** A language suffix translates texts: `title:de`. */
  readonly isText: boolean;
  /** Description for the documentation. */
  readonly about: string;
  /** In lower case, with single spaces between words. */
  readonly aliases: readonly string[];
}

/** Separated by commas, which no heading contains. */
const list = (headings: string): readonly string[] => headings.trim().split(/,\s*/);

/** All known headings, including words from other people's spreadsheets in several languages. */
export const CARD_COLUMNS: readonly CardColumn[] = [
  {
    name: 'title',
    isText: true,
    about: 'The card’s title.',
    aliases: list(`
      name, card, card name, card title, cardname, heading, headline, titel, kartenname, karte, bezeichnung, titre, nom,
      nom de la carte, título, titulo, nombre, carta, titolo, nome, 名前, タイトル, カード名, 名称, 标题, название, имя, names, titles,
      card names, title text, bezeichner, kartentitel, intitulé, nom carte, nombre de la carta, nombre carta, título de la carta,
      nome carta, nome della carta, nome da carta, titolo carta, naam, kaartnaam, kaart, naam van de kaart, nazwa, tytuł
    `),
  },
  {
    name: 'description',
    isText: true,
    about: 'The main text, in Markdown.',
    aliases: list(`
      text, body, body text, rules, rules text, rule text, card text, content, effect, ability, abilities, question, prompt,
      details, beschreibung, kartentext, regeltext, regel, regeln, effekt, wirkung, fähigkeit, fähigkeiten, frage, texte, règle,
      effet, texto, descripción, descrição, efecto, efeito, testo, descrizione, effetto, 説明, テキスト, 効果, 描述, описание, текст,
      full text, long text, main body, rule, desc, descr, texts, instructions, instruction, beschreibungstext, aufgabe, anweisung,
      anleitung, spieltext, consigne, consignes, instrucciones, pregunta, instruções, pergunta, istruzioni, domanda, regola, regole,
      reglas, regla, regras, règles, règle du jeu, texte de règle, texte de la carte, texto de la carta, texto da carta,
      testo della carta, testo carta, habilidad, habilidade, abilità, capacité, tekst, beschrijving, omschrijving, regels,
      spelregels, kaarttekst, vraag, opdracht, opis
    `),
  },
  {
    name: 'primary_text',
    isText: true,
    about: 'A short text that some templates show large.',
    aliases: list(`
      short content, primary, short text, main text, kurztext, haupttext, primary text, texte principal, texte court,
      texto principal, texto corto, texto curto, testo principale, testo breve, hoofdtekst, korte tekst
    `),
  },
  {
    name: 'secondary_text',
    isText: true,
    about: 'A second text, such as a hint or an answer.',
    aliases: list(`
      side content, secondary, secondary content, hint, note, notes, nebentext, hinweis, notiz, zusatztext, secondary text, antwort,
      antworten, réponse, remarque, respuesta, pista, resposta, dica, risposta, suggerimento, nota, notas, texte secondaire,
      texto secundario, texto secundário, testo secondario, antwoord, notitie
    `),
  },
  {
    name: 'one_liner',
    isText: true,
    about: 'A line under the title.',
    aliases: list(`
      subtitle, sub title, tagline, oneliner, subheading, untertitel, sous titre, subtítulo, sottotitolo, strapline, slogan,
      one line, motto, accroche, sous-titre, lema, ondertitel
    `),
  },
  {
    name: 'card_number',
    isText: false,
    about: 'The number or code printed on the card. It can be any text.',
    aliases: list(`
      number, no, no., nr, nr., #, num, card no, card nr, card #, nummer, kartennummer, numéro, número, numero, 番号, номер,
      card number, number on card, card code, collector number, nº, n°, no de carte, numéro de carte, número de carta,
      número da carta, numero carta, numero della carta, kaartnummer, num carte, lfd nr, lfd. nr., laufende nummer
    `),
  },
  {
    name: 'attribution',
    isText: false,
    about: 'The credit for the picture or the text.',
    aliases: list(`
      credit, credits, artist, illustrator, illustrated by, author, source, künstler, zeichner, autor, quelle, artiste, auteur,
      artista, illustration credit, image credit, art credit, photo credit, bildnachweis, urheber, fotograf, crédit, crédits,
      illustrateur, illustratrice, crédito, créditos, ilustrador, ilustradora, fuente, fonte, crediti, illustratore, autore,
      kunstenaar, auteursrecht, bron
    `),
  },
  {
    name: 'icon',
    isText: false,
    about: 'The name of an icon, such as `lucide:lamp`. Leave it empty for no icon.',
    aliases: list(`
      symbol, card icon, icône, icono, icona, icon name, icons, piktogramm, pictogramme, pictogram, pictogrammi, icono de la carta,
      ícone, icoon, symbole, símbolo, simbolo, symbool
    `),
  },
  {
    name: 'illustration',
    isText: false,
    about: 'The picture: a path in the deck’s folder, a URL or a data URL.',
    aliases: list(`
      image, picture, art, artwork, photo, image file, image path, image url, img, bild, bilddatei, grafik, foto, imagen, imagem,
      immagine, 画像, イラスト, 图片, картинка, images, pictures, img url, picture url, photo url, image link, image filename, picture file,
      filename, file name, bildpfad, bildname, illustratie, abbildung, image de la carte, fichier image, ilustración, ilustração,
      illustrazione, imagen de la carta, archivo de imagen, fotografía, afbeelding, plaatje, obraz
    `),
  },
  {
    name: 'illustration_alt',
    isText: false,
    about: 'What the picture shows, for people who cannot see it.',
    aliases: list(`
      alt, alt text, picture description, image description, bildbeschreibung, texte alternatif, image alt, alternative text,
      alternativtext, texto alternativo, testo alternativo, alternatieve tekst
    `),
  },
  {
    name: 'copies',
    isText: false,
    about: 'How often the card is printed: `3`, `3x` or `x3`. Empty means once; a card with 0 copies is skipped.',
    aliases: list(`
      count, qty, qty., quantity, amount, copies in deck, anzahl, menge, stück, exemplare, quantité, nombre d exemplaires, cantidad,
      copias, quantidade, quantità, copie, 枚数, 数量, количество, counts, copies of card, number of copies, no of copies,
      no. of copies, num copies, # copies, # of copies, #copies, card count, card copies, print count, duplication, duplications,
      duplicate, duplicates, dupes, dups, how many, quantities, anz, anz., stk, stk., stueck, stückzahl, auflage, kopien, exemplar,
      anzahl karten, anzahl der karten, anzahl kopien, wie oft, häufigkeit, qté, qte, qtés, exemplaires, nb, nb., nbre,
      nb exemplaires, nombre de cartes, nombre de copies, nombre de copie, copies par carte, cant, cant., ejemplares,
      número de copias, num copias, copias por carta, unidades, qtd, qtd., qtde, qde, cópias, número de cópias, unidade, qta, qtà,
      q.tà, esemplari, numero di copie, numero copie, pezzi, aantal, hoeveelheid, stuks, aantal kopieën, aantal kaarten, kopieën,
      exemplaren, ilość, liczba
    `),
  },
  {
    name: 'category',
    isText: false,
    about: 'The category’s key, or its title in any language. A category that the deck does not have is created.',
    aliases: list(`
      group, section, suit, set, faction, kategorie, gruppe, abschnitt, fraktion, catégorie, groupe, categoría, categoria, grupo,
      gruppo, カテゴリ, カテゴリー, 分类, категория, categories, card category, deck section, farbgruppe, rubrik, rubrique, sección, palo,
      sezione, seme, seção, naipe, categorie, groep, categorieën, kategoria
    `),
  },
  {
    name: 'primary_color_key',
    isText: false,
    about:
      'The key of the category colour that is this card’s main colour: `0` … `7`. Other headings count only if all values are numbers.',
    aliases: list(
      `color, colour, color key, colour key, farbe, couleur, colore, cor, kleur, colour number, color number`,
    ),
  },
  {
    name: 'front_template_id',
    isText: false,
    about: 'A different front template for this card: its slug, id or path.',
    aliases: list(`
      front template, template, vorlage, front design, vorderseite vorlage, vorderseitenvorlage, modèle, plantilla, modello,
      sjabloon
    `),
  },
  {
    name: 'back_template_id',
    isText: false,
    about: 'A different back template for this card: its slug, id or path.',
    aliases: list(
      `back template, rückseitenvorlage, back design, modèle du dos, plantilla del dorso, modelo do verso, modello del retro`,
    ),
  },
  {
    name: 'id',
    isText: false,
    about: 'The card’s id on a server (a UUID). A column `id` with other values is a custom field.',
    aliases: [],
  },
];
