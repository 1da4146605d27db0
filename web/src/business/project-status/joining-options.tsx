import type { LineValues } from '@mandate/contract/project/line.ts';
import { decimal } from '@mandate/contract/values/decimal.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { moneyText } from '../../ui/values/value-texts.ts';
import { documentQuery, documentsOfProject } from '../documents/document-query.ts';
import type { StoredProject } from './use-step.ts';

/** Says which options of a project join its contract when it is approved: those its customer ordered with the quote. */
export function JoiningOptions({ project }: { project: StoredProject }) {
  const { t } = useTranslation();
  const { data } = useQuery(documentsOfProject(String(project.id)));
  const accepted = data?.rows.find(({ kind, state, answer }) => {
    return kind === 'quote' && state === 'issued' && answer === 'accepted';
  });
  const quote = useQuery({ ...documentQuery(accepted?.id ?? ''), enabled: accepted !== undefined }).data;
  const lines = (project.lines ?? []) as LineValues[];
  const joining = (quote?.ordered?.options ?? []).filter(({ id }) =>
    lines.some((line) => line.id === id && line.isOptional),
  );
  if (!quote || joining.length === 0) return null;
  const net = joining.reduce((sum, one) => sum.plus(one.net), decimal('0'));
  const amount = `${moneyText(net.toString(), quote.currency)}\u00a0${quote.currency}`;
  return <> {t('projectStatus.optionsJoin', { count: joining.length, amount })}</>;
}
