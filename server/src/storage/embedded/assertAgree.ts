import { HttpProblem } from '../../errors.js';

/** Types that clients send when none was given. */
const UNDECLARED = /^(text\/plain|application\/octet-stream|$)/;

/** @throws HttpProblem `unsupported-type` unless the bytes, extension and declared type agree */
export function assertAgree(contentType: string, byExtension: string, declaredType = ''): void {
  const declared = (declaredType.split(';')[0] ?? '').trim().toLowerCase().replace('image/jpg', 'image/jpeg');
  const other = [byExtension, ...(UNDECLARED.test(declared) ? [] : [declared])].find((type) => type !== contentType);
  if (other === undefined) return;
  const detail = `The picture is ${contentType}, but its name or declared type says ${other}.`;
  throw new HttpProblem('unsupported-type', detail);
}
