import type { PersonnelOverview } from '@mandate/contract/overview/record/personnel-overview.ts';
import { PreviewHead } from '../../business/record-page/head/preview-head.tsx';
import { useOverview } from '../../business/record-page/page/use-overview.ts';
import type { PreviewedProps } from '../../list/preview/previewed.ts';
import { PersonnelFacts, personnelFigures } from './personnel-figures.tsx';

/** What the preview of a person of the firm begins with: the head of its page. */
export default function PersonnelPreview({ record }: PreviewedProps) {
  const { data, isFailed } = useOverview<PersonnelOverview>('personnel', record.id);
  const figures = data ? personnelFigures(data) : isFailed ? [] : undefined;
  return <PreviewHead facts={<PersonnelFacts record={record} />} figures={figures} />;
}
