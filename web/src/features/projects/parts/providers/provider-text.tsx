import { project } from '@mandate/contract/project/project.ts';
import Handshake from 'lucide-react/icons/handshake';
import { useTranslation } from 'react-i18next';
import { useEditing, useForm } from '../../../../form/state/editing-context.ts';
import type { Row } from '../../../../records/changes/record-path.ts';
import { choiceLabel, fieldLabel } from '../../../../records/words/words.ts';
import { Tag } from '../../../../ui/badges/chip.tsx';
import { Money } from '../../../../ui/values/figure.tsx';
import { dateText, noValue } from '../../../../ui/values/value-texts.ts';
import { PartIcon } from '../part-icon.tsx';
import { referredName } from '../referred-name.ts';
import { RowText } from '../row-text.tsx';

/** One provider as readers see it: which firm, for what, by whom, how long, and what was agreed as far as they see it. */
export function ProviderText({ row }: { row: Row }) {
  const { t } = useTranslation();
  const { form } = useEditing();
  const projectCurrency = useForm(form, ({ values }) => String(values.currency ?? ''));
  const texts = row as Record<string, string | null | undefined>;
  const { status, agreedAmount, validFrom, validTo } = texts;
  const papers = (['contractRef', 'purchaseOrderNumber'] as const).flatMap((name) =>
    texts[name] ? [`${fieldLabel(project, `providers.${name}`)} ${texts[name]}`] : [],
  );
  const days = [
    validFrom && t('project.fromDate', { start: dateText(validFrom) }),
    validTo && t('project.toDate', { end: dateText(validTo) }),
  ];
  return (
    <RowText>
      <PartIcon aria-hidden="true">
        <Handshake />
      </PartIcon>
      <strong>{referredName(row, 'providerId') || noValue}</strong>
      <span>{[texts.role, referredName(row, 'contactId')].filter(Boolean).join(', ')}</span>
      <span>{[days.filter(Boolean).join(' '), ...papers].filter(Boolean).join(', ')}</span>
      <span>
        {status && <Tag>{choiceLabel(project, 'status', status)}</Tag>}{' '}
        {agreedAmount && <Money amount={agreedAmount} currency={texts.currency ?? projectCurrency} />}
      </span>
    </RowText>
  );
}
