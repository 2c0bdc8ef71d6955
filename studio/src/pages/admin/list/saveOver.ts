import { ApiError } from '../../../api/ApiError.js';
import { confirm } from '../../../components/confirm.js';
import { isConflict } from '../../../editing/documentStore.js';
import { NotConfirmed } from './NotConfirmed.js';

/**
 * Saves a form under the version that it began with. If another admin has saved since, asks before replacing that.
 * @throws NotConfirmed, and whatever the save throws
 */
export async function saveOver(
  noun: string,
  edited: number | undefined,
  save: (version: number | undefined) => Promise<unknown>,
): Promise<void> {
  try {
    await save(edited);
  } catch (error) {
    if (!(error instanceof ApiError) || !isConflict(error)) throw error;
    const isSure = await confirm({
      title: `This ${noun} was saved somewhere else`,
      message: `Somebody saved it while you edited it. If you save your version now, it replaces theirs. To see theirs, close the ${noun} without saving and open it again.`,
      confirmLabel: 'Replace theirs',
      danger: true,
    });
    if (!isSure) throw new NotConfirmed();
    await saveOver(noun, Number(error.problem.version), save);
  }
}
