import styled from '@emotion/styled';
import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outcome } from '../outcome.tsx';
import { VariantCard } from '../variant-card.tsx';
import { Snack } from './snack.tsx';

/** How many lie over each other at most; another takes the place of the oldest. */
const most = 3;

const Stack = styled('div')({
  position: 'fixed',
  zIndex: 1400,
  left: 8,
  right: 8,
  bottom: 16,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 8,
  pointerEvents: 'none',
});

const Words = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  '& > svg': { flex: 'none', width: 16, height: 16, strokeWidth: 1.75 },
});

interface Message {
  id: number;
  kind: 'plain' | 'caution';
}

/** Messages over each other, three at most. */
export function StackedSnacks() {
  const { t } = useTranslation('demo');
  const [messages, setMessages] = useState<readonly Message[]>([]);
  const [count, setCount] = useState(0);

  function show(kind: Message['kind']): void {
    setCount(count + 1);
    setMessages([...messages, { id: count + 1, kind }].slice(-most));
  }

  return (
    <VariantCard title={t('material.snackbar.stack.title')} subtitle={t('material.snackbar.stack.lead')}>
      <Button onClick={() => show('plain')}>{t('material.snackbar.stack.showPlain')}</Button>
      <Button onClick={() => show('caution')}>{t('material.snackbar.stack.showCaution')}</Button>
      <Outcome>{t('material.snackbar.stack.outcome', { count: messages.length })}</Outcome>
      <Stack>
        {messages.map(({ id, kind }) => (
          <Snack
            key={id}
            isOpen
            place="stack"
            message={
              <Words>
                {kind === 'caution' && <TriangleAlert aria-hidden="true" />}
                {t(`material.snackbar.stack.${kind}`, { number: id })}
              </Words>
            }
            onClose={() => setMessages((shown) => shown.filter((message) => message.id !== id))}
          />
        ))}
      </Stack>
    </VariantCard>
  );
}
