/* global PerformanceObserver, requestAnimationFrame */

/**
 * Drags from a place of a page in a circle, a step with each frame. The pointer is the browser's own.
 * @param {{x: number, y: number}} from CSS pixels
 * @returns {Promise<{p95: number, longest: number}>} ms: 95th percentile of the time between frames, longest task (0: none over 50)
 */
export async function framesWhileDragging(page, from, steps = 160) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  // The first steps select what is dragged and compile code.
  for (let step = 1; step <= 10; step++) await page.mouse.move(from.x + step, from.y);
  await page.evaluate(() => {
    const [frames, tasks] = [[], []];
    const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map((one) => one.duration)));
    observer.observe({ entryTypes: ['longtask'] });
    let last = 0;
    let isOver = false;
    const tick = (now) => {
      if (last > 0) frames.push(now - last);
      last = now;
      if (!isOver) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    globalThis.endOfDrag = () => {
      isOver = true;
      observer.disconnect();
      frames.sort((one, other) => one - other);
      return { p95: frames[Math.floor(frames.length * 0.95)] ?? 0, longest: Math.max(0, ...tasks) };
    };
  });
  for (let step = 0; step < steps; step++) {
    const angle = (step / steps) * 4 * Math.PI;
    await page.mouse.move(from.x + 60 * Math.sin(angle), from.y + 60 * (1 - Math.cos(angle)));
  }
  const result = await page.evaluate(() => globalThis.endOfDrag());
  await page.mouse.up();
  return result;
}
