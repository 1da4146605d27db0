import { useEditing, useForm } from '../../form/state/editing-context.ts';
import { isPartial, isUnknown } from '../../records/reading/known-record.ts';
import { type LiveFigures, useFigures } from './live-figures.ts';

/** The contract net of the project on the page: as it is stored until its lines are there, then as they stand; undefined while it is on its way. */
export function useContractNet(live: LiveFigures): string | null | undefined {
  const { form } = useEditing();
  const base = useForm(form, (state) => state.base);
  const priced = useFigures(live);
  // Of a row of the list the facts beside are not all there: they would push the figures about.
  if (isPartial(base) || (!priced && isUnknown(base, 'contractNet'))) return undefined;
  return priced ? priced.totals.contractNet : ((base.contractNet ?? null) as string | null);
}
