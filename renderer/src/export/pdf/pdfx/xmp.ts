import { escapeXml } from '../../../painters/svg/markup.js';

/** The same moment as the dates of the document. */
const MOMENT = '2000-01-01T00:00:00Z';

export interface XmpFacts {
  readonly title: string;
  readonly program: string;
  /** The standard, as the file names it. */
  readonly version: string;
  /** 32 hexadecimal digits that are the same for the same file. */
  readonly digest: string;
}

/** The metadata stream of a PDF/X file, in UTF-8. It repeats the document's Info, as the standards require. */
export function xmpPacket({ title, program, version, digest }: XmpFacts): Uint8Array {
  const uuid = digest.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
  const packet = `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"
 xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/"
 xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/" xmlns:pdfx="http://ns.adobe.com/pdfx/1.3/">
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title>
<xmp:CreateDate>${MOMENT}</xmp:CreateDate>
<xmp:ModifyDate>${MOMENT}</xmp:ModifyDate>
<xmp:MetadataDate>${MOMENT}</xmp:MetadataDate>
<xmp:CreatorTool>${program}</xmp:CreatorTool>
<pdf:Producer>${program}</pdf:Producer>
<pdf:Trapped>False</pdf:Trapped>
<xmpMM:DocumentID>uuid:${uuid}</xmpMM:DocumentID>
<xmpMM:VersionID>1</xmpMM:VersionID>
<xmpMM:RenditionClass>default</xmpMM:RenditionClass>
<pdfxid:GTS_PDFXVersion>${version}</pdfxid:GTS_PDFXVersion>
<pdfx:GTS_PDFXVersion>${version}</pdfx:GTS_PDFXVersion>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;
  return new TextEncoder().encode(packet);
}
