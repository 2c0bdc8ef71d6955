/**
 * Headings of other people's spreadsheets, by column and language: in lower case, with single spaces between words, and
 * separated by commas, which no heading contains. One that several languages share is listed under each, but an
 * English one only under English, because people use it in any language.
 */
const HEADINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  title: {
    en: 'name, names, term, title text, titles, card, card name, card names, card title, cardname, heading, headline',
    de: 'titel, karte, kartenname, kartentitel, bezeichnung, bezeichner, begriff',
    fr: 'titre, nom, nom carte, nom de la carte, intitulé, terme',
    es: 'título, titulo, nombre, nombre carta, nombre de la carta, título de la carta, carta, término',
    pt: 'título, titulo, nome, nome da carta, carta, termo',
    it: 'titolo, titolo carta, nome, nome carta, nome della carta, carta, termine',
    nl: 'titel, naam, naam van de kaart, kaart, kaartnaam, begrip',
    sv: 'titel',
    da: 'titel',
    pl: 'nazwa, tytuł',
    ru: 'название, имя',
    ja: '名前, 名称, タイトル, カード名',
    zh: '名称, 标题',
  },
  description: {
    en: `
      text, texts, definition, body, body text, main body, full text, long text, card text, content, details, desc, descr, rule, rule text,
      rules, rules text, effect, ability, abilities, instruction, instructions, question, prompt
    `,
    de: `
      beschreibung, beschreibungstext, texte, kartentext, spieltext, regel, regeln, regeltext, effekt, wirkung, fähigkeit,
      fähigkeiten, anleitung, anweisung, aufgabe, frage
    `,
    fr: 'texte, définition, texte de la carte, texte de règle, règle, règle du jeu, règles, effet, capacité, consigne, consignes',
    es: 'descripción, definición, texto, texto de la carta, regla, reglas, efecto, habilidad, instrucciones, pregunta',
    pt: 'descrição, definição, texto, texto da carta, regras, efeito, habilidade, instruções, pergunta',
    it: 'descrizione, definizione, testo, testo carta, testo della carta, regola, regole, effetto, abilità, istruzioni, domanda',
    nl: 'beschrijving, omschrijving, definitie, tekst, kaarttekst, regel, regels, spelregels, opdracht, vraag',
    sv: 'regel, effekt',
    da: 'tekst, regel, effekt',
    pl: 'opis, tekst',
    ru: 'описание, текст',
    ja: '説明, テキスト, 効果',
    zh: '描述',
  },
  primary_text: {
    en: 'primary, primary text, main text, short text, short content',
    de: 'haupttext, kurztext',
    fr: 'texte principal, texte court',
    es: 'texto principal, texto corto',
    pt: 'texto principal, texto curto',
    it: 'testo principale, testo breve',
    nl: 'hoofdtekst, korte tekst',
  },
  secondary_text: {
    en: 'secondary, secondary text, secondary content, side content, hint, note, notes',
    de: 'nebentext, zusatztext, hinweis, notiz, antwort, antworten',
    fr: 'texte secondaire, remarque, réponse',
    es: 'texto secundario, nota, notas, pista, respuesta',
    pt: 'texto secundário, nota, notas, pista, dica, resposta',
    it: 'testo secondario, nota, suggerimento, risposta',
    nl: 'notitie, antwoord',
  },
  one_liner: {
    en: 'subtitle, sub title, subheading, tagline, strapline, slogan, motto, oneliner, one line',
    de: 'untertitel',
    fr: 'sous titre, sous-titre, accroche',
    es: 'subtítulo, lema',
    pt: 'subtítulo, lema',
    it: 'sottotitolo',
    nl: 'ondertitel',
  },
  card_number: {
    en: 'number, no, no., #, num, card number, card no, card nr, card #, number on card, card code, collector number',
    de: 'nr, nr., nummer, kartennummer, lfd nr, lfd. nr., laufende nummer',
    fr: 'numéro, n°, no de carte, num carte, numéro de carte',
    es: 'número, numero, nº, n°, número de carta',
    pt: 'número, numero, nº, n°, número da carta',
    it: 'numero, nr, nr., n°, numero carta, numero della carta',
    nl: 'nr, nr., nummer, kaartnummer',
    sv: 'nr, nr., nummer',
    da: 'nr, nr., nummer',
    pl: 'nr, nr.',
    ru: 'номер',
    ja: '番号',
  },
  attribution: {
    en: `
      credit, credits, artist, illustrator, illustrated by, author, source, art credit, illustration credit, image credit,
      photo credit
    `,
    de: 'künstler, zeichner, fotograf, autor, urheber, bildnachweis, quelle',
    fr: 'artiste, illustrateur, illustratrice, auteur, crédit, crédits',
    es: 'artista, ilustrador, ilustradora, autor, crédito, créditos, fuente',
    pt: 'artista, ilustrador, ilustradora, autor, crédito, créditos, fonte',
    it: 'artista, illustratore, autore, crediti, fonte',
    nl: 'kunstenaar, auteur, auteursrecht, bron',
    sv: 'fotograf',
    da: 'fotograf',
    pl: 'autor, fotograf',
  },
  icon: {
    en: 'icon name, icons, card icon, symbol, pictogram',
    de: 'piktogramm',
    fr: 'icône, symbole, pictogramme',
    es: 'icono, icono de la carta, símbolo',
    pt: 'ícone, símbolo',
    it: 'icona, simbolo, pictogrammi',
    nl: 'icoon, symbool',
  },
  illustration: {
    en: `
      image, images, image file, image filename, image link, image path, image url, img, img url, picture, pictures, picture file,
      picture url, photo, photo url, art, artwork, file name, filename, files & media
    `,
    de: 'bild, bilddatei, bildname, bildpfad, abbildung, foto, grafik',
    fr: 'image de la carte, fichier image',
    es: 'imagen, imagen de la carta, archivo de imagen, ilustración, foto, fotografía',
    pt: 'imagem, ilustração, foto',
    it: 'immagine, illustrazione, foto',
    nl: 'afbeelding, plaatje, illustratie, foto',
    sv: 'bild, foto',
    da: 'foto',
    pl: 'obraz',
    ru: 'картинка',
    ja: '画像, イラスト',
    zh: '图片',
  },
  illustration_alt: {
    en: 'alt, alt text, alternative text, image alt, image description, picture description',
    de: 'alternativtext, bildbeschreibung',
    fr: 'texte alternatif',
    es: 'texto alternativo',
    pt: 'texto alternativo',
    it: 'testo alternativo',
    nl: 'alternatieve tekst',
    sv: 'alternativtext',
  },
  illustration_focus: {
    en: 'focus point, focal point, picture focus, image focus, object position',
    de: 'bildfokus, fokuspunkt',
  },
  copies: {
    en: `
      count, counts, card count, print count, how many, qty, qty., quantity, quantities, amount, card copies, copies in deck,
      copies of card, number of copies, no of copies, no. of copies, num copies, # copies, # of copies, #copies, duplication,
      duplications, duplicate, duplicates, dupes, dups
    `,
    de: `
      anzahl, anzahl karten, anzahl der karten, anzahl kopien, anz, anz., menge, häufigkeit, wie oft, auflage, exemplar, exemplare,
      kopien, stück, stückzahl, stueck, stk, stk.
    `,
    fr: `
      quantité, qté, qtés, qte, nb, nb., nbre, nb exemplaires, nombre d exemplaires, nombre de cartes, nombre de copie,
      nombre de copies, exemplaires, copie, copies par carte
    `,
    es: 'cantidad, cant, cant., copias, copias por carta, número de copias, num copias, ejemplares, unidades',
    pt: 'quantidade, qtd, qtd., qtde, qde, cópias, número de cópias, unidade, unidades',
    it: 'quantità, qta, qtà, q.tà, copie, numero copie, numero di copie, esemplari, pezzi',
    nl: 'aantal, aantal kaarten, aantal kopieën, hoeveelheid, exemplaren, kopieën, stuks',
    sv: 'exemplar',
    da: 'stk, stk.',
    pl: 'ilość, liczba',
    ru: 'количество',
    ja: '枚数, 数量',
    zh: '数量',
  },
  category: {
    en: 'categories, card category, group, section, deck section, suit, set, faction',
    de: 'kategorie, gruppe, farbgruppe, rubrik, abschnitt, fraktion',
    fr: 'catégorie, groupe, rubrique',
    es: 'categoría, grupo, sección, palo',
    pt: 'categoria, grupo, seção, naipe',
    it: 'categoria, gruppo, sezione, seme',
    nl: 'categorie, categorieën, groep',
    da: 'gruppe',
    pl: 'kategoria',
    ru: 'категория',
    ja: 'カテゴリ, カテゴリー',
    zh: '分类',
  },
  primary_color_key: {
    en: 'color, color key, color number, colour, colour key, colour number',
    de: 'farbe',
    fr: 'couleur',
    pt: 'cor',
    it: 'colore',
    nl: 'kleur',
  },
  front_template_id: {
    en: 'template, front template, front design',
    de: 'vorlage, vorderseitenvorlage, vorderseite vorlage, vorlage vorderseite',
    fr: 'modèle',
    es: 'plantilla',
    it: 'modello',
    nl: 'sjabloon',
  },
  back_template_id: {
    en: 'back template, back design, template back',
    de: 'rückseitenvorlage, rückseite vorlage, vorlage rückseite',
    fr: 'modèle du dos',
    es: 'plantilla del dorso',
    pt: 'modelo do verso',
    it: 'modello del retro',
  },
};

/** A heading that means a column in a language. */
interface Alias {
  readonly column: string;
  readonly language: string;
  readonly heading: string;
}

/** All headings of spreadsheets that mean a column, besides its name. */
export const ALIASES: readonly Alias[] = Object.entries(HEADINGS).flatMap(([column, byLanguage]) =>
  Object.entries(byLanguage).flatMap(([language, headings]) =>
    headings
      .trim()
      .split(/,\s*/)
      .map((heading) => ({ column, language, heading })),
  ),
);
