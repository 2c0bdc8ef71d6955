import { sha256 } from '../../export/index.js';
import { PrintedColors } from '../../press/PrintedColors.js';
import type { ProductPlan } from './planExport.js';

/** What the colours of a product look like in print, which the caller frees; undefined if they stay those of the screen. */
export async function pressLook(product: ProductPlan): Promise<{ colors: PrintedColors; key: string } | undefined> {
  const press = 'press' in product ? product.press : undefined;
  if (press === undefined) return undefined;
  const { profile, standard, ...rest } = press;
  // For a file in the colours of the screen, the print shop converts texts like everything else.
  const settings = standard === 'x4-rgb' ? { ...rest, blackText: 'mixed' as const } : rest;
  return {
    colors: await PrintedColors.create({ ...settings, profile: profile.bytes }),
    key: JSON.stringify([settings, sha256(profile.bytes)]),
  };
}
