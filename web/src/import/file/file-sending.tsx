import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/buttons/button.tsx';
import { numberText } from '../../ui/values/value-texts.ts';
import { ImportProgress } from '../run/import-progress.tsx';

/** A file on its way to the server. */
export interface Sending {
  name: string;
  /** Bytes. */
  sent: number;
  total: number;
}

/** How much of a file was sent, and after that that it is read. */
export function FileSending({ sending: { name, sent, total }, onCancel }: { sending: Sending; onCancel: () => void }) {
  const { t } = useTranslation();
  const isSent = sent >= total && total > 0;
  const percent = total === 0 ? 0 : Math.floor((100 * sent) / total);
  return (
    <ImportProgress
      label={t('import.sendingLabel')}
      text={isSent ? t('import.reading', { name }) : t('import.sending', { name, percent: numberText(percent) })}
      done={isSent ? null : percent}
      total={100}
      actions={
        <Button size="toolbar" autoFocus onClick={onCancel}>
          {t('action.cancel')}
        </Button>
      }
    />
  );
}
