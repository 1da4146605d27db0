import type { CustomerOverview } from '@mandate/contract/overview/record/customer-overview.ts';
import { PreviewHead } from '../../business/record-page/head/preview-head.tsx';
import { useOverview } from '../../business/record-page/page/use-overview.ts';
import type { PreviewedProps } from '../../list/preview/previewed.ts';
import { CustomerFacts, customerFigures } from './customer-figures.tsx';

/** What the preview of a customer begins with: the head of its page. */
export default function CustomerPreview({ record }: PreviewedProps) {
  const { data, isFailed } = useOverview<CustomerOverview>('customer', record.id);
  const figures = data ? customerFigures(data) : isFailed ? [] : undefined;
  return <PreviewHead facts={<CustomerFacts record={record} />} figures={figures} />;
}
