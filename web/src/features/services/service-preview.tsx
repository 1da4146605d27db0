import type { ServiceOverview } from '@mandate/contract/overview/record/service-overview.ts';
import { PreviewHead } from '../../business/record-page/head/preview-head.tsx';
import { useOverview } from '../../business/record-page/page/use-overview.ts';
import type { PreviewedProps } from '../../list/preview/previewed.ts';
import { ServiceFacts, serviceFigures } from './service-figures.tsx';

/** What the preview of a service begins with: the head of its page. */
export default function ServicePreview({ record }: PreviewedProps) {
  const { data, isFailed } = useOverview<ServiceOverview>('service', record.id);
  const figures = data ? serviceFigures(data) : isFailed ? [] : undefined;
  return <PreviewHead facts={<ServiceFacts record={record} />} figures={figures} />;
}
