import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outcome } from '../outcome.tsx';
import { VariantCard } from '../variant-card.tsx';
import { SnackAct, SnackBar } from './snack-bar.tsx';

const lengths = [
  { name: 'word', hasAct: true },
  { name: 'paragraph', hasAct: false },
  { name: 'sentence', hasAct: true },
  { name: 'long', hasAct: true },
] as const;

/** Messages from a word to several lines, with their act beside or below. */
export function LongSnacks() {
  const { t } = useTranslation('demo');
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  return (
    <VariantCard title={t('material.snackbar.length.title')} subtitle={t('material.snackbar.length.lead')} isStacked>
      {lengths
        .filter(({ name }) => !read.has(name))
        .map(({ name, hasAct }) => (
          <SnackBar key={name}>
            <p>{t(`material.snackbar.length.${name}`)}</p>
            {hasAct && (
              <SnackAct type="button" onClick={() => setRead(new Set([...read, name]))}>
                {t('material.snackbar.length.act')}
              </SnackAct>
            )}
          </SnackBar>
        ))}
      <Outcome>{t('material.snackbar.length.outcome', { count: lengths.length - read.size })}</Outcome>
    </VariantCard>
  );
}
