-- What needs PostgreSQL itself: no two live rates of the same thing hold on the same day.
create extension if not exists btree_gist;

alter table rates add constraint rates_overlap exclude using gist (
  side with =,
  coalesce(personnel_id, '00000000-0000-0000-0000-000000000000') with =,
  coalesce(provider_id, '00000000-0000-0000-0000-000000000000') with =,
  coalesce(customer_id, '00000000-0000-0000-0000-000000000000') with =,
  coalesce(service_id, '00000000-0000-0000-0000-000000000000') with =,
  coalesce(seniority, '') with =,
  coalesce(min_quantity, 0) with =,
  daterange(valid_from, valid_to, '[]') with &&
) where (deleted_at is null);
