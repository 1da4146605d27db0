-- Who somebody is and what they may do is kept in every process that was asked: each is told when that may have changed.
create function tell_rights() returns trigger language plpgsql as $$
begin
  perform pg_notify('mandate_rights', '');
  return null;
end
$$;

create trigger tell_rights after update on sessions for each row
  when ((old.ended_at, old.ends_at, old.confirmed_at, old.idle_seconds)
    is distinct from (new.ended_at, new.ends_at, new.confirmed_at, new.idle_seconds))
  execute function tell_rights();
create trigger tell_rights_of_removed after delete on sessions for each statement execute function tell_rights();

create trigger tell_rights after update on accounts for each row
  when ((old.full_name, old.role, old.grants, old.status, old.deleted_at, old.personnel_id, old.must_change_password, old.one_time_until)
    is distinct from (new.full_name, new.role, new.grants, new.status, new.deleted_at, new.personnel_id, new.must_change_password, new.one_time_until))
  execute function tell_rights();
create trigger tell_rights_of_removed after delete on accounts for each statement execute function tell_rights();

-- A guest is let in by being a member of a project that is there.
create function tell_rights_of_member() returns trigger language plpgsql as $$
begin
  if exists (select 1 from accounts where role = 'GUEST' and personnel_id in (old.personnel_id, new.personnel_id)) then
    perform pg_notify('mandate_rights', '');
  end if;
  return null;
end
$$;

create trigger tell_rights_of_new after insert on project_members for each row
  when (new.personnel_id is not null) execute function tell_rights_of_member();
create trigger tell_rights_of_gone after delete on project_members for each row
  when (old.personnel_id is not null) execute function tell_rights_of_member();
create trigger tell_rights after update on project_members for each row
  when ((old.personnel_id, old.project_id) is distinct from (new.personnel_id, new.project_id))
  execute function tell_rights_of_member();
create trigger tell_rights after update on projects for each row
  when (old.deleted_at is distinct from new.deleted_at) execute function tell_rights();
create trigger tell_rights_of_removed after delete on projects for each statement execute function tell_rights();
