-- What a person is found by has grown: everyone in talent search is read anew by the next run of its clock.
insert into talent_dirty (jober_id) select jober_id from talent_search on conflict do nothing;
