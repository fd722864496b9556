import { type SQL, sql } from 'drizzle-orm';
import type { SignedIn } from '#contract/actor.ts';
import { type FileKindName, fileKinds, type Uploader } from '#contract/files/file-kinds.ts';
import { publicCompany } from '#database/schema/companies.ts';
import type { upload } from '#database/schema/files.ts';
import { publicPostStatus } from '#database/schema/posts.ts';
import { type Database, rowOf } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { kindOf, plainPath } from './links.ts';

/** Whether a session may upload a kind: as one of those who have a use for it. */
export function mayUpload({ scope, joberId, member, operatorRole }: SignedIn, kind: FileKindName): boolean {
  const is: Record<Uploader, boolean> = {
    onboarding: scope === 'onboarding',
    seeker: joberId !== null,
    member: member !== null,
    operator: operatorRole !== null,
  };
  return fileKinds[kind].from.some((uploader) => is[uploader]);
}

type UploadRow = typeof upload.$inferSelect;

const openCompany = publicCompany('company');
const named = (id: string) => JSON.stringify([{ fileId: id }]);

/** By kind: rows of something public that shows the file now. A withdrawn post or a removed picture shows it no longer. */
const holders: Partial<Record<FileKindName, (row: UploadRow, now: Date) => SQL>> = {
  avatar: (row) => sql`
    select 1 from company_member member join company on company.id = member.company_id
    where member.account_id = ${row.accountId} and member.status = 'active' and member.avatar_url = ${plainPath(row)}
      and ${openCompany}`,
  logo: (row) => sql`select 1 from company where logo_url = ${plainPath(row)} and ${openCompany}`,
  companyPicture: (row) => sql`
    select 1 from company
    where (cover_url = ${plainPath(row)} or album @> ${named(row.id)}::jsonb) and ${openCompany}`,
  postFile: (row) => sql`
    select 1 from post join company on company.id = post.company_id
    where post.attachments <> '[]'::jsonb and post.attachments @> ${named(row.id)}::jsonb and ${publicPostStatus} and ${openCompany}`,
};

/** Whether anyone may fetch the file by its plain path. */
export async function isShownToAll(
  { db, modules }: Pick<Deps, 'db' | 'modules'>,
  row: UploadRow,
  now: Date,
): Promise<boolean> {
  const kind = row.kind as FileKindName;
  const rules = [holders[kind], ...modules.map(({ fileRules }) => fileRules?.[kind])].flatMap((rule) => rule ?? []);
  if (!row.claimedAt || rules.length === 0) return false;
  const found = sql.join(
    rules.map((rule) => rule(row, now)),
    sql` union all `,
  );
  const answer = await rowOf(db, { shown: 'boolean' })`select exists (${found}) as shown`;
  return answer?.shown === true;
}

/**
 * Whether a session may fetch, by its plain path, a file that may become public: the uploader, colleagues and operators what they
 * prepare, and any session the picture of a person, whose path is given to those who see the person.
 */
export async function isShownTo(db: Database, row: UploadRow, viewer: SignedIn): Promise<boolean> {
  if (!row.claimedAt || !kindOf(row).mayBePublic) return false;
  if (row.kind === 'avatar' || viewer.accountId === row.accountId || viewer.operatorRole !== null) return true;
  if (!viewer.member) return false;
  const { rows } = await db.execute(sql`
    select 1 from company_member where account_id = ${row.accountId} and company_id = ${viewer.member.companyId} limit 1`);
  return rows.length > 0;
}
