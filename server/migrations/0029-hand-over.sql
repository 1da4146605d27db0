-- An act on many records may give each of them something else: handing over what somebody held. It is kept among the runs, whose receipt,
-- progress, result and undoing it shares.
alter table bulk_runs drop constraint bulk_runs_action_check;
-- Older servers: what they write is shorter.
alter table bulk_runs add constraint bulk_runs_action_length check (char_length(action) between 1 and 40);
