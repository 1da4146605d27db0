import type { DocumentRow } from '@mandate/contract/entities/document.ts';
import { useQueryClient } from '@tanstack/react-query';
import { purgeAround, recordKey } from '../../records/reading/use-record.ts';

/** Gives a function that has everything read again that an issue, an answer or a withdrawal changed: the documents, and their project with them. */
export function useDocumentChanged(): (document: Pick<DocumentRow, 'id' | 'projectId'>) => void {
  const queries = useQueryClient();
  return ({ id, projectId }) => {
    void queries.invalidateQueries({ queryKey: ['grid', 'document'] });
    purgeAround(queries, 'document', id);
    void queries.invalidateQueries({ queryKey: recordKey('project', projectId) });
    void queries.invalidateQueries({ queryKey: ['grid', 'project'] });
    void queries.invalidateQueries({ queryKey: ['history', 'project', projectId] });
    void queries.invalidateQueries({ queryKey: ['control-panel'] });
  };
}
