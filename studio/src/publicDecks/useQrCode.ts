import { useQuery } from '@tanstack/react-query';

/** An address as a QR code with the quiet zone that readers need: the source of an image, once it is drawn. */
export function useQrCode(address: string): string | undefined {
  const { data: svg } = useQuery({
    queryKey: ['qr', address],
    queryFn: async () => (await import('qr')).default(address, 'svg', { ecc: 'medium', border: 4 }),
    staleTime: Infinity,
  });
  return svg === undefined ? undefined : `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
