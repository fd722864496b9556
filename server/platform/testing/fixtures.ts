import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { CompanyStatus, MemberRole, OperatorRole } from '#contract/actor.ts';
import { type PaperKind, paperKinds } from '#contract/companies/company-papers.ts';
import { newId } from '#database/new-id.ts';
import { accountPaper, company, companyMember, companyPaper } from '#database/schema/companies.ts';
import { upload } from '#database/schema/files.ts';
import { account, jober, operator, session } from '#database/schema/identity.ts';
import { post } from '#database/schema/posts.ts';
import type { Database } from '#server/platform/database/database.ts';

let lastPhone = 13_800_000_000;

function nextPhone(): string {
  lastPhone += 1;
  return String(lastPhone);
}

/** Letters alone: seven digits in a name would read as a telephone number. */
const words = () =>
  randomBytes(4)
    .toString('hex')
    .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');

/** The row that an insert made. */
function only<T>(rows: T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error('the fixture made no row');
  return row;
}

export async function givenAccount(db: Database, values: Partial<typeof account.$inferInsert> = {}) {
  return only(
    await db
      .insert(account)
      .values({ phone: nextPhone(), ...values })
      .returning(),
  );
}

type SeekerValues = Partial<typeof jober.$inferInsert> & { phone?: string };

/** A seeker with an account of their own, or of `accountId`. */
export async function givenSeeker(db: Database, { phone, accountId, ...values }: SeekerValues = {}) {
  const owner = accountId ?? (await givenAccount(db, phone ? { phone } : {})).id;
  const defaults = {
    name: '林小满',
    gender: 'female',
    birthday: '1996-05-12',
    education: 'bachelor',
    identity: 'teacher',
    cityCode: '330100',
  };
  const row = only(
    await db
      .insert(jober)
      .values({ ...defaults, ...values, accountId: owner })
      .returning(),
  );
  return { accountId: owner, joberId: row.id, jober: row };
}

export async function givenCompany(db: Database, values: Partial<typeof company.$inferInsert> = {}) {
  const name = values.name ?? `杭州市第${words()}中学`;
  const defaults = {
    status: 'approved' as const,
    shortName: name.slice(0, 20),
    nameKey: name,
    type: 'public-school',
    cityCode: '330100',
    regionCode: '330102',
  };
  return only(
    await db
      .insert(company)
      .values({ ...defaults, ...values, name })
      .returning(),
  );
}

/** Papers of a company, or of somebody who has none yet, as if they had been uploaded. */
export async function givenPapers(
  db: Database,
  holder: { companyId: string; accountId: string } | { accountId: string },
  kinds: readonly PaperKind[] = paperKinds,
) {
  const { accountId } = holder;
  for (const kind of kinds) {
    const file = { kind: 'licence', name: '证照.webp', type: 'image/webp', size: 9, accountId, storageKey: newId() };
    const { id: fileId } = only(
      await db
        .insert(upload)
        .values({ ...file, createdAt: new Date() })
        .returning(),
    );
    const paper = { kind, fileId, savedAt: new Date() };
    if ('companyId' in holder) await db.insert(companyPaper).values({ companyId: holder.companyId, ...paper });
    else await db.insert(accountPaper).values({ accountId, ...paper });
  }
}

interface RecruiterValues {
  /** The company's state; `approved` if not told. */
  status?: CompanyStatus;
  role?: MemberRole;
  memberStatus?: 'invited' | 'requested' | 'active' | 'disabled' | 'left';
  companyId?: string;
  accountId?: string;
  phone?: string;
  name?: string;
}

/** A member of a new company, or of `companyId`. */
export async function givenRecruiter(db: Database, values: RecruiterValues = {}) {
  const { status = 'approved', role = 'owner', memberStatus = 'active', phone, name = '陈招聘' } = values;
  const accountId = values.accountId ?? (await givenAccount(db, phone ? { phone } : {})).id;
  const companyId = values.companyId ?? (await givenCompany(db, { status })).id;
  const member = { companyId, accountId, role, status: memberStatus, name, title: '人事主管' };
  const row = only(await db.insert(companyMember).values(member).returning());
  return { accountId, companyId, memberId: row.id };
}

export async function givenOperator(db: Database, role: OperatorRole = 'super') {
  const { id: accountId } = await givenAccount(db);
  await db.insert(operator).values({ accountId, role, name: '运营小王' });
  return { accountId };
}

/** An open post of the company, as a row: what search keeps of it is not made. */
export async function givenOpenPost(db: Database, companyId: string, values: Partial<typeof post.$inferInsert> = {}) {
  const now = new Date();
  const defaults = {
    status: 'open' as const,
    title: '初中数学教师',
    role: 'teacher',
    stages: ['junior'],
    subjects: ['math'],
    tenure: 'establishment',
    experience: 'any',
    cityCode: '330100',
    regionCode: '330102',
    description: '承担初中数学教学工作。',
    publishedAt: now,
    refreshedAt: now,
  };
  return only(
    await db
      .insert(post)
      .values({ ...defaults, ...values, companyId })
      .returning(),
  );
}

interface SignInOptions {
  now?: Date;
  /** An operator's account signs in at the console if not told. */
  scope?: 'full' | 'onboarding' | 'operator';
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

/** A live session of the account, of which only the hashes are kept; pass the test clock's `now`. */
export async function signIn(
  db: Database,
  accountId: string,
  { now = new Date('2026-11-20T02:00:00Z'), scope: given }: SignInOptions = {},
) {
  const [own] = await db.select({ id: operator.id }).from(operator).where(eq(operator.accountId, accountId));
  const scope = given ?? (own ? 'operator' : 'full');
  const token = randomBytes(32).toString('base64url');
  const cookie = randomBytes(32).toString('base64url');
  const row = only(
    await db
      .insert(session)
      .values({
        accountId,
        scope,
        tokenHash: hashOf(token),
        cookieHash: hashOf(cookie),
        ip: '127.0.0.1',
        userAgent: 'test',
        createdAt: now,
        expiresAt: new Date(now.getTime() + 17_280_000),
      })
      .returning(),
  );
  return { token, cookie, sessionId: row.id };
}
