import { may } from '@mandate/contract/access/permissions.ts';
import { type TextBlockRow, textBlock } from '@mandate/contract/entities/text-block.ts';
import type { GridPage, SentGridQuery } from '@mandate/contract/lists/grid.ts';
import type { DocumentKind, PaperLanguage } from '@mandate/contract/paper/document-kinds.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/calls/call.ts';
import { useUser } from '../../../lib/session/session.ts';
import { chosenTexts } from './preview-choices.ts';

/**
 * The firm's texts a paper may have in a language, those of the language before until they are there; undefined until there are any, none
 * where they cannot be had.
 */
export function useTextBlocks(kind: DocumentKind, language: PaperLanguage): readonly TextBlockRow[] | undefined {
  const { role } = useUser();
  const isAsked = may(role, textBlock.name, 'list') !== false;
  const query: SentGridQuery = {
    pageSize: 200,
    filter: {
      all: [
        { field: 'purpose', operator: 'anyOf', value: [...chosenTexts] },
        { field: 'language', operator: 'anyOf', value: [language] },
      ],
    },
  };
  const { data, isPending } = useQuery({
    queryKey: ['grid', textBlock.name, query],
    queryFn: ({ signal }) =>
      call<GridPage<TextBlockRow>>('POST', `/${textBlock.name}/get-grid`, query, { signal, quiet: true, silent: true }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  if (isAsked && isPending) return undefined;
  return (data?.rows ?? []).filter(({ documentKind }) => documentKind === null || documentKind === kind);
}
