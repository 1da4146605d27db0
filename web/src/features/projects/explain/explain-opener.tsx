import type { Reader } from '@mandate/contract/access/roles.ts';
import { type Field, isSeen } from '@mandate/contract/facts/fields.ts';
import { project as projectEntity } from '@mandate/contract/project/project.ts';
import { lazy, Suspense, useRef, useState } from 'react';
import { useEditing } from '../../../form/state/editing-context.ts';
import type { PricedLines } from '../lines/pricing/priced-lines.ts';
import { type ExplainedFigure, useExplain, useExplainedFigure } from './explained-figure.ts';
import { type ExplainedProject, explainedProject } from './explained-project.ts';
import { type Lacking, missingFigures } from './missing-figures.ts';

const ExplainPanel = lazy(() => import('./explain-panel.tsx'));

type ExplainOpenerProps = Parameters<typeof explainedProject>[1] & {
  priced: PricedLines;
  /** Leads to the cell of a line; null where lines are for reading. */
  onGo: ((lineId: string, field: string) => void) | null;
};

/** Shows the explanation the address asks for, to who sees the figure. Its code comes when it is opened for the first time. */
export function ExplainOpener({ priced, onGo, ...rest }: ExplainOpenerProps) {
  const { reader } = useEditing();
  const wanted = useExplainedFigure();
  const explain = useExplain();
  const seen = wanted && isShown(wanted, reader) ? wanted : null;
  // While it goes out of sight it still says what it said.
  const [last, setLast] = useState<ExplainedFigure | null>(null);
  const next = useRef<(() => void) | null>(null);
  if (seen && (seen.field !== last?.field || seen.lineId !== last.lineId)) setLast(seen);
  const figure = seen ?? last;
  if (!figure) return null;
  const project = explainedProject(priced, rest);
  return (
    <Suspense>
      <ExplainPanel
        isOpen={seen !== null}
        project={project}
        figure={figure}
        lacking={lackingFor(project, figure, reader)}
        onClose={() => explain(null)}
        onLeft={() => {
          setLast(null);
          // The panel gives the focus back first.
          next.current?.();
          next.current = null;
        }}
        onGo={
          onGo &&
          ((lineId, field) => {
            next.current = () => onGo(lineId, field);
            explain(null);
          })
        }
      />
    </Suspense>
  );
}

function isShown({ field, lineId }: ExplainedFigure, reader: Reader): boolean {
  const fields: Record<string, Field> = lineId === null ? projectEntity.fields : projectEntity.parts.lines.fields;
  const facts = fields[field];
  return facts !== undefined && isSeen(facts, reader);
}

const costly = /cost|margin/i;
const onlyCost = /cost/i;

/** What the lines of the figure lack, of what the person sees. */
function lackingFor(project: ExplainedProject, { field, lineId }: ExplainedFigure, { grants }: Reader): Lacking[] {
  const lines = lineId === null ? project.lines : project.lines.filter(({ id }) => id === lineId);
  return missingFigures(lines, project.currency, {
    prices: grants.includes('seeRates') && !onlyCost.test(field),
    costs: grants.includes('seeCosts') && costly.test(field),
  });
}
