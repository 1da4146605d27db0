import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outcome } from '../outcome.tsx';
import { VariantCard } from '../variant-card.tsx';
import { Snack } from './snack.tsx';

interface Message {
  id: number;
  text: string;
}

/** Messages one after the other: another takes its turn as soon as the one that is shown has gone. */
export function QueuedSnacks() {
  const { t } = useTranslation('demo');
  const [queue, setQueue] = useState<readonly Message[]>([]);
  const [isOpen, setIsOpen] = useState(false);
  const [count, setCount] = useState(0);
  const shown = queue[0];

  function say(text: string): void {
    setQueue([...queue, { id: count, text }]);
    setCount(count + 1);
    // What is shown makes room; the first opens at once.
    setIsOpen(queue.length === 0);
  }

  function next(): void {
    setQueue(queue.slice(1));
    setIsOpen(queue.length > 1);
  }

  return (
    <VariantCard title={t('material.snackbar.queue.title')} subtitle={t('material.snackbar.queue.lead')}>
      {(['A', 'B'] as const).map((letter) => (
        <Button key={letter} onClick={() => say(t('material.snackbar.queue.message', { letter }))}>
          {t('material.snackbar.queue.show', { letter })}
        </Button>
      ))}
      <Outcome>{t('material.snackbar.queue.outcome', { count })}</Outcome>
      {shown && (
        <Snack key={shown.id} isOpen={isOpen} message={shown.text} onLeft={next} onClose={() => setIsOpen(false)} />
      )}
    </VariantCard>
  );
}
