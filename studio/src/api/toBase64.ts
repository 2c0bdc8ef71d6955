/** The bytes of a file as base64. @throws Error if it has none, or cannot be read */
export async function toBase64(file: File): Promise<string> {
  if (file.size === 0) throw new Error('The file is empty. Save or download it again.');
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(new Error(`${file.name} cannot be read.`));
    reader.readAsDataURL(file);
  });
  return url.slice(url.indexOf(',') + 1);
}
