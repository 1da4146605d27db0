import { type CarriedPrice, keptCodes } from '@mandate/contract/project/copy/copy-context.ts';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/feedback/notice.tsx';

/** Which prices the copy has as somebody typed them, or converted, although others are read again: worth a look, nothing to decide. */
export function CarriedPrices({ kept }: { kept: readonly CarriedPrice[] }) {
  const { t, i18n } = useTranslation();
  if (kept.length === 0) return null;
  const names = new Intl.ListFormat(i18n.language);
  return (
    <Notice>
      {keptCodes.map((code) => {
        const lines = kept.filter((one) => one.code === code).map(({ label }) => label);
        return (
          lines.length > 0 && (
            <div key={code}>{t(`copy.${code}`, { count: lines.length, lines: names.format(lines) })}</div>
          )
        );
      })}
    </Notice>
  );
}
