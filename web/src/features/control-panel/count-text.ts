import { countCap } from '@mandate/contract/lists/grid.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { numberText } from '../../ui/values/value-texts.ts';

/**
 * How many there are: `1,204`, or `10,000+` where nobody counted on.
 * @param isExact whether it was counted to the end; what is counted like lists was not beyond their cap
 */
export function countText({ count, isExact = count <= countCap }: { count: number; isExact?: boolean }): string {
  const text = numberText(Math.min(count, countCap));
  return isExact ? text : i18n.t('controlPanel.many', { total: text });
}
