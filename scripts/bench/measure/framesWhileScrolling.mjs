/* global PerformanceObserver, requestAnimationFrame */

/**
 * Scrolls a part of a page from start to end, a large step with each frame, like a mouse wheel that is turned fast.
 * @returns {Promise<{p95: number, longest: number}>} ms: 95th percentile of the time between frames, longest task (0: none over 50)
 */
export async function framesWhileScrolling(page, selector) {
  await page.locator(selector).waitFor();
  return page.evaluate(
    ({ selector, step, most }) =>
      new Promise((resolve) => {
        const place = document.querySelector(selector);
        const [frames, tasks] = [[], []];
        const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map((one) => one.duration)));
        observer.observe({ entryTypes: ['longtask'] });
        let last = 0;
        const tick = (now) => {
          if (last > 0) frames.push(now - last);
          last = now;
          place.scrollBy(0, step);
          const isOver = place.scrollTop + place.clientHeight >= place.scrollHeight - 1;
          if (!isOver && frames.length < most) return void requestAnimationFrame(tick);
          observer.disconnect();
          frames.sort((one, other) => one - other);
          resolve({ p95: frames[Math.floor(frames.length * 0.95)] ?? 0, longest: Math.max(0, ...tasks) });
        };
        requestAnimationFrame(tick);
      }),
    { selector, step: 60, most: 300 },
  );
}
