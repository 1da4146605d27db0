-- What an acceptance came to with the options ordered with it: an accepted quote is listed, summed and sorted with that, and with what it offered.
-- Those accepted through an older server are listed with what they offered.
alter table documents add column accepted_gross numeric(19, 4);

create or replace function keep_documents() returns trigger language plpgsql as $$
declare
  moving constant text[] := array['version', 'state', 'state_reason', 'answer', 'answered_at', 'answered_on', 'answered_by', 'answered_role',
    'answered_network', 'answered_agent', 'answer_reason', 'answer_reason_code', 'chosen_line_ids', 'accepted_gross', 'terms_sha256', 'renderer_version',
    'sha256', 'size', 'pages'];
begin
  if tg_op = 'DELETE' then
    if current_setting('mandate.removing_sample', true) = 'on' then
      return old;
    end if;
    raise exception 'a document that was issued is not removed' using errcode = 'restrict_violation';
  end if;
  if to_jsonb(new) - moving is distinct from to_jsonb(old) - moving
    or (old.state <> 'issued' and (new.state, new.state_reason) is distinct from (old.state, old.state_reason))
    or (old.answer is not null and (new.answer, new.answered_at, new.answered_on, new.answered_by, new.answered_role, new.answered_network,
      new.answered_agent, new.answer_reason, new.answer_reason_code, new.chosen_line_ids, new.terms_sha256) is distinct from (old.answer,
      old.answered_at, old.answered_on, old.answered_by, old.answered_role, old.answered_network, old.answered_agent, old.answer_reason,
      old.answer_reason_code, old.chosen_line_ids, old.terms_sha256))
    or (old.accepted_gross is not null and new.accepted_gross is distinct from old.accepted_gross)
    or (old.sha256 is not null and (new.sha256, new.size, new.pages, new.renderer_version) is distinct from
      (old.sha256, old.size, old.pages, old.renderer_version)) then
    raise exception 'a document that was issued is not changed' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- Of quotes accepted before: discount and tax by rate, each rounded once (domain reference 2.11).
update documents d set accepted_gross = s.gross
from (
  select r.id, sum(r.taxable + round(r.taxable * r.percent / 100, r.digits)) as gross
  from (
    select g.id, g.percent, g.digits, g.net - round(g.net * g.discount / 100, g.digits) as taxable
    from (
      select q.id, coalesce((l ->> 'taxPercent')::numeric, 0) as percent, sum((l ->> 'net')::numeric) as net,
        scale((q.facts #>> '{totals,gross}')::numeric) as digits, coalesce((q.facts ->> 'discountPercent')::numeric, 0) as discount
      from (select a.id, a.chosen_line_ids, a.content -> 'facts' as facts from documents a
          where a.kind = 'quote' and a.answer = 'accepted' and cardinality(a.chosen_line_ids) > 0) q
        cross join jsonb_array_elements(q.facts -> 'lines') l
      where (l ->> 'isBillable')::boolean and l ->> 'net' is not null
        and (not (l ->> 'isOptional')::boolean or (l ->> 'id')::uuid = any (q.chosen_line_ids))
      group by q.id, q.facts, l ->> 'taxRateId', percent
    ) g
  ) r
  group by r.id
) s
where d.id = s.id;
