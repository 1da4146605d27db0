import styled from '@emotion/styled';
import { showSuccess } from '@mandate/web/src/lib/frame/show-success-and-errors.ts';
import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { phone } from '@mandate/web/src/ui/media/phone.ts';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Shapes from 'lucide-react/icons/shapes';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useReset } from '../use-demo.ts';
import { useMock } from '../use-mock.ts';
import { DrawerButtons } from './drawer-buttons.tsx';

const Strip = styled('aside')(({ theme: { vars } }) => ({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  margin: '6px 0 10px',
  padding: '4px 4px 4px 12px',
  borderRadius: 8,
  background: vars.palette.tint,
  color: vars.palette.text.primary,
  fontSize: 13,
  lineHeight: '20px',
  '& > svg': { flex: 'none', width: 16, height: 16, strokeWidth: 1.75, color: vars.palette.primaryText },
  '& > p': { flex: 1, minWidth: 160 },
  '@media print': { display: 'none' },
  [phone]: { padding: '8px 4px 4px 12px', '& > p': { minWidth: 140 } },
}));

/** What stands around every page of the demo area: a word on what it is, and what concerns all of it. */
export function DemoFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('demo');
  const reset = useReset();
  useMock(true);
  return (
    <>
      <Strip aria-label={t('title')}>
        <Shapes aria-hidden="true" />
        <p>{t('frame.remark')}</p>
        <DrawerButtons />
        <Button
          size="toolbar"
          look="quiet"
          icon={<RotateCcw aria-hidden="true" />}
          onClick={() => void reset().then(() => showSuccess(t('frame.resetDone')))}
        >
          {t('frame.reset')}
        </Button>
      </Strip>
      {children}
    </>
  );
}
