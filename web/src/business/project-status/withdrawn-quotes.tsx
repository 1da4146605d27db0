import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/feedback/notice.tsx';
import { documentName } from '../documents/document-name.ts';
import { documentsOfProject } from '../documents/document-query.ts';

const Withdrawn = styled(Notice)({ marginTop: 12 });

/** Says which quotes a step takes back, and whose answer to them ends with it. */
export function WithdrawnQuotes({ projectId }: { projectId: string }) {
  const { t } = useTranslation();
  const { data } = useQuery(documentsOfProject(projectId));
  const quotes = data?.rows.filter(({ kind, state }) => kind === 'quote' && state === 'issued') ?? [];
  // In however many languages, it is one offer.
  const offers = new Map(quotes.map((quote) => [documentName(quote), quote]));
  return [...offers].map(([name, { answer, answeredBy }]) => (
    <Withdrawn key={name} kind={answer === null ? 'info' : 'caution'}>
      {t(`projectStatus.withdrawn.${answer ?? 'open'}`, { name, who: answeredBy })}
    </Withdrawn>
  ));
}
