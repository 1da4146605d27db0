import { useMemo } from 'react';
import { type EditLine, newLine } from './edit-line.ts';
import { duplicateLine, insertLines, moveLine, nextService, removeLines } from './insert-and-remove-lines.ts';
import type { LineActs } from './line-menu.tsx';
import type { LineEdits } from './use-lines.ts';

type Lines = readonly EditLine[];

/** The acts on single lines, by id. */
export function useLineActs({ edit }: LineEdits): LineActs {
  return useMemo(() => {
    const at = (id: string, change: (lines: Lines, place: number) => Lines) =>
      edit((lines) => {
        const place = lines.findIndex((line) => line.id === id);
        return place === -1 ? lines : change(lines, place);
      });
    return {
      move: (id, step) => at(id, (lines, place) => moveLine(lines, place, step).lines),
      insertAbove: (id, type = 'service') =>
        at(id, (lines, place) =>
          insertLines(lines, place, [type === 'service' ? nextService(lines, place) : newLine(type)]),
        ),
      duplicate: (id) => at(id, duplicateLine),
      remove: (id) => at(id, (lines, place) => removeLines(lines, place, place)),
      set: (id, change) =>
        at(id, (lines, place) => {
          const line = lines[place];
          return line ? lines.with(place, { ...line, ...change }) : lines;
        }),
    };
  }, [edit]);
}
