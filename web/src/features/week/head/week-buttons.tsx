import type { TimeState } from '@mandate/contract/time/week-detail.ts';
import Copy from 'lucide-react/icons/copy';
import Plus from 'lucide-react/icons/plus';
import Send from 'lucide-react/icons/send';
import Undo from 'lucide-react/icons/undo-2';
import { useTranslation } from 'react-i18next';
import { useKeyMarks } from '../../../lib/commands/shortcuts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import type { HandIn } from './use-hand-in.tsx';

/** The act that hands a week in, or takes it back. */
export function HandInButton({ state, handIn }: { state: TimeState; handIn: HandIn }) {
  const { t } = useTranslation();
  const mark = useKeyMarks();
  if (state === 'open')
    return (
      <Button
        look="primary"
        icon={<Send aria-hidden="true" />}
        busy={handIn.isBusy}
        {...mark('week.handIn')}
        onClick={handIn.handIn}
      >
        {t('week.handIn')}
      </Button>
    );
  if (state === 'approved') return null;
  return (
    <Button icon={<Undo aria-hidden="true" />} busy={handIn.isBusy} onClick={handIn.withdraw}>
      {t('week.takeBack')}
    </Button>
  );
}

/** Opens what copies the week before. */
export function CopyWeekButton({ onCopy }: { onCopy: () => void }) {
  const { t } = useTranslation();
  const mark = useKeyMarks();
  return (
    <Button look="quiet" icon={<Copy aria-hidden="true" />} {...mark('week.copy')} onClick={onCopy}>
      {t('week.copyLast')}
    </Button>
  );
}

/** Opens what adds a line to the week. @param props.isAlone it is all there is to do, and looks so */
export function AddRowButton({ onAdd, isAlone = false }: { onAdd: () => void; isAlone?: boolean }) {
  const { t } = useTranslation();
  const mark = useKeyMarks();
  return (
    <Button
      {...(!isAlone && { look: 'quiet' as const, size: 'row' as const })}
      icon={<Plus aria-hidden="true" />}
      {...mark('week.addRow')}
      onClick={onAdd}
    >
      {t('week.addRow')}
    </Button>
  );
}
