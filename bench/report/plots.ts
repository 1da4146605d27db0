import { growthPlot } from './growth-plot.ts';
import { memoryPlot } from './memory-plot.ts';
import { sharePlot } from './share-plot.ts';
import type { StoredFigure } from './stored-figures.ts';

/** A picture of figures, and what it is called; undefined where they were not measured. */
export type Plot = (figures: readonly StoredFigure[]) => { title: string; svg: string } | undefined;

/** The plots of the report, each a file of its name. */
export const plots: Readonly<Record<string, Plot>> = {
  share: sharePlot,
  growth: growthPlot,
  memory: (figures) => memoryPlot(figures, 'memory'),
  'memory-hour': (figures) => memoryPlot(figures, 'memory-hour'),
};
