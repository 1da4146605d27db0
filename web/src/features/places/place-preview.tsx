import type { PlaceOverview } from '@mandate/contract/overview/record/place-overview.ts';
import { PreviewHead } from '../../business/record-page/head/preview-head.tsx';
import { useOverview } from '../../business/record-page/page/use-overview.ts';
import type { PreviewedProps } from '../../list/preview/previewed.ts';
import { PlaceFacts, placeFigures } from './place-figures.tsx';

/** What the preview of a place begins with: the head of its page. */
export default function PlacePreview({ record }: PreviewedProps) {
  const { data, isFailed } = useOverview<PlaceOverview>('place', record.id);
  const figures = data ? placeFigures(data) : isFailed ? [] : undefined;
  return <PreviewHead facts={<PlaceFacts record={record} />} figures={figures} />;
}
