import { type HandOverOutcome, type Held, heldKinds } from '@mandate/contract/hand-over/held.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { numberText } from '../../ui/values/value-texts.ts';

/** How much is held, kind by kind: "7 projects managed, 20 lines to deliver, and 3 customers". */
export function heldText(counts: readonly Pick<Held['kinds'][number], 'kind' | 'count'>[]): string {
  const phrases = heldKinds.flatMap((kind) => {
    const count = counts.find((one) => one.kind === kind)?.count ?? 0;
    return count > 0 ? [i18n.t(`handOver.count.${kind}`, { count, total: numberText(count) })] : [];
  });
  return new Intl.ListFormat(i18n.language).format(phrases);
}

/** What the undoing of a hand-over came to, with what was changed since by its name. */
export function undoneText({ changed, skipped }: HandOverOutcome): string {
  const what = i18n.t('handOver.records', { count: changed, total: numberText(changed) });
  if (skipped.length === 0) return i18n.t('handOver.undone', { what });
  const names = new Intl.ListFormat(i18n.language).format(skipped.slice(0, 5).map(({ label }) => label));
  return i18n.t('handOver.undoneLeft', { what, names, count: skipped.length });
}
