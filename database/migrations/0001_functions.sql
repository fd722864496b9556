-- What the schema in code (database/schema, made by 0000_baseline.sql) cannot express: partitions, storage, covering indexes,
-- functions with their triggers, and the rows that every installation starts with. A change of any of it is a new migration:
-- npm run db:generate -- --custom --name what-it-is

-- PARTITIONS
-- Tables that grow without end (docs/decisions/0047-partitions.md). 0000_baseline.sql has their PARTITION BY.

create schema partitions;

do $$
declare
  whole text;
  part int;
begin
  foreach whole in array array['account_event', 'chat_message', 'delivery_event'] loop
    for part in 0..7 loop
      execute format('create table partitions.%I partition of %I for values with (modulus 8, remainder %s)',
        whole || '_' || part, whole, part);
    end loop;
  end loop;
  -- The first and the last are open: no act is without its partition, and none has to be made by the clock.
  for part in 2026..2040 loop
    execute format('create table partitions.%I partition of operator_act for values from (%s) to (%s)', 'operator_act_' || part,
      case part when 2026 then 'minvalue' else quote_literal(part || '-01-01 00:00+08') end,
      case part when 2040 then 'maxvalue' else quote_literal(part + 1 || '-01-01 00:00+08') end);
  end loop;
end $$;

-- SEARCH OF POSTS

-- Rows are read one by one in the order of an answer: uncompressed and inline, they need no second read.
alter table job_search alter column tsv set storage external;
alter table job_search set (toast_tuple_target = 8160, autovacuum_vacuum_insert_scale_factor = 0.02,
  autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05);

-- Posts in the orders of an answer, with every filter column in the index.
create index job_search_newest_idx on job_search (refreshed_at desc, post_id desc)
  include (city_code, region_code, stages, subjects, title_subjects, benefits, role, tenure, education, title_level, certificate,
           experience, company_type, month_min, month_max, deadline);
create index job_search_city_newest_idx on job_search (city_code, refreshed_at desc, post_id desc)
  include (region_code, stages, subjects, title_subjects, benefits, role, tenure, education, title_level, certificate,
           experience, company_type, month_min, month_max, deadline);
create index job_search_salary_idx on job_search (month_max desc, refreshed_at desc, post_id desc)
  include (city_code, region_code, stages, subjects, title_subjects, benefits, role, tenure, education, title_level, certificate,
           experience, company_type, month_min, deadline);

-- The open posts of a company, newest first, read from the index alone.
create index post_company_open_idx on post (company_id, coalesce(refreshed_at, created_at) desc, id desc)
  include (refreshed_at, created_at, deadline) where status = 'open';

-- Which posts the index in memory must read again, whoever wrote them. Post 0 stands for all.
create function job_search_changed() returns trigger language plpgsql as $$
begin
  insert into job_search_change (xid, post_id) select pg_current_xact_id(), post_id from changed on conflict do nothing;
  return null;
end $$;
create trigger job_search_made after insert on job_search
  referencing new table as changed for each statement execute function job_search_changed();
create trigger job_search_edited after update on job_search
  referencing new table as changed for each statement execute function job_search_changed();
create trigger job_search_gone after delete on job_search
  referencing old table as changed for each statement execute function job_search_changed();

create function job_search_emptied() returns trigger language plpgsql as $$
begin
  insert into job_search_change (xid, post_id) values (pg_current_xact_id(), 0) on conflict do nothing;
  return null;
end $$;
create trigger job_search_truncated after truncate on job_search
  for each statement execute function job_search_emptied();

-- SEARCH OF PEOPLE

-- Which people the index in memory must read again. Person 0 stands for all.
create function talent_search_changed() returns trigger language plpgsql as $$
begin
  insert into talent_search_change (xid, jober_id) select pg_current_xact_id(), jober_id from changed on conflict do nothing;
  return null;
end $$;
create trigger talent_search_made after insert on talent_search
  referencing new table as changed for each statement execute function talent_search_changed();
create trigger talent_search_edited after update on talent_search
  referencing new table as changed for each statement execute function talent_search_changed();
create trigger talent_search_gone after delete on talent_search
  referencing old table as changed for each statement execute function talent_search_changed();

create function talent_search_emptied() returns trigger language plpgsql as $$
begin
  insert into talent_search_change (xid, jober_id) values (pg_current_xact_id(), 0) on conflict do nothing;
  return null;
end $$;
create trigger talent_search_truncated after truncate on talent_search
  for each statement execute function talent_search_emptied();

-- Who hides, closes the account or is banned leaves talent search (and loses the card, by its foreign key) in the same statement.
-- Whoever changed is marked in talent_dirty. The mark is locked until the change is committed: a node that removes it then reads
-- what it marks, so that a card without a mark equals the tables.
create function talent_resume_changed() returns trigger language plpgsql as $$
begin
  insert into talent_dirty (jober_id) select distinct jober_id from changed
    on conflict (jober_id) do update set jober_id = excluded.jober_id;
  return null;
end $$;
create trigger talent_resume_made after insert on resume
  referencing new table as changed for each statement execute function talent_resume_changed();
create trigger talent_resume_edited after update on resume
  referencing new table as changed for each statement execute function talent_resume_changed();
create trigger talent_resume_gone after delete on resume
  referencing old table as changed for each statement execute function talent_resume_changed();

create function talent_jober_changed() returns trigger language plpgsql as $$
begin
  if new.privacy <> 'public' then
    delete from talent_search where jober_id = new.id;
  else
    insert into talent_dirty (jober_id) values (new.id) on conflict (jober_id) do update set jober_id = excluded.jober_id;
  end if;
  return null;
end $$;
create trigger talent_jober_edited after update on jober
  for each row when (old.* is distinct from new.*) execute function talent_jober_changed();

create function talent_account_changed() returns trigger language plpgsql as $$
begin
  if new.status <> 'active' then
    delete from talent_search where jober_id in (select id from jober where account_id = new.id);
  else
    insert into talent_dirty (jober_id) select id from jober where account_id = new.id
      on conflict (jober_id) do update set jober_id = excluded.jober_id;
  end if;
  return null;
end $$;
create trigger talent_account_moved after update on account
  for each row when (old.status is distinct from new.status) execute function talent_account_changed();

-- APPEND-ONLY TABLES

-- What was published, and who changed it, stays as it was.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger content_version_append_only before update or delete on content_version
  for each row execute function refuse_change();
create trigger legal_text_append_only before update or delete on legal_text
  for each row execute function refuse_change();

-- The audit log.
create function operator_act_stands() returns trigger language plpgsql as $$
BEGIN
  RAISE EXCEPTION 'operator_act is append-only';
END $$;
create trigger operator_act_append_only before update or delete or truncate on operator_act
  for each statement execute function operator_act_stands();

-- LEDGER
-- It only grows, adds up at the end of each transaction, and keeps its own balances.

create function ledger_stands() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger ledger_posting_append_only before update or delete or truncate on ledger_posting
  for each statement execute function ledger_stands();
create trigger ledger_entry_append_only before update or delete or truncate on ledger_entry
  for each statement execute function ledger_stands();

-- A line moves the balance of a company's account and what is left of its lot; checks keep both from becoming negative.
create function ledger_take_line() returns trigger language plpgsql as $$
begin
  update ledger_account set balance = balance + new.amount
    where id = new.account_id and company_id is not null
    returning balance into new.balance_after;
  if new.lot_id is not null then
    update ledger_lot set remaining = remaining + new.amount where id = new.lot_id and account_id = new.account_id;
    if not found then
      raise exception 'the lot is not of this account';
    end if;
  end if;
  return new;
end $$;
create trigger ledger_entry_taken before insert on ledger_entry
  for each row execute function ledger_take_line();

-- At the end of the transaction the lines of a posting sum to zero in each unit.
create function ledger_adds_up() returns trigger language plpgsql as $$
begin
  if exists (
    select from ledger_entry join ledger_account on ledger_account.id = ledger_entry.account_id
    where ledger_entry.posting_id = new.posting_id
    group by ledger_account.unit having sum(ledger_entry.amount) <> 0
  ) then
    raise exception 'posting % does not add up', new.posting_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_entry_adds_up after insert on ledger_entry
  deferrable initially deferred for each row execute function ledger_adds_up();

-- What is wrong with the books, one line a fault; nothing when they are right.
create function ledger_faults() returns table (fault text, subject bigint) language sql stable as $$
  select 'posting does not add up in ' || account.unit, entry.posting_id
    from ledger_entry as entry join ledger_account as account on account.id = entry.account_id
    group by entry.posting_id, account.unit having sum(entry.amount) <> 0
  union all
  select 'posting without lines', posting.id from ledger_posting as posting
    where not exists (select from ledger_entry where posting_id = posting.id)
  union all
  select 'balance is not the sum of its entries', account.id from ledger_account as account
    where account.company_id is not null and account.balance <>
      coalesce((select sum(amount) from ledger_entry where account_id = account.id), 0)
  union all
  select 'lot is not the sum of its entries', lot.id from ledger_lot as lot
    where lot.remaining <> coalesce((select sum(amount) from ledger_entry where lot_id = lot.id), 0)
  union all
  select 'quota is not the sum of its lots', account.id from ledger_account as account
    where account.company_id is not null and account.unit <> 'fen' and account.balance <>
      coalesce((select sum(remaining) from ledger_lot where account_id = account.id), 0)
  union all
  select 'negative balance', account.id from ledger_account as account
    where account.company_id is not null and account.balance < 0
$$;

-- EXAMS

-- Only who was approved, and has paid where there is a fee, takes a seat, and only one that its room has.
create function exam_seat_checked() returns trigger language plpgsql as $$
begin
  if not exists (
    select from exam_registration r join exam e on e.id = r.exam_id join exam_room m on m.id = new.room_id and m.exam_id = e.id
    where r.id = new.registration_id and r.exam_id = new.exam_id and new.seat between 1 and m.seats
      and r.status = case when (e.settings->>'fee')::int > 0 then 'paid' else 'approved' end
  ) then
    raise exception 'registration % may not take this seat', new.registration_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger exam_seat_checked before insert or update on exam_seat
  for each row execute function exam_seat_checked();

-- Who has a seat keeps the state in which it was drawn.
create function exam_seated_stays() returns trigger language plpgsql as $$
begin
  if new.status <> old.status and exists (select from exam_seat where registration_id = old.id) then
    raise exception 'registration % has a seat', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger exam_registration_seated_stays before update of status on exam_registration
  for each row execute function exam_seated_stays();

-- Scores, sheets, lists and events stay as they were written. The argument lists the columns that may change: states move on, and
-- words about people are erased.
create function exam_words_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or to_jsonb(new) - tg_argv[0]::text[] <> to_jsonb(old) - tg_argv[0]::text[] then
    raise exception '% is not changed', tg_table_name using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger exam_log_stays before update or delete on exam_log
  for each row execute function exam_words_stay('{note}');
create trigger exam_seal_stays before update or delete on exam_seal
  for each row execute function exam_words_stay('{}');
create trigger exam_score_stays before update or delete on exam_score
  for each row execute function exam_words_stay('{status,decided_by,decided_at}');
create trigger exam_sheet_stays before update or delete on exam_sheet
  for each row execute function exam_words_stay('{status,decided_by,decided_at}');
create trigger exam_publication_stays before update or delete on exam_publication
  for each row execute function exam_words_stay('{status,decided_by,decided_at,applied_at}');
create trigger exam_result_stays before update or delete on exam_result
  for each row execute function exam_words_stay('{}');

-- A list takes no row once it is complete.
create function exam_result_in_time() returns trigger language plpgsql as $$
begin
  if not exists (select from exam_publication p where p.id = new.publication_id and p.status = 'prepared') then
    raise exception 'publication % is complete', new.publication_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger exam_result_in_time before insert on exam_result
  for each row execute function exam_result_in_time();

-- ROWS THAT EVERY INSTALLATION STARTS WITH

insert into job_search_feed (id, swept, next) values (1, '0', '0');
insert into talent_search_feed (id, swept, next) values (1, '0', '0');

-- Accounts of the platform: one a kind and unit.
insert into ledger_account (id, kind, unit)
  select 1000 + row_number() over (order by kind, unit), kind, unit from (
    values ('cash', 'fen'), ('income', 'fen'), ('payable', 'fen')
    union all
    select kind, unit from unnest(array['issued', 'used', 'expired']) as kind,
      unnest(array['posts', 'refreshes', 'talentContacts', 'invitations', 'tops', 'booths', 'subAccounts']) as unit
  ) as needed (kind, unit);

-- What reviewers start from; operators change it in the console.
insert into review_reason (id, queue, label, body, position, active)
select (random() * 8e17)::bigint + 1e17::bigint, queue, label, body, row_number() over (partition by queue), true
from (values
  ('companies', '证照不清', '证照照片不清晰或不完整，请重新上传后提交'),
  ('companies', '名称不符', '单位名称与证照上的名称不一致，请核对后重新提交'),
  ('companies', '代码不符', '统一社会信用代码与证照不一致，请核对后重新提交'),
  ('companies', '类型不符', '所选单位类型与办学许可不一致，请修改后重新提交'),
  ('companies', '重复登记', '该单位已入驻，请搜索单位名称后申请加入'),
  ('changes', '缺少证明', '变更名称或类型需要主管部门的批复，请补充后重新提交'),
  ('changes', '证照不符', '变更内容与证照不一致，请核对后重新提交'),
  ('posts', '薪资不明', '请写明薪资范围或计薪方式，避免只写“面议”或“高薪”'),
  ('posts', '歧视性条件', '职位含有性别、婚育、户籍、民族等限制，请删除后重新提交'),
  ('posts', '收取费用', '不得以押金、报名费、培训费等名义向求职者收费'),
  ('posts', '疑似招转培', '内容涉及付费培训或培训贷，不属于招聘，请删除'),
  ('posts', '站外联系', '请删除职位描述里的微信、QQ、手机号，在平台内沟通'),
  ('posts', '描述过短', '请补充工作内容、任职条件和待遇，方便老师判断'),
  ('reports', '内容违规', '经核实，职位内容与实际不符，已按平台规则处理'),
  ('reports', '沟通不当', '沟通中出现不当言论，请遵守平台沟通规范，再次出现将停用账号'),
  ('reports', '索要费用', '向求职者索要费用违反平台规则，请立即停止')
) as reason (queue, label, body);

insert into sensitive_word (id, word, level, note, active, updated_at)
select (random() * 8e17)::bigint + 1e17::bigint, word, level, note, true, now()
from (values
  ('押金', 'review', '不得向求职者收取'),
  ('保证金', 'review', '不得向求职者收取'),
  ('服装费', 'review', '不得向求职者收取'),
  ('扣押证件', 'refuse', '违反劳动合同法'),
  ('扣押身份证', 'refuse', '违反劳动合同法'),
  ('刷单', 'refuse', '诈骗'),
  ('日结兼职', 'review', '多为虚假招聘'),
  ('限男性', 'review', '性别歧视'),
  ('限女性', 'review', '性别歧视'),
  ('已婚已育优先', 'review', '婚育歧视'),
  ('加微信', 'warn', '引向站外')
) as word (word, level, note);

insert into training_rule (id, words, within, level, note, active, updated_at)
select (random() * 8e17)::bigint + 1e17::bigint, words, within, level, note, true, now()
from (values
  (array['培训', '贷款'], 20, 'refuse', '培训贷'),
  (array['培训', '分期'], 20, 'refuse', '培训贷'),
  (array['先培训', '上岗'], 12, 'review', '以招聘为名招生'),
  (array['学费', '工资', '抵扣'], 30, 'review', '以工资抵扣培训费'),
  (array['包就业', '培训'], 20, 'review', '以招聘为名招生')
) as rule (words, within, level, note);
