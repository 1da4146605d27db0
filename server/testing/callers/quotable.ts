import type { DocumentDetail, DocumentPreview } from '@mandate/contract/documents/document-detail.ts';
import type { IssueRequest } from '@mandate/contract/documents/issue-request.ts';
import { addDays, dayIn } from '@mandate/contract/values/dates.ts';
import type { Calls, Reply } from './call.ts';
import { type ProjectRecord, saveCustomer, savePersonnel, saveProject, work } from './records.ts';

/** Today in the zone test firms are in. */
export const today = dayIn(new Date(), 'UTC');

/** Saves a project of which a quote can be issued, `values` over two lines and what a quote needs. */
export async function quotable(person: Calls, values: object = {}): Promise<ProjectRecord> {
  const { id: customerId } = await saveCustomer(person, { name: 'Aster & Sons', countryCode: 'DE', city: 'Kassel' });
  const { id: projectManagerId } = await savePersonnel(person, { firstName: 'Mara', lastName: 'Feld' });
  return saveProject(person, {
    name: 'Flood study',
    isInternal: false,
    ...{ customerId, projectManagerId, quoteValidUntil: addDays(today, 30), startDate: today },
    lines: [
      work({ description: 'Survey', quantity: '3', unitPrice: '1200', unitCost: '100' }),
      work({ description: 'Model', quantity: '2', unitPrice: '900', unitCost: '100', isOptional: true }),
    ],
    ...values,
  });
}

type Issuing = Partial<Omit<IssueRequest, 'recordId'>>;

/** Asks for a document of a project. */
export function issue(
  person: Calls,
  { id, version }: Pick<ProjectRecord, 'id' | 'version'>,
  values: Issuing = {},
  headers = {},
): Promise<Reply<DocumentDetail>> {
  const body = { kind: 'quote', recordId: id, version, acknowledged: ['costMissing'], ...values };
  return person.post<DocumentDetail>('/document/issue', body, headers);
}

/** Issues a document of a project; a refusal fails the test. */
export async function issued(person: Calls, project: ProjectRecord, values: Issuing = {}): Promise<DocumentDetail> {
  const reply = await issue(person, project, values);
  if (reply.status !== 200)
    throw new Error(`not issued: ${reply.errorMessage} ${reply.fieldCodes} ${JSON.stringify(reply.data)}`);
  return reply.data;
}

/** A paper as it would be issued now. */
export async function previewed(person: Calls, project: ProjectRecord, values: object = {}): Promise<DocumentPreview> {
  const body = { kind: 'quote', recordId: project.id, ...values };
  const reply = await person.post<DocumentPreview>('/document/preview', body);
  if (reply.status !== 200) throw new Error(`no preview: ${reply.errorMessage} ${reply.fieldCodes}`);
  return reply.data;
}

/** A project as it is now. */
export async function projectNow(person: Calls, id: string): Promise<ProjectRecord> {
  return (await person.get<ProjectRecord>(`/project/get-by-id/${id}`)).data;
}
