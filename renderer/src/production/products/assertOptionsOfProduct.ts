import type { Preset } from '../../export/index.js';
import { exportOptionEntries, PRODUCT_NAMES } from '../../imposition/options/exportOptions.js';
import { optionFailure } from '../atOption.js';
import type { ProductionOptions } from './productionOrder.js';
import { listOf } from '../../listOf.js';

/** @throws CardwrightError at the first option that the preset's product does not use */
export function assertOptionsOfProduct(options: ProductionOptions, { name: preset, product }: Preset): void {
  for (const [name, { products }] of exportOptionEntries()) {
    if (options[name] === undefined || products.includes(product)) continue;
    const users = listOf(products.map((each) => PRODUCT_NAMES[each]));
    throw optionFailure(`options.${name}`, `This is for ${users}; ${preset} makes ${PRODUCT_NAMES[product]}.`);
  }
}
