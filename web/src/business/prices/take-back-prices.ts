import type { PriceChangeUndone } from '@mandate/contract/project/prices/price-receipt.ts';
import type { QueryClient } from '@tanstack/react-query';
import { CallError, call } from '../../lib/calls/call.ts';
import { showSuccess, showWarning } from '../../lib/frame/show-success-and-errors.ts';
import { i18n, loadWords } from '../../lib/i18n/i18n.ts';

/** Takes a change of prices back and says what came of it, what stays by name. @param way how the prices were changed */
export async function takeBackPrices(queries: QueryClient, way: 'raise' | 'reread', batchId: string): Promise<void> {
  const path = way === 'raise' ? `/rate/undo-raise/${batchId}` : `/project/undo-reread/${batchId}`;
  await loadWords('prices');
  try {
    const { kept } = await call<PriceChangeUndone>('POST', path, {}, { quiet: true });
    const names = kept.map(({ label, by }) => (by === null ? label : i18n.t('prices.staleBy', { label, name: by })));
    if (names.length === 0) showSuccess(i18n.t('prices.undone'));
    else showWarning(i18n.t('prices.undonePartly', { names: names.join('; ') }));
  } catch (problem) {
    if (!(problem instanceof CallError)) throw problem;
    if (problem.result === 'error') showWarning(problem.message);
  }
  // Services, rates, projects and what is computed from them may all be others now.
  await queries.invalidateQueries();
}
