-- What a firm says of itself on its letters, and how far a new firm is with setting up.

insert into parameters (id, key, group_name, label, help, value_type, constraints, value, default_value, is_system, readable_by, editable_by, effect, search_text)
select uuid_v7(now()), seed.key, 'company', seed.label, seed.help, 'string', seed.constraints::jsonb, null::jsonb, null::jsonb, true,
  seed.readable_by, 'ADMIN', 'immediate', search_words(concat_ws(' ', seed.key, seed.label, seed.help))
from (values
  ('company.addressLine1', 'Street', 'Part of the letterhead.', '{"maxLength": 120}', 'GUEST'),
  ('company.postalCode', 'Postal code', 'Part of the letterhead.', '{"maxLength": 16}', 'GUEST'),
  ('company.city', 'City', 'Part of the letterhead.', '{"maxLength": 80}', 'GUEST'),
  ('company.vatNumber', 'VAT number', 'At the foot of the letterhead. Checked by the rules of the country.', '{"maxLength": 20}', 'GUEST'),
  ('company.iban', 'IBAN', 'At the foot of the letterhead. Its check digits are checked.', '{"maxLength": 34}', 'EDITOR')
) as seed (key, label, help, constraints, readable_by)
where not exists (select 1 from parameters p where p.key = seed.key);

-- A firm that works already is past its first hour.
insert into product_facts (key, value)
select 'firstHour', jsonb_build_object('marks', '{}'::jsonb, 'endedAt', now())
where exists (select from customers) or exists (select from personnels) or exists (select from projects)
on conflict do nothing;
