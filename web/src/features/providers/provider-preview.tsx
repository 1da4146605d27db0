import type { ProviderOverview } from '@mandate/contract/overview/record/provider-overview.ts';
import { PreviewHead } from '../../business/record-page/head/preview-head.tsx';
import { useOverview } from '../../business/record-page/page/use-overview.ts';
import type { PreviewedProps } from '../../list/preview/previewed.ts';
import { ProviderFacts, providerFigures } from './provider-figures.tsx';

/** What the preview of a provider begins with: the head of its page. */
export default function ProviderPreview({ record }: PreviewedProps) {
  const { data, isFailed } = useOverview<ProviderOverview>('provider', record.id);
  const figures = data ? providerFigures(data) : isFailed ? [] : undefined;
  return <PreviewHead facts={<ProviderFacts record={record} />} figures={figures} />;
}
