import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { shortcutPressed } from '../../../lib/commands/shortcuts.ts';
import { readCells } from '../../../ui/grid/read-and-write-cells.ts';
import type { CellView, WeekView } from '../state/week-view.ts';
import type { WeekActs } from '../use-week-acts.ts';
import { type CellSpot, cellKeyPressed } from './cell-key-pressed.ts';
import { cellText } from './cell-texts.ts';
import type { Typing } from './week-cell.tsx';

interface CellTypingOptions {
  view: WeekView;
  spot: CellSpot;
  /** Brings the keyboard to a cell; what is beyond an edge is brought back. */
  go: (to: CellSpot) => void;
  acts: WeekActs;
  onPanel: () => void;
  isReading: boolean;
}

/** The last day of a week, from 0. */
const lastDay = 6;

/** Typing into the cells of a week: what begins it, what takes it, and the keys before, within and after it. */
export function useCellTyping({ view, spot, go, acts, onPanel, isReading }: CellTypingOptions) {
  const [typing, setTyping] = useState<(Typing & { key: string }) | null>(null);
  const isLeft = useRef(false);
  // After Tab has taken a cell it goes on from day to day, until another key; else Tab leaves the grid.
  const isTabbing = useRef(false);
  const cellAt = ({ row, day }: CellSpot) => view.rows[row]?.cells[day];
  const chosen = cellAt(spot);

  function begin(at: CellSpot, text: string | null): void {
    const cell = cellAt(at);
    if (!cell?.isOpen || isReading) return;
    if (cell.entries.length > 1) {
      onPanel();
      return;
    }
    isLeft.current = false;
    setTyping({ key: cell.key, text: text ?? cellText(cell), isBegun: text !== null });
  }

  /** Takes what was typed, once: leaving the input says it again. */
  function take(text: string): void {
    if (!typing || isLeft.current) return;
    isLeft.current = true;
    const cell = typedCell();
    setTyping(null);
    // What was only looked at stays as it is by now, also where others changed it meanwhile.
    const before = typing.isBegun && cell ? cellText(cell) : typing.text;
    if (cell && text.trim() !== before) acts.type(cell, text);
  }

  /** The cell that is typed into, wherever its line stands by now. */
  function typedCell(): CellView | undefined {
    return view.rows.flatMap(({ cells }) => cells).find(({ key }) => key === typing?.key);
  }

  function drop(): void {
    isLeft.current = true;
    setTyping(null);
  }

  function inputKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing || !typing) return;
    const { row, day } = spot;
    const { value } = event.currentTarget;
    // What is typed belongs to the cell until it is taken.
    event.stopPropagation();
    const shortcut = shortcutPressed('week', event);
    if (shortcut === 'drop') {
      drop();
      go(spot);
    } else if (shortcut === 'panel') {
      take(value);
      onPanel();
    } else if (event.key === 'Enter') {
      take(value);
      go({ row: row + (event.shiftKey ? -1 : 1), day });
    } else if (event.key === 'Tab') {
      const next = day + (event.shiftKey ? -1 : 1);
      if (next < 0 || next > lastDay) return;
      take(value);
      isTabbing.current = true;
      go({ row, day: next });
    } else return;
    event.preventDefault();
  }

  function keyPressed(event: KeyboardEvent): void {
    if (!(event.target instanceof Element) || !event.target.matches('[data-cell]')) return;
    const next = spot.day + (event.shiftKey ? -1 : 1);
    if (event.key === 'Tab' && isTabbing.current && next >= 0 && next <= lastDay) {
      event.preventDefault();
      go({ ...spot, day: next });
      return;
    }
    isTabbing.current = event.key === 'Shift' && isTabbing.current;
    cellKeyPressed(event, spot, {
      go,
      begin: (text) => begin(spot, text),
      clear,
      panel: onPanel,
      fillRight: () => chosen && acts.fillRight(chosen),
      undo: acts.undo,
    });
  }

  function clear(): void {
    if (!chosen) return;
    if (!chosen.isOpen) acts.letGo(chosen);
    else if (chosen.entries.length > 1) onPanel();
    else acts.type(chosen, '');
  }

  /** A block goes into the cells from the chosen one on; a single text too, unless it is pasted into what is being typed. */
  function paste(event: ClipboardEvent): void {
    const block = readCells(event.clipboardData.getData('text/plain'));
    const isBlock = block.length > 1 || block.some((row) => row.length > 1);
    if (!chosen || block.length === 0 || (typing && !isBlock)) return;
    event.preventDefault();
    // What was typed so far gives way to the block.
    drop();
    go(spot);
    acts.paste(chosen, block);
  }

  function copy(event: ClipboardEvent): void {
    if (!chosen || typing) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', cellText(chosen));
  }

  return { typing, begin, take, inputKey, keyPressed, paste, copy };
}
