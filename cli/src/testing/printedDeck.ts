import { temporaryFolder } from './temporaryFolder.js';

const YAML = `
templates: { front: pictogram, back: pictogram-back }
translations: { en: { title: "Three: Things" }, de: { title: Drei } }
`;
export const CSV =
  'title,title:de,icon,copies,credit\nLamp,Lampe,lucide:lamp,2,Ada\nMoon,Mond,lucide:moon,,\nOwl,Eule,game-icons:owl,8,\n';
const MM = 72 / 25.4;

/** A folder with a deck of three cards, ten with their copies, in English and German. */
export function printedDeck(files: Readonly<Record<string, string>> = {}): string {
  return temporaryFolder({ 'deck.yaml': YAML, 'cards.csv': CSV, ...files });
}

type Box = () => { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

interface ReadDocument {
  getTitle(): string | undefined;
  getPages(): readonly { readonly getMediaBox: Box; readonly getBleedBox: Box; readonly getTrimBox: Box }[];
}

/** The title of a PDF that pdf-lib has read, and the media, bleed and trim box of each page as [x, y, width, height] in mm. */
export function describePdf(document: ReadDocument) {
  const pages = document.getPages().map((page) => {
    const boxes = [page.getMediaBox(), page.getBleedBox(), page.getTrimBox()];
    return boxes.map(({ x, y, width, height }) =>
      [x, y, width, height].map((each) => Math.round((each / MM) * 100) / 100),
    );
  });
  return { title: document.getTitle(), pages };
}
