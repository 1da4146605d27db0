import { type Area, panel } from './panel.ts';
import type { StoredFigure } from './stored-figures.ts';
import { label, svg } from './svg.ts';

const size = { width: 760, height: 300 };
const area: Area = { x: 56, y: 60, width: 680, height: 190 };

/** The memory of the process over the time it is loaded. @param bench whose figure it is */
export function memoryPlot(figures: readonly StoredFigure[], bench: string) {
  const found = figures.find((one) => one.bench === bench && one.points);
  if (!found?.points || !found.wanted || !('most' in found.wanted)) return undefined;
  const { points } = found;
  const { most } = found.wanted;
  const last = Math.ceil(points.at(-1)?.[0] ?? 1);
  const highest = Math.max(most, ...points.map(([, megabytes]) => megabytes));
  const top = Math.ceil(highest / 100) * 100;
  const title = `Memory over ${last} minutes of a mixed load`;
  const description = `Resident memory in MB: between ${found.range?.join(' and ')} MB, at the end ${found.figure} MB; wanted are at most ${most} MB.`;
  const minutes = Array.from({ length: 6 }, (_, at) => (last * at) / 5);
  const hundreds = Array.from({ length: top / 100 + 1 }, (_, at) => at * 100);
  const drawn = panel(
    area,
    { from: 0, to: last, isLog: false, ticks: minutes, written: (minute) => String(minute) },
    { from: 0, to: top, isLog: false, ticks: hundreds, written: (megabytes) => String(megabytes) },
    [{ kind: 'first', points }],
    most,
  );
  const at = area.y + (1 - most / top) * area.height;
  return {
    title,
    svg: svg({ title, description, ...size }, [
      ...drawn,
      label(16, 48, 'MB resident'),
      label(area.x + area.width, at - 5, `at most ${most} MB are wanted`, 'small', 'end'),
      label(area.x + area.width / 2, size.height - 14, 'minutes', '', 'middle'),
    ]),
  };
}
