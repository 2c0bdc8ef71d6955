import { useQuery } from '@tanstack/react-query';

/** The border is the quiet zone that readers need, in modules. */
export const QR_CODE = { ecc: 'medium', border: 4 } as const;

/** An address as a QR code: the source of an image, once it is drawn. */
export function useQrCode(address: string): string | undefined {
  const { data: svg } = useQuery({
    queryKey: ['qr', address],
    queryFn: async () => onWhite((await import('qr')).default(address, 'svg', QR_CODE)),
    staleTime: Infinity,
  });
  return svg === undefined ? undefined : `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The library leaves the ground transparent, so that a saved code could not be read on a dark slide. */
function onWhite(svg: string): string {
  return svg.replace(/<svg[^>]*>/, '$&<rect width="100%" height="100%" fill="#fff"/>');
}
