/** Sites from which browsers load no pictures for the studio: all but its own and the one of stock photos. */
const SHOWN = new Set([location.host, 'images.unsplash.com']);

/** The hosts of the pictures in an e-mail that its preview cannot show. */
export function foreignPictures(html: string): readonly string[] {
  const { images } = new DOMParser().parseFromString(html, 'text/html');
  const hosts = Array.from(images, ({ src }) => new URL(src, location.href).host);
  return [...new Set(hosts)].filter((host) => host !== '' && !SHOWN.has(host));
}
