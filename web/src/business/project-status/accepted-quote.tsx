import styled from '@emotion/styled';
import { decimal } from '@mandate/contract/values/decimal.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/feedback/notice.tsx';
import { moneyText } from '../../ui/values/value-texts.ts';
import { documentQuery, documentsOfProject } from '../documents/document-query.ts';
import { agreedTotals } from './agreed-totals.ts';
import type { StoredProject } from './use-step.ts';

const Otherwise = styled(Notice)({ marginTop: 12 });

/**
 * Says what the quote its customer accepted means for a project that is to be approved: which options join its contract, and that it comes to
 * something else than was accepted.
 */
export function AcceptedQuote({ project }: { project: StoredProject }) {
  const { t } = useTranslation();
  const { data } = useQuery(documentsOfProject(String(project.id)));
  const accepted = data?.rows.find(({ kind, state, answer }) => {
    return kind === 'quote' && state === 'issued' && answer === 'accepted';
  });
  const quote = useQuery({ ...documentQuery(accepted?.id ?? ''), enabled: accepted !== undefined }).data;
  const ordered = quote?.ordered;
  const totals = ordered && agreedTotals(project, ordered.options);
  if (!totals) return null;
  const { currency, joining, joiningNet, gross } = totals;
  const written = (amount: string, of = currency) => `${moneyText(amount, of)}\u00A0${of}`;
  const isOther = quote.currency !== currency || !decimal(ordered.gross).eq(decimal(gross));
  return (
    <>
      {joining > 0 && <> {t('projectStatus.optionsJoin', { count: joining, amount: written(joiningNet) })}</>}
      {isOther && (
        <Otherwise kind="caution">
          {t('acceptedOtherwise', {
            ns: 'error',
            accepted: written(ordered.gross, quote.currency),
            total: written(gross),
          })}
        </Otherwise>
      )}
    </>
  );
}
