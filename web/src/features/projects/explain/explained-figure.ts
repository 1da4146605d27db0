import { explainedFigures, type LineField } from '@mandate/contract/project/figures/explain.ts';
import { type TotalField, totalFields } from '@mandate/contract/project/figures/total-fields.ts';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { paramsNow, useAddressParams } from '../../../lib/addresses/address-params.ts';

/** The figure that is explained: a total of the project, or a figure of one of its lines. */
export type ExplainedFigure = { field: TotalField; lineId: null } | { field: LineField; lineId: string };

/** What the address calls it. */
const parameter = 'explain';

/** The figure an address asks for; null for none, or one there is not. */
export function figureIn(text: string | null): ExplainedFigure | null {
  const [name = '', lineId] = (text ?? '').split('.');
  const total = totalFields.find((field) => field === name);
  if (lineId === undefined) return total ? { field: total, lineId: null } : null;
  const field = explainedFigures.find((one) => one === name);
  return field ? { field, lineId } : null;
}

/** The figure that is explained now, as the address says. */
export function useExplainedFigure(): ExplainedFigure | null {
  const [params] = useAddressParams();
  return figureIn(params.get(parameter));
}

/** Opens the explanation of a figure, or puts it away with null: in the address, so that it can be sent and stays over a reload. */
export function useExplain(): (figure: ExplainedFigure | null) => void {
  const navigate = useNavigate();
  return useCallback(
    (figure) => {
      const params = paramsNow();
      if (figure) params.set(parameter, figure.lineId === null ? figure.field : `${figure.field}.${figure.lineId}`);
      else params.delete(parameter);
      // What the entry carries along, such as the way back to the list, stays.
      const { usr = null } = (window.history.state ?? {}) as { usr?: unknown };
      void navigate({ search: params.toString() }, { replace: true, state: usr, preventScrollReset: true });
    },
    [navigate],
  );
}
