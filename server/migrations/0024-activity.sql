-- What was done with many records at once is told for as long as it can be taken back.

-- What the undoing of an import left for reasons that may pass: it can be asked for again.
alter table imports add column undo_left integer not null default 0;
