import { useDraggable } from '@dnd-kit/core';
import styled from '@emotion/styled';
import { isSeen } from '@mandate/contract/facts/fields.ts';
import { project as facts } from '@mandate/contract/project/project.ts';
import Ellipsis from 'lucide-react/icons/ellipsis';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { statusWord, stepWord } from '../../../business/project-status/status-words.ts';
import { paths } from '../../../lib/addresses/paths.ts';
import { useUser } from '../../../lib/session/session.ts';
import { CostFigure } from '../../../records/values/cost-figure.tsx';
import { shortPercent } from '../../../records/values/short-percent.ts';
import { Avatar } from '../../../ui/badges/avatar.tsx';
import { StatusDot, StatusPill } from '../../../ui/badges/status-pill.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { phone } from '../../../ui/media/phone.ts';
import { Menu, MenuHead, MenuItem } from '../../../ui/overlays/menu.tsx';
import { Money } from '../../../ui/values/figure.tsx';
import { useFormats } from '../../../ui/values/formats.ts';
import { tabular } from '../../../ui/values/tabular.ts';
import { dateText } from '../../../ui/values/value-texts.ts';
import type { BoardProject } from './board-columns.ts';
import type { BoardGrouping } from './board-grouping.ts';
import type { BoardMoves } from './use-board-moves.ts';

const Surface = styled('article')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 4,
  padding: '8px 10px 10px',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 8,
  background: vars.palette.background.paper,
  boxShadow: vars.palette.shadow.card,
  fontSize: 12,
  lineHeight: '16px',
  color: vars.palette.text.secondary,
  // The name has the width, what is pressed stands beside it one below the other.
  '& > .top': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start', columnGap: 4 },
  '& > .top > :is(a, strong)': {
    gridRow: '1 / span 2',
    minWidth: 0,
    padding: '4px 0',
    fontSize: 13,
    lineHeight: '20px',
    fontWeight: 500,
    overflowWrap: 'anywhere',
    color: vars.palette.text.primary,
  },
  '& > .top > button': { gridColumn: 2, width: 24, height: 28 },
  '& > .top > button:last-child': { gridRow: 1 },
  '& > .who': { display: 'flex', alignItems: 'center', gap: 6, minWidth: 0, overflowWrap: 'anywhere' },
  '& > .figures': { ...tabular, display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '2px 8px' },
  // A long amount breaks before its currency, so that it stays inside whatever the column's width.
  '& > .figures b': { minWidth: 0, fontWeight: 500, color: vars.palette.text.primary },
  '& > .figures b > span': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '&[data-movable]': { cursor: 'grab' },
  '&[data-lifted]': { opacity: 0.4 },
  '&[aria-busy=true]': { opacity: 0.6 },
  '&[data-over]': { cursor: 'grabbing', boxShadow: vars.palette.shadow.dialog, transform: 'rotate(1deg)' },
  [phone]: { '& > .top > a': { fontSize: 15, padding: '12px 0' } },
}));

interface BoardCardProps {
  project: BoardProject;
  moves: BoardMoves;
  /** What the columns are; a card does not say it again. */
  grouping: BoardGrouping;
  /** Cards are dragged where columns stand side by side. */
  canDrag: boolean;
}

/** A project on the board, with the handle it is carried by and the menu that moves it. */
export function BoardCard({ project, moves, grouping, canDrag }: BoardCardProps) {
  const { t } = useTranslation();
  const ways = moves.waysOf(project.status);
  const isBusy = moves.moving.has(project.id);
  const isMovable = canDrag && ways.length > 0 && !isBusy;
  const drag = useDraggable({ id: project.id, data: { project }, disabled: !isMovable });
  // The whole card is carried by pointer and finger, the handle alone by keyboard.
  const { onMouseDown, onTouchStart, onKeyDown } = drag.listeners ?? {};
  return (
    <Surface
      ref={drag.setNodeRef}
      aria-busy={isBusy}
      aria-label={project.name}
      data-movable={isMovable || undefined}
      data-lifted={drag.isDragging || undefined}
      onMouseDown={(event) => onMouseDown?.(event)}
      onTouchStart={(event) => onTouchStart?.(event)}
    >
      <div className="top">
        {isMovable && (
          <IconButton
            ref={drag.setActivatorNodeRef}
            size="row"
            label={t('board.carry', { name: project.name })}
            aria-describedby={drag.attributes['aria-describedby']}
            icon={<GripVertical aria-hidden="true" />}
            onKeyDown={(event) => onKeyDown?.(event)}
          />
        )}
        <Link to={paths.projects.record(project.id)} draggable={false}>
          {project.name}
        </Link>
        {ways.length > 0 && <MoveMenu project={project} moves={moves} />}
      </div>
      <CardFacts project={project} grouping={grouping} />
    </Surface>
  );
}

/** The card under the pointer while it is carried. */
export function CarriedCard({ project }: { project: BoardProject }) {
  return (
    <Surface data-over>
      <div className="top">
        <strong>{project.name}</strong>
      </div>
      <CardFacts project={project} grouping="status" />
    </Surface>
  );
}

function MoveMenu({ project, moves }: Pick<BoardCardProps, 'project' | 'moves'>) {
  const { t } = useTranslation();
  return (
    <Menu
      button={(props) => (
        <IconButton
          {...props}
          size="row"
          label={t('board.moveOf', { name: project.name })}
          title={t('board.moveTo')}
          icon={<Ellipsis aria-hidden="true" />}
          // A press of the menu lifts no card.
          onMouseDown={(event) => event.stopPropagation()}
          onTouchStart={(event) => event.stopPropagation()}
        />
      )}
    >
      {(close) => [
        <MenuHead key="head">{t('board.moveTo')}</MenuHead>,
        ...moves.waysOf(project.status).map(({ to }) => (
          <MenuItem
            key={to}
            onClick={() => {
              close();
              moves.move(project, to);
            }}
          >
            <StatusDot tone={to} />
            {stepWord(project.status, to)}
          </MenuItem>
        )),
      ]}
    </Menu>
  );
}

function CardFacts({ project, grouping }: Pick<BoardCardProps, 'project' | 'grouping'>) {
  const { t } = useTranslation();
  const formats = useFormats();
  const reader = useUser();
  const {
    customer,
    projectManager,
    startDate,
    endDate,
    contractNet,
    plannedMarginPercent,
    linesWithoutCost,
    currency,
  } = project;
  const hasValue = isSeen(facts.fields.contractNet, reader) && contractNet !== null && contractNet !== undefined;
  const days = [startDate, endDate].map((date) => (date ? dateText(date, formats) : '…'));
  return (
    <>
      {grouping !== 'status' && (
        <span>
          <StatusPill tone={project.status} label={statusWord(project.status)} />
        </span>
      )}
      {customer && grouping !== 'customerId' && <span>{customer.label}</span>}
      {projectManager && grouping !== 'projectManagerId' && (
        <span className="who">
          <Avatar name={projectManager.label} />
          {projectManager.label}
        </span>
      )}
      {(startDate || endDate) && <span>{days.join(' – ')}</span>}
      {hasValue && (
        <span className="figures">
          <b>
            <Money amount={contractNet} currency={currency} />
          </b>
          {plannedMarginPercent !== undefined && (
            <span>
              {t('board.margin')}{' '}
              <CostFigure without={linesWithoutCost ?? 0}>
                {shortPercent(plannedMarginPercent, formats.number)}
              </CostFigure>
            </span>
          )}
        </span>
      )}
    </>
  );
}
