-- What the seeker's own lists are read by. May run any number of times.

CREATE INDEX IF NOT EXISTS post_report_account_idx ON post_report (account_id, created_at DESC, id DESC);
--> statement-breakpoint
-- What was published, and who changed it, stays as it was: versions and legal texts are only ever added.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
--> statement-breakpoint
create or replace trigger content_version_append_only before update or delete on content_version
  for each row execute function refuse_change();
--> statement-breakpoint
create or replace trigger legal_text_append_only before update or delete on legal_text
  for each row execute function refuse_change();
--> statement-breakpoint
-- The ledger only grows, adds up, and keeps its own balances. May run any number of times.
create or replace function ledger_stands() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create or replace trigger ledger_posting_append_only before update or delete or truncate on ledger_posting
  for each statement execute function ledger_stands();
create or replace trigger ledger_entry_append_only before update or delete or truncate on ledger_entry
  for each statement execute function ledger_stands();

-- A line moves the balance of a company's account and what is left of its lot; neither goes below nothing.
create or replace function ledger_take_line() returns trigger language plpgsql as $$
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
create or replace trigger ledger_entry_taken before insert on ledger_entry
  for each row execute function ledger_take_line();

-- At the end of the transaction the lines of a posting add up to nothing in each unit.
create or replace function ledger_adds_up() returns trigger language plpgsql as $$
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
do $$ begin
  if not exists (select from pg_trigger where tgname = 'ledger_entry_adds_up') then
    create constraint trigger ledger_entry_adds_up after insert on ledger_entry
      deferrable initially deferred for each row execute function ledger_adds_up();
  end if;
end $$;

-- What is wrong with the books, one line a fault; nothing when they are right.
create or replace function ledger_faults() returns table (fault text, subject bigint) language sql stable as $$
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

-- Accounts of the platform: one a kind and unit.
insert into ledger_account (id, kind, unit)
  select 1000 + row_number() over (order by kind, unit), kind, unit from (
    values ('cash', 'fen'), ('income', 'fen'), ('payable', 'fen')
    union all
    select kind, unit from unnest(array['issued', 'used', 'expired']) as kind,
      unnest(array['posts', 'refreshes', 'talentContacts', 'invitations', 'tops', 'booths', 'subAccounts']) as unit
  ) as needed (kind, unit)
  on conflict do nothing;
--> statement-breakpoint
-- What reviewers start from; operators change it in the console. Only into lists that are empty.
INSERT INTO review_reason (id, queue, label, body, position, active)
SELECT (random() * 8e17)::bigint + 1e17::bigint, queue, label, body, row_number() OVER (PARTITION BY queue), true
FROM (VALUES
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
) AS reason (queue, label, body)
WHERE NOT EXISTS (SELECT FROM review_reason);

INSERT INTO sensitive_word (id, word, level, note, active, updated_at)
SELECT (random() * 8e17)::bigint + 1e17::bigint, word, level, note, true, now()
FROM (VALUES
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
) AS word (word, level, note)
WHERE NOT EXISTS (SELECT FROM sensitive_word);

INSERT INTO training_rule (id, words, within, level, note, active, updated_at)
SELECT (random() * 8e17)::bigint + 1e17::bigint, words, within, level, note, true, now()
FROM (VALUES
  (ARRAY['培训', '贷款'], 20, 'refuse', '培训贷'),
  (ARRAY['培训', '分期'], 20, 'refuse', '培训贷'),
  (ARRAY['先培训', '上岗'], 12, 'review', '以招聘为名招生'),
  (ARRAY['学费', '工资', '抵扣'], 30, 'review', '以工资抵扣培训费'),
  (ARRAY['包就业', '培训'], 20, 'review', '以招聘为名招生')
) AS rule (words, within, level, note)
WHERE NOT EXISTS (SELECT FROM training_rule);
--> statement-breakpoint
-- The audit log only grows. May run any number of times.
CREATE OR REPLACE FUNCTION operator_act_stands() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'operator_act is append-only';
END $$;
CREATE OR REPLACE TRIGGER operator_act_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON operator_act
  FOR EACH STATEMENT EXECUTE FUNCTION operator_act_stands();

-- What waits in the review queues, the longest first.
CREATE INDEX IF NOT EXISTS company_waiting_idx ON company (updated_at, id) WHERE status = 'pending';
CREATE INDEX IF NOT EXISTS company_change_waiting_idx ON company_change (created_at, id) WHERE status = 'pending';
CREATE INDEX IF NOT EXISTS post_waiting_idx ON post (updated_at, id) WHERE status = 'pending';
CREATE INDEX IF NOT EXISTS post_report_waiting_idx ON post_report (created_at, id) WHERE status = 'open';
CREATE INDEX IF NOT EXISTS chat_report_waiting_idx ON chat_report (created_at, id) WHERE status = 'open';

-- People are looked up by the beginning of a phone or a name.
CREATE INDEX IF NOT EXISTS account_phone_prefix_idx ON account (phone text_pattern_ops);
CREATE INDEX IF NOT EXISTS jober_name_prefix_idx ON jober (name text_pattern_ops);
CREATE INDEX IF NOT EXISTS company_member_name_prefix_idx ON company_member (name text_pattern_ops);

-- Registrations by day.
CREATE INDEX IF NOT EXISTS account_created_idx ON account (created_at);
CREATE INDEX IF NOT EXISTS company_created_idx ON company (created_at);
CREATE INDEX IF NOT EXISTS post_published_idx ON post (published_at) WHERE published_at IS NOT NULL;
CREATE INDEX IF NOT EXISTS delivery_submitted_idx ON delivery (submitted_at);
CREATE INDEX IF NOT EXISTS jober_created_idx ON jober (created_at);
--> statement-breakpoint
-- The open posts of a company, newest first, read from the index alone. May run any number of times.
create index if not exists post_company_open_idx
  on post (company_id, coalesce(refreshed_at, created_at) desc, id desc)
  include (refreshed_at, created_at, deadline)
  where status = 'open';
--> statement-breakpoint
-- What Drizzle cannot express of the search tables. May run any number of times.

-- Rows are read one by one in the walks: uncompressed and inline, they cost no detour.
ALTER TABLE job_search ALTER COLUMN tsv SET STORAGE EXTERNAL;
ALTER TABLE job_search SET (toast_tuple_target = 8160, autovacuum_vacuum_insert_scale_factor = 0.02,
  autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05);

-- The walks: posts in the order of an answer, with every filter column in the index.
CREATE INDEX IF NOT EXISTS job_search_newest_idx ON job_search (refreshed_at DESC, post_id DESC)
  INCLUDE (city_code, region_code, stages, subjects, title_subjects, benefits, role, tenure, education, title_level, certificate,
           experience, company_type, month_min, month_max, deadline);
CREATE INDEX IF NOT EXISTS job_search_city_newest_idx ON job_search (city_code, refreshed_at DESC, post_id DESC)
  INCLUDE (region_code, stages, subjects, title_subjects, benefits, role, tenure, education, title_level, certificate,
           experience, company_type, month_min, month_max, deadline);
CREATE INDEX IF NOT EXISTS job_search_salary_idx ON job_search (month_max DESC, refreshed_at DESC, post_id DESC)
  INCLUDE (city_code, region_code, stages, subjects, title_subjects, benefits, role, tenure, education, title_level, certificate,
           experience, company_type, month_min, deadline);
CREATE INDEX IF NOT EXISTS job_search_city_salary_idx ON job_search (city_code, month_max DESC, refreshed_at DESC, post_id DESC)
  INCLUDE (region_code, stages, subjects, title_subjects, benefits, role, tenure, education, title_level, certificate,
           experience, company_type, month_min, deadline);

-- A pending list would be read by every search: entries go to their place at once.
CREATE INDEX IF NOT EXISTS job_search_tsv_idx ON job_search USING gin (tsv) WITH (fastupdate = off);

CREATE INDEX IF NOT EXISTS job_search_company_idx ON job_search (company_id);
--> statement-breakpoint
-- Who hides, closes or is banned leaves talent search in the same statement; whoever changed is read anew. May run any number of times.
create or replace function talent_resume_changed() returns trigger language plpgsql as $$
begin
  insert into talent_dirty (jober_id) select distinct jober_id from changed on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint
create or replace trigger talent_resume_made after insert on resume
  referencing new table as changed for each statement execute function talent_resume_changed();
--> statement-breakpoint
create or replace trigger talent_resume_edited after update on resume
  referencing new table as changed for each statement execute function talent_resume_changed();
--> statement-breakpoint
create or replace trigger talent_resume_gone after delete on resume
  referencing old table as changed for each statement execute function talent_resume_changed();
--> statement-breakpoint
create or replace function talent_jober_changed() returns trigger language plpgsql as $$
begin
  if new.privacy <> 'public' then
    delete from talent_search where jober_id = new.id;
  else
    insert into talent_dirty (jober_id) values (new.id) on conflict do nothing;
  end if;
  return null;
end $$;
--> statement-breakpoint
create or replace trigger talent_jober_edited after update on jober
  for each row when (old.* is distinct from new.*) execute function talent_jober_changed();
--> statement-breakpoint
create or replace function talent_account_changed() returns trigger language plpgsql as $$
begin
  if new.status <> 'active' then
    delete from talent_search where jober_id in (select id from jober where account_id = new.id);
  else
    insert into talent_dirty (jober_id) select id from jober where account_id = new.id on conflict do nothing;
  end if;
  return null;
end $$;
--> statement-breakpoint
create or replace trigger talent_account_moved after update on account
  for each row when (old.status is distinct from new.status) execute function talent_account_changed();
--> statement-breakpoint
-- Which seekers a company is blocked by.
create index if not exists jober_block_company_idx on jober_block (company_id);
--> statement-breakpoint
create index if not exists jober_block_group_idx on jober_block (group_key) where group_key is not null;
--> statement-breakpoint
create index if not exists chat_block_company_idx on chat_block (company_id);
--> statement-breakpoint
insert into talent_dirty (jober_id) select id from jober where privacy = 'public' on conflict do nothing;
