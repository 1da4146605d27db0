-- What fields there are is remembered in every process that was asked: each is told when that changed.
create trigger tell_rights after insert or update or delete on own_fields for each statement execute function tell_rights();
