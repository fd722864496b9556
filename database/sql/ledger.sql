-- The ledger is append-only, balanced, and maintains its own balances. Idempotent.
create or replace function ledger_stands() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create or replace trigger ledger_posting_append_only before update or delete or truncate on ledger_posting
  for each statement execute function ledger_stands();
create or replace trigger ledger_entry_append_only before update or delete or truncate on ledger_entry
  for each statement execute function ledger_stands();

-- A line updates the balance of a company's account and the remainder of its lot; neither becomes negative.
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

-- At the end of the transaction the lines of a posting sum to zero in each unit.
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

-- Faults of the ledger, one row each; empty if it is correct.
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

-- Platform accounts: one per kind and unit.
insert into ledger_account (id, kind, unit)
  select 1000 + row_number() over (order by kind, unit), kind, unit from (
    values ('cash', 'fen'), ('income', 'fen'), ('payable', 'fen')
    union all
    select kind, unit from unnest(array['issued', 'used', 'expired']) as kind,
      unnest(array['posts', 'refreshes', 'talentContacts', 'invitations', 'tops', 'booths', 'subAccounts']) as unit
  ) as needed (kind, unit)
  on conflict do nothing;
