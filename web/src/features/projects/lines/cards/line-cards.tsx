import styled from '@emotion/styled';
import type { Reader } from '@mandate/contract/access/roles.ts';
import { hasFigures } from '@mandate/contract/project/line.ts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleAlert from 'lucide-react/icons/circle-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { CostFigure } from '../../../../records/values/cost-figure.tsx';
import { Tag } from '../../../../ui/badges/chip.tsx';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { tabular } from '../../../../ui/values/tabular.ts';
import { numberText } from '../../../../ui/values/value-texts.ts';
import type { CellFacts } from '../cells/cell-facts.ts';
import { marginText, netText } from '../cells/line-cells.tsx';
import { lineColumns } from '../cells/line-columns.tsx';
import { isColumnSeen } from '../cells/shown-cells.ts';
import { assigneeOf } from '../delivery/assignee.ts';
import { AssigneeIcon } from '../delivery/assignee-icon.tsx';
import { useCollapsed } from '../grid/use-collapsed.ts';
import { firstLine } from '../line-field-label.ts';
import type { LineView } from '../pricing/line-views.ts';
import { quantityText } from './quantity-text.ts';

const Cards = styled('ul')(({ theme: { vars } }) => ({
  '& > li + li': { borderTop: `1px solid ${vars.palette.divider}` },
  '& > li[data-type=section]': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'start',
    background: vars.palette.subtle,
    fontWeight: 600,
  },
  '& .fold': { width: 44, height: 44 },
  '& .fold[aria-expanded=false] svg': { rotate: '-90deg' },
  '& .fold + button': { paddingLeft: 0 },
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
  lineHeight: '20px',
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
    lineHeight: '16px',
    color: vars.palette.ink3,
  },
  '& > .margin': { gridColumn: 2, justifyContent: 'flex-end' },
  '& .warning': { display: 'inline-flex', alignItems: 'center', gap: 4, color: vars.palette.caution.text },
  '& .warning > svg': { width: 14, height: 14 },
  '& .wrong': { display: 'inline-flex', alignItems: 'center', gap: 4, color: vars.palette.bad.text },
  '& .wrong > svg': { width: 14, height: 14 },
  '[data-optional] > & > span': { color: vars.palette.ink3, fontWeight: 400 },
}));

interface LineCardsProps {
  views: readonly LineView[];
  facts: CellFacts;
  isReading: boolean;
  reader: Reader;
  /** The line to open; a new object each time. */
  target: { id: string } | null;
  onOpen: (id: string) => void;
}

/** The lines on a phone: a card of two rows each; pressing one opens it. */
export default function LineCards({ views: allViews, facts, isReading, reader, target, onOpen }: LineCardsProps) {
  const { collapsed, visible: views, toggle, expandAll } = useCollapsed(allViews);
  const { t } = useTranslation();
  useEffect(() => {
    if (!target) return;
    onOpen(target.id);
    expandAll();
  }, [target, onOpen, expandAll]);
  return (
    <Cards>
      {views.map((view) => (
        <li key={view.id} data-type={view.line.type} data-optional={view.line.isOptional || undefined}>
          {view.line.type === 'section' && (
            <IconButton
              size="row"
              className="fold"
              aria-expanded={!collapsed.has(view.id)}
              label={t('project.linesOf', { name: `${view.number} ${firstLine(view.line.description)}` })}
              icon={<ChevronDown aria-hidden="true" />}
              onClick={() => toggle(view.id)}
            />
          )}
          <Card type="button" data-printed onClick={() => onOpen(view.id)} aria-disabled={isReading || undefined}>
            <CardText view={view} facts={facts} reader={reader} />
          </Card>
        </li>
      ))}
    </Cards>
  );
}

function CardText({ view, facts, reader }: { view: LineView; facts: CellFacts; reader: Reader }) {
  const { t } = useTranslation();
  const { line, number, faults, warnings } = view;
  const [fault] = Object.values(faults);
  const [warning] = Object.values(warnings);
  const name = firstLine(line.description);
  const seesMoney = isColumnSeen('net', reader);
  const margin = isColumnSeen('marginPercent', reader) && view.marginPercent !== null && line.type !== 'text';
  const assignee = assigneeOf(line);
  const who = lineColumns.assignee.text(line, facts);
  const worked = facts.worked?.get(line.id);
  return (
    <>
      <span>{line.type === 'section' ? `${number} ${name}` : name || t('project.lineNamed', { number })}</span>
      {seesMoney && <span className="net">{netText(view, facts)}</span>}
      {fault ? (
        <small className="wrong">
          <CircleAlert aria-hidden="true" />
          {fault}
        </small>
      ) : (
        <small>
          {assignee && <AssigneeIcon kind={assignee.kind} label={who} />}
          {assignee && <span>{who}</span>}
          {hasFigures(line.type) && (
            <>
              {quantityText(line, facts)}
              {line.discountPercent && ` −${numberText(line.discountPercent, facts.numberFormat)} %`}
              {worked !== undefined && (
                <span>{t('project.workedSoFar', { time: numberText(worked, facts.numberFormat) })}</span>
              )}
              {line.isOptional && <Tag>{t('project.optional')}</Tag>}
              {!line.isBillable && <Tag>{t('project.notBillable')}</Tag>}
              {warning && (
                <span className="warning">
                  <TriangleAlert aria-hidden="true" />
                  {t(`project.warning.${warning}`)}
                </span>
              )}
            </>
          )}
        </small>
      )}
      {margin && (
        <small className="margin">
          <CostFigure without={view.without}>{marginText(view.marginPercent, facts.numberFormat)}</CostFigure>
        </small>
      )}
    </>
  );
}
