import type { Matrix, Rect } from '../../geometry.js';

/** A growing box; empty until something is added. */
export class Bounds {
  left = Infinity;
  top = Infinity;
  right = -Infinity;
  bottom = -Infinity;

  get empty(): boolean {
    return !(this.left < this.right && this.top < this.bottom);
  }

  add(x: number, y: number, margin = 0): this {
    this.left = Math.min(this.left, x - margin);
    this.top = Math.min(this.top, y - margin);
    this.right = Math.max(this.right, x + margin);
    this.bottom = Math.max(this.bottom, y + margin);
    return this;
  }

  addBounds(other: Bounds): this {
    return other.empty ? this : this.add(other.left, other.top).add(other.right, other.bottom);
  }

  intersect(other: Bounds): this {
    this.left = Math.max(this.left, other.left);
    this.top = Math.max(this.top, other.top);
    this.right = Math.min(this.right, other.right);
    this.bottom = Math.min(this.bottom, other.bottom);
    return this;
  }

  grow(margin: number): this {
    if (this.empty) return this;
    this.left -= margin;
    this.top -= margin;
    this.right += margin;
    this.bottom += margin;
    return this;
  }

  /** The axis-parallel box around this box after the transform. */
  transformed(matrix: Matrix): Bounds {
    const result = new Bounds();
    if (this.empty) return result;
    const [a, b, c, d, e, f] = matrix;
    for (const x of [this.left, this.right]) {
      for (const y of [this.top, this.bottom]) result.add(a * x + c * y + e, b * x + d * y + f);
    }
    return result;
  }

  static of(rect: Rect): Bounds {
    return new Bounds().add(rect.x, rect.y).add(rect.x + rect.width, rect.y + rect.height);
  }
}
