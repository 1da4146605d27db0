import type { Figure, FigureExplanation } from '@mandate/contract/overview/dashboard.ts';
import { minorDigits } from '@mandate/contract/values/currencies.ts';
import type { Database } from '../../database/database.ts';
import { wordAt } from '../../records/words.ts';
import { partsOf } from './explain-parts.ts';
import { figureInputs } from './figure-inputs.ts';
import { currentFigures, periodFigures } from './figure-values.ts';
import { atOneMoment } from './get-dashboard.ts';
import { plannedProjects } from './lists-behind.ts';
import { askedPeriod } from './period.ts';
import { projectSums } from './read-projects.ts';
import { freshness, workInLittle } from './work-in.ts';

/** The figure to be explained, of which days. */
interface Asked {
  figure: Figure;
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * How a figure of the dashboard comes about, and what it adds up from.
 * @throws Refusal validationFailed for days in the wrong order, or too many
 */
export async function explainFigure(db: Database, { figure, ...days }: Asked): Promise<FigureExplanation> {
  const period = askedPeriod(days, (await figureInputs(db)).today);
  await workInLittle(db);
  return atOneMoment(db, async (moment) => {
    const inputs = await figureInputs(moment);
    const digits = minorDigits(inputs.baseCurrency);
    const ofPeriod = await periodFigures(moment, period, inputs.today, digits);
    const current = currentFigures(await projectSums(moment), digits);
    const { freshAt } = await freshness(moment);
    return {
      figure,
      value: ofPeriod.values[figure] ?? current.values[figure] ?? null,
      formula: sentences('formula', figure),
      leftOut: sentences('leftOut', figure),
      ...(await partsOf[figure]({ db: moment, period, inputs, digits })),
      freshAt,
      list: ofPeriod.lists[figure] ?? current.lists[figure] ?? plannedProjects(period),
    };
  });
}

function sentences(group: 'formula' | 'leftOut', figure: Figure): string {
  return wordAt(`dashboard.${group}.${figure}`) ?? '';
}
