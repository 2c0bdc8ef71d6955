// Draws scenes with PDFKit, one page each: the yardstick of our PDF export. It supports what the benchmark's cards contain
// (paths, gradients, pictures, text, clips, opacity), but not blending or right-to-left text.
import PDFDocument from 'pdfkit';

const POINTS_PER_MM = 72 / 25.4;

export class PdfKitPainter {
  #document;
  #print;
  #pictures = new Map();
  #fonts = new Set();
  #chunks = [];
  #finished;

  /** @param {{widthMm: number, bleedMm: number}} print trim width, and bleed kept around it */
  constructor(print) {
    this.#print = print;
    this.#document = new PDFDocument({ autoFirstPage: false, bufferPages: false, margin: 0 });
    this.#document.on('data', (chunk) => this.#chunks.push(chunk));
    this.#finished = new Promise((resolve, reject) => {
      this.#document.once('end', resolve);
      this.#document.once('error', reject);
    });
  }

  hasFont(face) {
    return this.#fonts.has(face);
  }

  addFont(face, bytes) {
    this.#fonts.add(face);
    this.#document.registerFont(face, Buffer.from(bytes));
  }

  hasPicture(src) {
    return this.#pictures.has(src);
  }

  addPicture(src, bytes) {
    this.#pictures.set(src, this.#document.openImage(bytes));
  }

  addPage(scene) {
    const { widthMm, bleedMm } = this.#print;
    const scale = (widthMm * POINTS_PER_MM) / scene.width;
    const bleed = bleedMm * POINTS_PER_MM;
    const size = [scene.width * scale + 2 * bleed, scene.height * scale + 2 * bleed];
    const document = this.#document.addPage({ size, margin: 0 });
    document.save().translate(bleed, bleed).scale(scale);
    this.#drawAll(scene.nodes, 1);
    document.restore();
  }

  async finish() {
    this.#document.end();
    await this.#finished;
    return Buffer.concat(this.#chunks);
  }

  #drawAll(nodes, opacity) {
    for (const node of nodes) this.#draw(node, opacity);
  }

  #draw(node, opacity) {
    if (node.type === 'group') this.#drawGroup(node, opacity);
    else if (node.type === 'path') this.#drawPath(node, opacity);
    else if (node.type === 'text') this.#drawText(node, opacity);
    else {
      const { x, y, width, height } = node;
      this.#document.opacity(opacity).image(this.#pictures.get(node.src), x, y, { width, height });
    }
  }

  #drawGroup({ transform, clip, opacity = 1, children }, outer) {
    const needsState = Boolean(transform ?? clip);
    if (needsState) this.#document.save();
    if (transform) this.#document.transform(...transform);
    if (clip) this.#document.path(clip.d).clip(clip.rule === 'evenodd' ? 'even-odd' : 'non-zero');
    this.#drawAll(children, outer * opacity);
    if (needsState) this.#document.restore();
  }

  #drawPath({ d, fill, fillRule, stroke }, opacity) {
    const document = this.#document;
    if (fill) {
      const { paint, alpha } = this.#paint(fill);
      document
        .path(d)
        .fillColor(paint, alpha * opacity)
        .fill(fillRule === 'evenodd' ? 'even-odd' : 'non-zero');
    }
    if (!stroke || stroke.width <= 0) return;
    const { paint, alpha } = this.#paint(stroke.paint);
    document
      .path(d)
      .lineWidth(stroke.width)
      .strokeColor(paint, alpha * opacity);
    document
      .lineCap(stroke.cap ?? 'butt')
      .lineJoin(stroke.join ?? 'miter')
      .miterLimit(stroke.miterLimit ?? 4);
    if (stroke.dash?.length) document.dash(stroke.dash, { phase: stroke.dashOffset ?? 0 });
    document.stroke();
    if (stroke.dash?.length) document.undash();
  }

  #drawText({ text, face, size, x, y, fill, letterSpacing }, opacity) {
    const { paint, alpha } = this.#paint(fill);
    this.#document
      .font(face)
      .fontSize(size)
      .fillColor(paint, alpha * opacity)
      .text(text, x, y, { lineBreak: false, baseline: 'alphabetic', characterSpacing: letterSpacing });
  }

  #paint(paint) {
    if (typeof paint === 'string') {
      const alpha = paint.length === 9 ? Number.parseInt(paint.slice(7), 16) / 255 : 1;
      return { paint: paint.slice(0, 7), alpha };
    }
    const { stops, transform } = paint;
    const gradient =
      paint.type === 'linear'
        ? this.#document.linearGradient(paint.x1, paint.y1, paint.x2, paint.y2)
        : this.#document.radialGradient(paint.fx ?? paint.cx, paint.fy ?? paint.cy, 0, paint.cx, paint.cy, paint.r);
    for (const { offset, color } of stops) {
      const { paint: rgb, alpha } = this.#paint(color);
      gradient.stop(offset, rgb, alpha);
    }
    if (transform) gradient.setTransform(...transform);
    return { paint: gradient, alpha: 1 };
  }
}
