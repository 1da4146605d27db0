import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { handOverAddress } from '../../lib/addresses/paths.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { heldQuery } from './hand-over-calls.ts';
import { heldText } from './hand-over-texts.ts';

/** What somebody who leaves still holds, with the way to where it is handed over; nothing where they hold nothing. */
export default function HeldNotice({ personId }: { personId: string }) {
  useWords(['hand-over']);
  const { t } = useTranslation();
  const { data } = useQuery(heldQuery(personId, null));
  if (!data || data.total === 0) return null;
  return (
    <Notice kind="caution" role="status">
      {t('handOver.holds', { name: data.person.label, what: heldText(data.kinds) })}{' '}
      <Link to={handOverAddress(personId)}>{t('record.personnel.handOver')}</Link>
    </Notice>
  );
}
