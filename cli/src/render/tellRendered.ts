import { counted } from '@cardwright/renderer';
import type { FolderReport, RenderPlan } from '@cardwright/renderer/production';
import { tellFindings, tellStopped } from '../findings/tellFindings.js';
import { atFlags } from '../options/asUsage.js';
import type { Output } from '../output.js';

/** The result of one rendering. */
export function tellRendered(output: Output, out: string, report: FolderReport, { size, failOn }: RenderPlan): void {
  const { files, withheld, problems, findings } = report;
  output.problems(atFlags(problems));
  tellFindings(output, findings);
  const stopped = tellStopped(findings, failOn);
  output.result(
    { out, size, files, withheld, problems, findings },
    stopped.length > 0 ? stopped.join('\n') : summarise(report, out),
  );
}

function summarise({ files, withheld }: FolderReport, out: string): string {
  const written = `${counted(files.length, 'file')} in ${out}`;
  if (withheld === 0) return written;
  const faces = withheld === 1 ? 'One face was' : `${withheld} faces were`;
  return `${written}\n${faces} not written because a picture or an icon is missing. Use --allow-broken to write them anyway.`;
}
