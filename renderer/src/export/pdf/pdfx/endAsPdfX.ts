import { storableInXml } from '../../../painters/svg/markup.js';
import { textString } from '../direct/pdfText.js';
import type { PdfEnd } from '../direct/PdfColorPolicy.js';
import { printingCondition } from '../../../press/printingCondition.js';
import type { PressPlan } from './PressPlan.js';
import { STANDARDS } from './standards.js';
import { xmpPacket } from './xmp.js';

const PROGRAM = 'Cardwright';
const REGISTRY = 'http://www.color.org';

/** Adds what makes a file PDF/X: the output intent with its profile, metadata, and the statement that nothing is trapped. */
export function endAsPdfX(
  end: PdfEnd,
  { standard, profile }: Pick<PressPlan, 'standard' | 'profile'>,
  title: string,
): void {
  const { name: version, pdf } = STANDARDS[standard];
  end.catalog.set('OutputIntents', `[${outputIntent(end, profile)}]`);
  // Metadata and Info have to agree.
  const name = storableInXml(title) || PROGRAM;
  const packet = xmpPacket({ title: name, program: PROGRAM, version, digest: end.digest });
  end.catalog.set('Metadata', end.addStream('/Type/Metadata/Subtype/XML', packet));
  if (pdf === '1.4') end.catalog.delete('ViewerPreferences');
  end.info.set('Title', textString(name));
  end.info.set('Trapped', '/False');
  end.info.set('GTS_PDFXVersion', `(${version})`);
}

function outputIntent(end: PdfEnd, profile: PressPlan['profile']): string {
  const stream = end.addStream('/N 4', profile.bytes);
  const condition = printingCondition(profile);
  const registry = condition === 'Custom' ? '' : `/RegistryName(${REGISTRY})`;
  const name = textString(profile.description);
  return end.add(
    `<</Type/OutputIntent/S/GTS_PDFX/OutputConditionIdentifier(${condition})${registry}/OutputCondition ${name}/Info ${name}/DestOutputProfile ${stream}>>`,
  );
}
