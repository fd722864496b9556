-- Nobody sits an examination who was not approved and, where a fee is asked, paid; who sits one keeps that state. Idempotent.
create or replace function exam_seat_checked() returns trigger language plpgsql as $$
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
create or replace trigger exam_seat_checked before insert or update on exam_seat
  for each row execute function exam_seat_checked();

create or replace function exam_seated_stays() returns trigger language plpgsql as $$
begin
  if new.status <> old.status and exists (select from exam_seat where registration_id = old.id) then
    raise exception 'registration % has a seat', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create or replace trigger exam_registration_seated_stays before update of status on exam_registration
  for each row execute function exam_seated_stays();
