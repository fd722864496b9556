import { sql } from 'drizzle-orm';
import type { QueryOf } from '#contract/endpoint.ts';
import type { PostingKind } from '#contract/ledger/ledger-units.ts';
import type { Database } from '#server/platform/database/database.ts';
import { countCapped, pageOf } from '#server/platform/paging.ts';
import type { ledgerEndpoints, PlatformPosting } from '../../contract/ledger.ts';

type BooksQuery = QueryOf<typeof ledgerEndpoints, 'GET /api/admin/ledger'>;

interface BookRow extends Record<string, unknown> {
  id: string;
  at: Date;
  kind: PostingKind;
  note: string;
  company_name: string | null;
  lines: PlatformPosting['lines'];
}

/** The platform's ledger by posting, newest first. */
export async function listPostings(db: Database, { companyId, from, to, page }: BooksQuery) {
  const slice = pageOf({ page }, []);
  const where = sql`true
    ${companyId ? sql`and posting.company_id = ${companyId}` : sql``}
    ${from ? sql`and posting.at >= ${new Date(from)}` : sql``}
    ${to ? sql`and posting.at < ${new Date(to)}` : sql``}`;
  const { rows } = await db.execute<BookRow>(sql`
    select posting.id::text, posting.at, posting.kind, posting.note, company.name as company_name,
      (select json_agg(json_build_object('account', account.kind, 'unit', account.unit, 'amount', entry.amount)
          order by entry.line)
        from ledger_entry as entry join ledger_account as account on account.id = entry.account_id
        where entry.posting_id = posting.id) as lines
    from ledger_posting as posting left join company on company.id = posting.company_id
    where ${where} order by posting.at desc, posting.id limit ${slice.size} offset ${slice.offset}`);
  const items = rows.map(({ company_name: companyName, at, lines, ...row }) => ({
    ...row,
    at: new Date(at).toISOString(),
    companyName,
    lines: lines ?? [],
  }));
  return { items, ...(await countCapped(db, sql`from ledger_posting as posting where ${where}`)), nextCursor: null };
}
