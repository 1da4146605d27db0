import { textBlock } from '@mandate/contract/entities/text-block.ts';
import { paths } from '../../lib/addresses/paths.ts';
import { ResourceList } from '../../list/page/resource-list.tsx';

/** What papers and their mails say, by purpose and language. */
export default function TextBlockList() {
  return (
    <ResourceList
      entity={textBlock}
      paths={paths.textBlocks}
      columns={[
        { field: 'code', place: 'name', width: 200 },
        { field: 'purpose', width: 150 },
        { field: 'documentKind', width: 160 },
        { field: 'language', width: 110 },
        { field: 'isDefault', width: 90 },
        { field: 'body', width: 330 },
      ]}
    />
  );
}
