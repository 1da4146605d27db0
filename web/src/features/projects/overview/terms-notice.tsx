import styled from '@emotion/styled';
import { lazy, Suspense } from 'react';
import { useCustomerTerms } from './use-customer-terms.ts';

const TermsText = lazy(() => import('./terms-text.tsx'));

const Place = styled('div')({ gridColumn: '1 / -1', minWidth: 0, '&:empty': { display: 'none' } });

/** What the choice of the customer changed, beside it, with the way back. */
export function TermsNotice() {
  const { news, take } = useCustomerTerms();
  return (
    <Place role="status">
      <Suspense>{news && <TermsText news={news} take={take} />}</Suspense>
    </Place>
  );
}
