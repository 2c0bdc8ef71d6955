import type { Canvas } from '../Canvas.js';
import { disc, n, stroke, path } from '../svg.js';
import type { Inks } from './paperInks.js';

/** A printer's tint on the paper, so that no flat is quite flat. */
export function grain(canvas: Canvas, inks: Inks): void {
  const { width: w, height: h, random } = canvas;
  const ink = random.pick([inks[1], inks[2], inks[3]]);
  switch (random.whole(0, 3)) {
    case 0: {
      let d = '';
      for (let y = 14; y < h; y += 26)
        for (let x = 14; x < w; x += 26) d += disc(x + (((y - 14) / 26) % 2 ? 13 : 0), y, 2.4);
      canvas.add(path(d, { fill: ink, opacity: 0.22 }));
      return;
    }
    case 1: {
      let d = '';
      for (let y = 20; y < h; y += 24) d += `M0 ${y}H${w}`;
      canvas.add(stroke(d, ink, 1.6, { opacity: 0.2 }));
      return;
    }
    case 2: {
      let d = '';
      for (let r = 60; r < Math.hypot(w, h) / 2; r += 46)
        d += `M${n(w / 2 - r)} ${n(h / 2)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
      canvas.add(stroke(d, ink, 1.8, { opacity: 0.16 }));
    }
  }
}
