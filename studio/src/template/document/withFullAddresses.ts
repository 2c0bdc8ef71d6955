import type { TemplateConfig } from '@cardwright/renderer';
import { produce } from 'immer';
import { eachItem } from './find.js';
import { textProp } from './textProp.js';

/**
 * The template with full addresses of fixed pictures that are on the server, so that another server and the command line find
 * them as well.
 * @param server its address, such as `https://cards.example`
 */
export function withFullAddresses(config: TemplateConfig, server: string): TemplateConfig {
  return produce(config, (draft) => {
    for (const { item } of eachItem(draft)) {
      const src = textProp(item, 'src');
      if (src.startsWith('/')) item.props = { ...item.props, src: new URL(src, server).href };
    }
  });
}
