-- Rows of lists that were checked and wait to be applied name the fields that no cell of theirs stated.
update import_row set read = (read - 'told') || jsonb_build_object('inferred', read->'told')
  where read ? 'told';
