// Runs before the first paint, to avoid a flash of the other mode. The key is COLOR_MODE_KEY of colorMode.ts.
(() => {
  let preference = 'system';
  try {
    preference = JSON.parse(window.localStorage.getItem('cardwright-color-mode') ?? '{}').state?.preference ?? 'system';
  } catch {
    // Storage is off, or what it holds is not ours.
  }
  const dark =
    preference === 'dark' || (preference !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light';
})();
