import { ownFamilies, type OwnFace, type OwnFonts } from '../../fonts/ownFonts.js';
import { OwnFontFiles } from './OwnFontFiles.js';

/** Fonts for a renderer. Faces without their file are left out. @param files unpacked, by the names in the faces */
export function ownFontsOf(faces: readonly OwnFace[], files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>): OwnFonts {
  const own = new OwnFontFiles();
  const present = faces.filter(({ file }) => files.has(file));
  for (const { id, file: name, pinned } of present) {
    const data = files.get(name);
    if (data !== undefined) own.add(id, { name, data, ...(pinned && { pinned }) });
  }
  return { families: ownFamilies(present), bytes: (faceId) => own.bytes(faceId) };
}
