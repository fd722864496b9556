import { company, companyEvent, companyMember } from '#database/schema/companies.ts';
import { account, operator } from '#database/schema/identity.ts';
import { demoOperators, demoPeople } from '../accounts.ts';
import { bulkInsert, type DemoTransaction } from '../bulk-insert.ts';
import { day, hour, plus } from '../moments.ts';
import { demoPhone, personName } from '../names/people.ts';
import type { Random } from '../random.ts';
import type { AccountRow, CompanyEventRow, MemberRow } from '../rows.ts';
import { type DemoCompany, drawCompanies } from './draw-company.ts';
import { organiserName, sectorWords } from './kinds.ts';

export interface Member {
  row: MemberRow;
  account: AccountRow;
}

export interface Employer {
  company: DemoCompany;
  /** 主管理员 first; nobody for an unclaimed company. */
  members: readonly Member[];
}

interface Options {
  count: number;
  now: Date;
  passwordHash: string;
  nextPhone(): number;
}

/** The colleagues of the demo's own recruiter. */
const ownTeam = [
  { role: 'recruiter' },
  { role: 'interviewer', title: '数学教研组长' },
  { role: 'interviewer', title: '教务处主任' },
  { role: 'finance', title: '财务处会计' },
];

function headcountOf(random: Random, index: number, { row, team }: DemoCompany): number {
  if (index === 0) return 1 + ownTeam.length;
  if (team && row.status === 'approved') return team;
  if (row.status === 'unclaimed') return 0;
  const shares = [[1, 5] as const, [2, 3] as const, [3, 1] as const];
  return row.status === 'approved' ? random.weighted(shares) : 1;
}

/** The recruiters of a company, its 主管理员 first. */
function drawMembers(random: Random, { kind, row }: DemoCompany, count: number, options: Options): Member[] {
  const since = row.createdAt as Date;
  return Array.from({ length: count }, (_, index) => {
    const joinedAt = plus(since, index * random.int(2, 40) * day);
    const createdAt = joinedAt < options.now ? joinedAt : since;
    const [id, phone] = [random.id(), demoPhone(options.nextPhone())];
    const active = { status: 'active' as const, createdAt };
    const member: MemberRow = {
      id: random.id(),
      companyId: row.id,
      accountId: id,
      role: index === 0 ? 'owner' : random.chance(0.8) ? 'recruiter' : 'interviewer',
      name: personName(random).name,
      title: random.pick(sectorWords[kind.sector].titles),
      updatedAt: createdAt,
      ...active,
    };
    return { row: member, account: { id, phone, passwordHash: options.passwordHash, ...active } };
  });
}

/** Puts the demo accounts where the demo needs them. */
function nameDemoMembers(employers: readonly Employer[]): void {
  const own = employers[0]?.members ?? [];
  const having = (status: string) => employers.find((employer) => employer.company.row.status === status)?.members[0];
  const organiser = employers.find(({ company }) => company.row.name === organiserName)?.members ?? [];
  const { owner, colleague, organiser: lead, second, pending, rejected } = demoPeople;
  for (const [{ phone, name, title }, member] of [
    [owner, own[0]] as const,
    [colleague, own[1]] as const,
    [lead, organiser[0]] as const,
    [second, organiser[1]] as const,
    [pending, having('pending')] as const,
    [rejected, having('rejected')] as const,
  ]) {
    Object.assign(member?.account ?? {}, { phone });
    Object.assign(member?.row ?? {}, { name, title });
  }
  Object.assign(organiser[1]?.row ?? {}, { role: 'recruiter' });
  for (const [at, part] of ownTeam.entries()) Object.assign(own[at + 1]?.row ?? {}, part);
}

/** How the company came to its state of certification. */
function eventsOf(random: Random, { company: drawn, members }: Employer, operatorId: string): CompanyEventRow[] {
  const { id: companyId, status, createdAt, approvedAt: lastLook, rejectReason } = drawn.row;
  const submittedAt = createdAt as Date;
  const approvedAt = plus(submittedAt, 3 * hour);
  const steps: (readonly [move: string, fromStatus: string, toStatus: string, at: Date, note?: string | null])[] = [
    ['submit', 'draft', 'pending', submittedAt],
  ];
  if (status === 'unclaimed' || status === 'draft') return [];
  if (status === 'rejected') steps.push(['reject', 'pending', 'rejected', plus(submittedAt, 5 * hour), rejectReason]);
  if (status === 'approved' || status === 'suspended') steps.push(['approve', 'pending', 'approved', approvedAt]);
  if (lastLook && lastLook > plus(approvedAt, 2 * day)) steps.push(['reaffirm', 'approved', 'approved', lastLook]);
  if (status === 'suspended')
    steps.push(['suspend', 'approved', status, drawn.suspendedAt ?? approvedAt, '办学许可证到期未更新，暂停招聘']);
  return steps.map(([move, fromStatus, toStatus, at, note = null]) => {
    const actorId = move === 'submit' ? (members[0]?.account.id ?? null) : operatorId;
    return { id: random.id(), companyId, fromStatus, move, toStatus, actorId, note, at };
  });
}

/** Writes the companies, their recruiters and the operators. */
export async function loadCompanies(tx: DemoTransaction, random: Random, options: Options) {
  const employers = drawCompanies(random, options.count, options.now).map((drawn, index): Employer => {
    return { company: drawn, members: drawMembers(random, drawn, headcountOf(random, index, drawn), options) };
  });
  nameDemoMembers(employers);
  const members = employers.flatMap((employer) => employer.members);
  const operators = demoOperators.map(({ phone, name, role }, at) => {
    const createdAt = plus(options.now, -(720 - at * 130) * day);
    const id = random.id();
    const own: AccountRow = { id, phone, passwordHash: options.passwordHash, status: 'active', createdAt };
    return { account: own, row: { accountId: id, role, name, createdAt } };
  });
  const operatorId = operators[0]?.account.id ?? '';
  const accounts = [...operators, ...members].map((person) => person.account);
  await bulkInsert(tx, account, accounts);
  const operatorRows = operators.map(({ row }) => ({ id: random.id(), ...row }));
  await bulkInsert(tx, operator, operatorRows);
  const companyRows = employers.map((employer) => employer.company.row);
  await bulkInsert(tx, company, companyRows);
  const events = employers.flatMap((employer) => eventsOf(random, employer, operatorId));
  await bulkInsert(tx, companyEvent, events);
  const memberRows = members.map(({ row }) => row);
  await bulkInsert(tx, companyMember, memberRows);
  return { employers, operatorId };
}
