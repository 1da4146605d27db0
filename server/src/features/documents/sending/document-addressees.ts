import type { Addressee } from '@mandate/contract/documents/send-request.ts';
import type { Database } from '../../../database/database.ts';
import { run } from '../../../database/queries/sql-query.ts';

/** The contacts of the customer a document is for, as the customer has them. */
export async function documentAddressees(db: Database, id: string): Promise<Addressee[]> {
  const text = `select c.id, concat_ws(' ', c.first_name, c.last_name) as name, c.department, c.email,
      c.id = p.customer_contact_id or p.customer_contact_id is null and c.is_primary as "isFirst"
    from documents d join projects p on p.id = d.project_id join customer_contacts c on c.customer_id = d.customer_id
    where d.id = $1 order by c.position`;
  return run<Addressee>(db, text, [id]);
}
