import { expect, it } from 'vitest';
import { toBase64 } from './toBase64.js';

it('says that a file is empty before it is sent', async () => {
  await expect(toBase64(new File([], 'coated.icc'))).rejects.toThrow('The file is empty. Save or download it again.');
});
