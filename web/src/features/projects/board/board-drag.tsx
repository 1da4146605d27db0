import {
  type Active,
  type Announcements,
  type CollisionDetection,
  closestCenter,
  DndContext,
  DragOverlay,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { ProjectStatus } from '@mandate/contract/project/way/status.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { statusWord } from '../../../business/project-status/status-words.ts';
import { keysOf, shortcutPressed } from '../../../lib/commands/shortcuts.ts';
import { CarriedCard } from './board-card.tsx';
import type { BoardProject } from './board-columns.ts';
import type { BoardMoves } from './use-board-moves.ts';

// These keys stand in the same place of every keyboard and are called as what they do.
const keyboardCodes = {
  start: [...keysOf('board.carry')],
  cancel: [...keysOf('board.leave')],
  end: [...keysOf('board.carry'), KeyboardCode.Tab],
};

/** From column to column by the arrow keys, in the order they stand. */
const nextColumn: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
  const shortcut = shortcutPressed('board', event);
  const step = shortcut === 'right' ? 1 : shortcut === 'left' ? -1 : undefined;
  if (step === undefined) return;
  event.preventDefault();
  const columns = [...context.droppableRects.entries()].sort(([, a], [, b]) => a.left - b.left);
  const at = columns.findIndex(([id]) => id === context.over?.id);
  const next = columns[at + step]?.[1];
  return next ? { x: next.left + 8, y: currentCoordinates.y } : undefined;
};

/** Under the pointer; for who carries by keyboard the nearest. */
const underOrNearest: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : closestCenter(args);

interface BoardDragProps {
  moves: BoardMoves;
  children: ReactNode;
}

/** Lets cards be carried from column to column, by pointer, by finger and by keyboard, and says aloud where they are. */
export function BoardDrag({ moves, children }: BoardDragProps) {
  const { t } = useTranslation();
  const [carried, setCarried] = useState<BoardProject | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: nextColumn, keyboardCodes }),
  );
  const projectOf = ({ data }: Active) => data.current?.project as BoardProject;
  const mayGo = (project: BoardProject, to: ProjectStatus) =>
    project.status === to || moves.waysOf(project.status).some((way) => way.to === to);
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('board.lifted', { name: projectOf(active).name }),
    onDragOver: ({ active, over }) => {
      if (!over) return;
      const to = over.id as ProjectStatus;
      return t(mayGo(projectOf(active), to) ? 'board.over' : 'board.overShut', { status: statusWord(to) });
    },
    onDragEnd: ({ active, over }) => {
      const names = { name: projectOf(active).name, status: over ? statusWord(over.id as ProjectStatus) : '' };
      return t(over ? 'board.dropped' : 'board.left', names);
    },
    onDragCancel: ({ active }) => t('board.left', { name: projectOf(active).name }),
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underOrNearest}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('board.howTo') } }}
      onDragStart={({ active }) => setCarried(projectOf(active))}
      onDragCancel={() => setCarried(null)}
      onDragEnd={({ active, over }) => {
        setCarried(null);
        if (over) moves.move(projectOf(active), over.id as ProjectStatus);
      }}
    >
      {children}
      <DragOverlay dropAnimation={null}>{carried && <CarriedCard project={carried} />}</DragOverlay>
    </DndContext>
  );
}
