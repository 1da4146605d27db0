import { hasFigures } from '@mandate/contract/project/line.ts';
import { styled } from '@mui/material/styles';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Tag } from '../../ui/chip.tsx';
import { numberText } from '../../ui/figure-text.ts';
import { tabular } from '../../ui/media.ts';
import { netText } from './line-cells.tsx';
import { LineDialog } from './line-dialog.tsx';
import { firstLine } from './line-names.ts';
import type { LineView } from './priced-lines.ts';
import { type CellFacts, cellText } from './read-cell.ts';
import type { LineEdits } from './use-lines.ts';

const Cards = styled('ul')(({ theme: { vars } }) => ({
  '& > li + li': { borderTop: `1px solid ${vars.palette.divider}` },
  '& > li[data-type=section]': { background: vars.palette.subtle, fontWeight: 600 },
  '& > li:first-of-type': { borderRadius: '8px 8px 0 0' },
}));

const Card = styled('button')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 12px',
  width: '100%',
  minHeight: 44,
  padding: '10px 14px',
  border: 0,
  background: 'none',
  textAlign: 'start',
  fontSize: 15,
  lineHeight: '22px',
  fontWeight: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { outlineOffset: -2 },
  '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > .net': { ...tabular, fontWeight: 500, whiteSpace: 'nowrap' },
  '[data-type=section] > & > .net': { fontWeight: 600 },
  '& > small': {
    ...tabular,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 6,
    fontSize: 12,
    lineHeight: '18px',
    color: vars.palette.ink3,
  },
  '& .wrong': { display: 'inline-flex', alignItems: 'center', gap: 4, color: vars.palette.bad.text },
  '& .wrong > svg': { width: 14, height: 14 },
  '[data-optional] > & > span': { color: vars.palette.ink3, fontWeight: 400 },
}));

interface LineCardsProps {
  views: readonly LineView[];
  facts: CellFacts;
  noRate: string;
  seesMoney: boolean;
  edits: LineEdits | null;
  /** The line to open; a new object each time. */
  target: { id: string } | null;
}

/** The lines on a phone: a card of two rows each; pressing one opens it. */
export function LineCards({ views, facts, noRate, seesMoney, edits, target }: LineCardsProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  useEffect(() => {
    if (target) setOpenId(target.id);
  }, [target]);
  const open = edits && views.find(({ id }) => id === openId);
  return (
    <>
      <Cards>
        {views.map((view) => (
          <li key={view.id} data-type={view.line.type} data-optional={view.line.isOptional || undefined}>
            <Card type="button" onClick={() => setOpenId(view.id)} aria-disabled={edits === null || undefined}>
              <CardText view={view} facts={facts} seesMoney={seesMoney} />
            </Card>
          </li>
        ))}
      </Cards>
      {open && <LineDialog view={open} facts={facts} noRate={noRate} edits={edits} onClose={() => setOpenId(null)} />}
    </>
  );
}

function CardText({ view, facts, seesMoney }: { view: LineView; facts: CellFacts; seesMoney: boolean }) {
  const { t } = useTranslation();
  const { line, number, faults } = view;
  const [fault] = Object.values(faults);
  const name = firstLine(line.description);
  return (
    <>
      <span>{line.type === 'section' ? `${number} ${name}` : name || t('project.lineNamed', { number })}</span>
      {seesMoney && <span className="net">{netText(view, facts.currency, facts.numberFormat)}</span>}
      {fault ? (
        <small className="wrong">
          <CircleAlert aria-hidden="true" />
          {fault}
        </small>
      ) : (
        hasFigures(line.type) && (
          <small>
            {quantityText(view, facts)}
            {line.discountPercent && ` −${numberText(line.discountPercent, facts.numberFormat)} %`}
            {line.isOptional && <Tag>{t('project.optional')}</Tag>}
            {!line.isBillable && <Tag>{t('project.notBillable')}</Tag>}
          </small>
        )
      )}
    </>
  );
}

function quantityText({ line }: LineView, facts: CellFacts): string {
  const quantity = `${cellText(line, 'quantity', facts)} ${cellText(line, 'unit', facts)}`.trim();
  return line.unitPrice === null ? quantity : `${quantity} × ${cellText(line, 'unitPrice', facts)}`;
}
