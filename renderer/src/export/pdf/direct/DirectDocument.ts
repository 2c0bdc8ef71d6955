import { CardwrightError } from '../../../errors.js';
import type { Scene, SceneNode } from '../../../displayList.js';
import { decimal } from '../../../painters/decimal.js';
import { PathOperators, sceneToPdf } from '../../../painters/pdf/index.js';
import type { FontSource, PictureSource } from '../../browser/assets.js';
import { giveTurn } from '../../giveTurn.js';
import { type FaceSize, faceSize } from '../faceSize.js';
import type { PdfFace, PdfMetadata } from '../types.js';
import { endDocument, type ViewerHints } from './endDocument.js';
import { FontStore } from './FontStore.js';
import { onPaper } from './onPaper.js';
import type { PdfColorPolicy, PdfPicture } from './PdfColorPolicy.js';
import { PdfFile } from './PdfFile.js';
import { PdfResourceStore } from './PdfResourceStore.js';

/** `[left, bottom, right, top]` in pt. */
type Box = readonly [left: number, bottom: number, right: number, top: number];

/** Devices that do not make plates show black. */
const EVERY_INK = '[/Separation/All/DeviceCMYK<</FunctionType 2/Domain[0 1]/C0[0 0 0 0]/C1[0 0 0 1]/N 1>>]';

export interface DirectPage {
  readonly content: string;
  /** Names of the resources that the content uses. */
  readonly resources: Iterable<string>;
  readonly mediaBox: Box;
  readonly trimBox: Box;
}

/** A face as a form of the document. */
export interface PaintedFace {
  /** Resource name. */
  readonly form: string;
  readonly size: FaceSize;
  /** The name of the first face with this drawing, for errors. */
  readonly label: string;
}

export interface DirectOptions {
  readonly widthMm: number;
  readonly bleedMm?: number | undefined;
  readonly pictures: PictureSource;
  readonly fonts: FontSource;
  readonly policy: PdfColorPolicy;
}

/**
 * A PDF that we write ourselves. Each distinct face is a form, written as soon as it is painted, so the memory does not grow
 * with the number of faces. Always `dispose()`.
 */
export class DirectDocument {
  readonly #file: PdfFile;
  readonly #resources: PdfResourceStore;
  readonly #paths = new PathOperators();
  readonly #byScene = new WeakMap<Scene, PaintedFace>();
  readonly #byForm = new Map<string, PaintedFace>();
  readonly #contents = new Map<string, number>();
  readonly #tree: number;
  readonly #pages: number[] = [];
  #count = 0;

  private constructor(
    private readonly options: DirectOptions,
    private readonly fonts: FontStore,
  ) {
    this.#file = new PdfFile(options.policy.version);
    this.#resources = new PdfResourceStore(this.#file, fonts, this.#spaces());
    this.#tree = this.#file.reserve();
  }

  static async open(options: DirectOptions): Promise<DirectDocument> {
    return new DirectDocument(options, await FontStore.open(options.fonts));
  }

  get pageCount(): number {
    return this.#pages.length;
  }

  /**
   * Paints a face, or finds the form of an equal one.
   * @throws CardwrightError `pdf.size`, `pdf.bleed`, `image.unreadable`, `font.unreadable`, `font.unprintable`
   */
  async face({ scene, label = `face ${this.#count + 1}` }: PdfFace): Promise<PaintedFace> {
    this.#count++;
    const known = this.#byScene.get(scene);
    if (known !== undefined) return known;
    return this.drawing(scene, faceSize(scene, this.options), label);
  }

  /** The same for what is not a face, such as a footer, in a size of its own. */
  async drawing(scene: Scene, size: FaceSize, label: string): Promise<PaintedFace> {
    const { trimWidth, trimHeight, bleed, ptPerUnit: scale } = size;
    await giveTurn();
    await this.#load(scene.faces, label);
    const place = { scale, left: bleed, top: bleed + trimHeight };
    const content = sceneToPdf(onPaper(scene, bleed / scale), place, {
      resources: this.#resources,
      colors: this.options.policy,
      paths: this.#paths,
      knockouts: await this.#knockouts(scene, label),
    });
    await this.#writePictures(label);
    const form = this.#resources.form(content, box([0, 0, trimWidth + 2 * bleed, trimHeight + 2 * bleed]));
    const painted = this.#byForm.get(form) ?? { form, size, label };
    this.#byForm.set(form, painted);
    this.#byScene.set(scene, painted);
    return painted;
  }

  /** Adds a page. Equal contents are written once. */
  addPage({ content, resources, mediaBox, trimBox }: DirectPage): void {
    const contents = this.#contents.get(content) ?? this.#file.addStream('', content);
    // Sheets differ in everything, and there may be thousands.
    if (content.length < 100) this.#contents.set(content, contents);
    const { space, isOpaque = false } = this.options.policy;
    const group = isOpaque ? '' : `/Group<</S/Transparency/CS ${space}/I true/K false>>`;
    const boxes = `/MediaBox${written(mediaBox)}/CropBox${written(mediaBox)}/BleedBox${written(mediaBox)}/TrimBox${written(trimBox)}`;
    this.#pages.push(
      this.#file.add(
        `<</Type/Page/Parent ${this.#tree} 0 R${boxes}${group}/Contents ${contents} 0 R/Resources${this.#resources.dictionary(resources)}>>`,
      ),
    );
  }

  /** The colour space of all inks together, for marks that every plate shows; undefined if there are no plates. */
  everyInk(): string | undefined {
    return this.options.policy.hasPlates && this.#resources.space(EVERY_INK);
  }

  /** What was written since the last call. */
  take(): Uint8Array[] {
    return this.#file.take();
  }

  /** Writes everything that is left. */
  async end(metadata: PdfMetadata = {}, hints: ViewerHints = {}): Promise<void> {
    await this.fonts.write(this.#file);
    const kids = this.#pages.map((id) => `${id} 0 R`).join(' ');
    this.#file.add(`<</Type/Pages/Kids[${kids}]/Count ${this.#pages.length}>>`, this.#tree);
    await endDocument(this.#file, this.#tree, this.options.policy, metadata, hints);
  }

  dispose(): void {
    this.fonts.dispose();
  }

  /** Colour spaces that every resource dictionary names. */
  #spaces(): string {
    const { rgbProfile } = this.options.policy;
    if (rgbProfile === undefined) return '';
    const profile = this.#file.addStream('/N 3/Alternate/DeviceRGB', rgbProfile);
    return `/DefaultRGB[/ICCBased ${profile} 0 R]`;
  }

  #load(faces: readonly string[], label: string): Promise<void> {
    return this.fonts.load(faces, label, () => this.#resources.name('F'));
  }

  /** Depends on what pictures look like in ink, so they are converted first. */
  async #knockouts(scene: Scene, label: string): Promise<ReadonlySet<SceneNode>> {
    const { policy } = this.options;
    if (policy.knockouts === undefined) return new Set();
    scene.images.forEach((src) => this.#resources.picture(src));
    await this.#writePictures(label);
    return policy.knockouts(scene);
  }

  async #writePictures(label: string): Promise<void> {
    for (const { src, id } of this.#resources.takePictures()) this.#writePicture(await this.#picture(src, label), id);
  }

  async #picture(src: string, label: string): Promise<PdfPicture> {
    try {
      return await this.options.policy.picture(src, this.options.pictures);
    } catch (cause) {
      const name = src.length > 120 ? `${src.slice(0, 117)}…` : src;
      throw new CardwrightError('image.unreadable', `${label} cannot be printed: the picture ${name} cannot be read.`, {
        path: label,
        fix: 'Replace the picture, or correct its path.',
        cause,
      });
    }
  }

  #writePicture({ width, height, space, profile, entries, data, mask }: PdfPicture, id?: number): number {
    const softMask = mask === undefined ? '' : `/SMask ${this.#writePicture(mask)} 0 R`;
    const profiled = profile && this.#file.addStream(`/N ${profile.components}/Alternate ${space}`, profile.bytes);
    const colors = profiled === undefined ? space : `[/ICCBased ${profiled} 0 R]`;
    const size = `/Width ${width}/Height ${height}`;
    return this.#file.addStream(
      `/Type/XObject/Subtype/Image${size}/ColorSpace ${colors}/Interpolate true${entries}${softMask}`,
      data,
      id,
    );
  }
}

/** A page that shows one face. */
export function pageOf({ form, size: { trimWidth, trimHeight, bleed } }: PaintedFace): DirectPage {
  return {
    content: `/${form} Do\n`,
    resources: [form],
    mediaBox: [0, 0, trimWidth + 2 * bleed, trimHeight + 2 * bleed],
    trimBox: [bleed, bleed, bleed + trimWidth, bleed + trimHeight],
  };
}

const box = (values: Box): string => values.map(decimal).join(' ');
const written = (values: Box): string => `[${box(values)}]`;
