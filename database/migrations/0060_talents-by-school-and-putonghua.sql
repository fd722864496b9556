-- People are also found by school, 届别 and 普通话: everybody in talent search is indexed anew.
insert into talent_dirty (jober_id) select jober_id from talent_search on conflict (jober_id) do update set jober_id = excluded.jober_id;
