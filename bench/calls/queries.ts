/**
 * What an engineer would write by hand for the very calls that are compared: the columns that are shown, the joins they need, nothing else.
 */

const names = (alias: string, label: string) =>
  `case when ${alias}.id is not null then json_build_object('id', ${alias}.id, 'label', ${alias}.${label}, 'isDeleted', ${alias}.deleted_at is not null) end`;

/** A page of projects of one status, the latest first, and how many there are. */
export const listQuery = `select p.id, p.version, p.code, p.name, p.status, p.deleted_at as "deletedAt", p.customer_id as "customerId",
    ${names('c', 'name')} as customer, p.project_manager_id as "projectManagerId", ${names('m', 'display_name')} as "projectManager",
    p.start_date as "startDate", p.end_date as "endDate", p.currency, p.contract_net as "contractNet"
  from (select id from projects where deleted_at is null and status = $1 order by start_date desc nulls last, id desc limit 50) page
  join projects p on p.id = page.id left join customers c on c.id = p.customer_id left join personnels m on m.id = p.project_manager_id
  order by p.start_date desc nulls last, p.id desc`;
export const countQuery = 'select count(*)::int as count from projects where deleted_at is null and status = $1';

/** A customer with its contacts. */
export const customerQuery = `select c.*, ${names('m', 'display_name')} as "accountManager", ${names('t', 'name')} as "paymentTerms",
    ${names('x', 'name')} as "defaultTaxRate", ${names('a', 'full_name')} as "createdBy", ${names('u', 'full_name')} as "updatedBy"
  from customers c left join personnels m on m.id = c.account_manager_id left join payment_terms t on t.id = c.payment_terms_id
  left join tax_rates x on x.id = c.default_tax_rate_id left join accounts a on a.id = c.created_by_id
  left join accounts u on u.id = c.updated_by_id where c.id = $1 and c.deleted_at is null`;
export const contactsQuery = 'select * from customer_contacts where customer_id = $1 order by position';

/** A project with everything that travels with it. */
export const projectQueries = [
  `select p.*, ${names('c', 'name')} as customer, ${names('b', 'name')} as "billToCustomer", ${names('m', 'display_name')} as "projectManager",
      ${names('n', 'display_name')} as "accountManager", ${names('t', 'name')} as "paymentTerms", ${names('x', 'name')} as "defaultTaxRate",
      ${names('a', 'full_name')} as "createdBy", ${names('u', 'full_name')} as "updatedBy"
    from projects p left join customers c on c.id = p.customer_id left join customers b on b.id = p.bill_to_customer_id
    left join personnels m on m.id = p.project_manager_id left join personnels n on n.id = p.account_manager_id
    left join payment_terms t on t.id = p.payment_terms_id left join tax_rates x on x.id = p.default_tax_rate_id
    left join accounts a on a.id = p.created_by_id left join accounts u on u.id = p.updated_by_id where p.id = $1 and p.deleted_at is null`,
  `select l.*, ${names('s', 'name')} as service, ${names('m', 'display_name')} as personnel, ${names('v', 'name')} as provider, ${names('x', 'name')} as "taxRate"
    from project_lines l left join services s on s.id = l.service_id left join personnels m on m.id = l.personnel_id
    left join providers v on v.id = l.provider_id left join tax_rates x on x.id = l.tax_rate_id where l.project_id = $1 order by l.position`,
  `select r.*, ${names('m', 'display_name')} as personnel from project_members r left join personnels m on m.id = r.personnel_id
    where r.project_id = $1 order by r.position`,
  `select r.*, ${names('v', 'name')} as provider from project_providers r left join providers v on v.id = r.provider_id
    where r.project_id = $1 order by r.position`,
  `select r.*, ${names('s', 'name')} as place from project_places r left join places s on s.id = r.place_id
    where r.project_id = $1 order by r.position`,
  'select * from project_milestones where project_id = $1 order by position',
];

/** A customer's city is changed; the history and the audit tell of it. */
export const lockQuery = 'select version, city from customers where id = $1 and deleted_at is null for update';
export const changeQuery = `update customers set city = $2, version = version + 1, updated_at = now(), updated_by_id = $3,
    search_text = search_words(concat_ws(' ', code, name, $2::text)) where id = $1 returning version`;
export const noteQuery = `with entry as (
    insert into history (entity, record_id, version, by_id, action, changes, request_id, origin)
    values ('customer', $1, $2, $3, 'save', $4, $5, 'call') returning *)
  insert into audit (action, actor_id, request_id, entity, record_id, details)
  select e.action, e.by_id, e.request_id, e.entity, e.record_id, jsonb_build_object('version', e.version, 'historyId', e.id,
    'digest', history_digest(e.changes, e.reason)) from entry e`;
