ALTER TABLE "company" ADD COLUMN "claim_of" bigint;--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_claim_of_company_id_fk" FOREIGN KEY ("claim_of") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_claim_of_idx" ON "company" USING btree ("claim_of") WHERE claim_of is not null;--> statement-breakpoint
-- Until now a claim moved the school itself to pending or rejected. Each becomes an application of its own, and the school is
-- unclaimed again, without the pictures that its claimant put there. Name key and city stay those of the school.
do $$
declare
	school record;
	application bigint;
begin
	for school in
		select company.*, coalesce(change.proposal, '{}') as stated from company
		left join lateral (
			select company_change.proposal from company_change
			where company_change.company_id = company.id and company_change.kind = 'claim'
			order by company_change.created_at desc limit 1
		) as change on true
		where company.source is not null and company.status in ('pending', 'rejected')
	loop
		application := ('x' || left(md5(gen_random_uuid()::text), 16))::bit(64)::bigint & 4611686018427387903;
		insert into company (id, status, claim_of, name, short_name, name_key, type, city_code, region_code, address, credit_code,
			size, intro, website, logo_url, cover_url, album, benefits, facts, reject_reason, created_at, updated_at)
		values (application, school.status, school.id, coalesce(school.stated ->> 'name', school.name),
			coalesce(school.stated ->> 'shortName', left(coalesce(school.stated ->> 'name', school.name), 20)), school.name_key,
			coalesce(school.stated ->> 'type', school.type), school.city_code,
			case when left(school.stated ->> 'regionCode', 4) = left(school.city_code, 4) then school.stated ->> 'regionCode' else school.region_code end,
			coalesce(school.stated ->> 'address', school.address), school.stated ->> 'creditCode',
			coalesce(school.stated ->> 'size', school.size), coalesce(school.stated ->> 'intro', ''), coalesce(school.stated ->> 'website', ''),
			school.logo_url, school.cover_url, school.album,
			array(select jsonb_array_elements_text(coalesce(school.stated -> 'benefits', '[]'))),
			coalesce(school.stated -> 'facts', '{}'), school.reject_reason, school.updated_at, school.updated_at);
		update company_event set company_id = application where company_id = school.id and move <> 'import';
		update company_member set company_id = application where company_id = school.id;
		update company_paper set company_id = application where company_id = school.id;
		update member_event set company_id = application where company_id = school.id;
		update member_link set company_id = application where company_id = school.id;
		update notification set company_id = application where company_id = school.id;
		delete from company_change where company_id = school.id and kind = 'claim';
		update company set status = 'unclaimed', logo_url = null, cover_url = null, album = '[]', reject_reason = null, updated_at = now()
		where id = school.id;
	end loop;
end $$;
