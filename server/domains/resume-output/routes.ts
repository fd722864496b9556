import { eq } from 'drizzle-orm';
import type { Membership, SignedIn } from '#contract/actor.ts';
import type { FileAnswer } from '#contract/endpoint.ts';
import { dayAt } from '#contract/months.ts';
import type { resumeOutputEndpoints } from '#contract/resumes/resume-output.ts';
import type { ResumeTemplate } from '#contract/resumes/resume-templates.ts';
import { type ResumeSnapshot, resumeContent } from '#contract/resumes/resumes.ts';
import { salaryUnits } from '#contract/taxonomy/filters/salaries.ts';
import { regionFullName } from '#contract/taxonomy/places/regions.ts';
import { wholeAddress } from '#contract/taxonomy/places/whole-address.ts';
import { formatDateTime, yuanGrouped } from '#contract/text.ts';
import { company, companyMember } from '#database/schema/companies.ts';
import { jober } from '#database/schema/identity.ts';
import type { Page } from '#packages/typeset/page.ts';
import { type MadeOffer, offerOf, openSnapshot } from '#server/domains/deliveries/public.ts';
import { readFileBytes } from '#server/domains/files/public.ts';
import { ageAt, buildSnapshot, ownResume } from '#server/domains/resumes/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { type Ctx, member, seeker } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { Letter } from './draw/letter.ts';
import { typeset } from './draw/typesetter.ts';

const SIDE = 320;

/** A person's own picture as a JPEG for printing; null where there is none that can be printed. */
async function photoOf(deps: Deps, url: string | null): Promise<{ bytes: Uint8Array; url: string } | null> {
  const id = /^\/uploads\/([1-9][0-9]{0,18})(?:\/|$)/.exec(url ?? '')?.[1];
  if (!id || !url) return null;
  const stored = await readFileBytes(deps, id).catch(() => null);
  if (!stored) return null;
  const { default: sharp } = await import('sharp');
  const bytes = await sharp(stored)
    .resize(SIDE, SIDE, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .toBuffer();
  return { bytes: new Uint8Array(bytes), url };
}

const blank = resumeContent.parse({});

/** One's own resume as it would be sent now. @throws AppError NOT_FOUND for an absent or foreign one */
async function ownPrinted(
  db: Database,
  { joberId, phone }: SignedIn & { joberId: string },
  id: string,
): Promise<ResumeSnapshot> {
  const resume = await ownResume(db, joberId, id);
  const [person] = await db.select().from(jober).where(eq(jober.id, joberId));
  if (!resume || !person) throw appError('NOT_FOUND', { message: '简历不存在或已被删除' });
  return buildSnapshot({ ...person, phone }, { name: resume.name, content: { ...blank, ...resume.content } });
}

const termsOf = ({ terms, regionCode, address }: MadeOffer): [name: string, text: string][] => {
  const unit = salaryUnits[terms.payUnit].label;
  const amount = (fen: number) => `${yuanGrouped(fen)} 元/${unit}`;
  const parts = terms.payParts.map((part) => `${part.name} ${amount(part.amount)}`).join('，');
  return [
    ['薪酬（税前）', amount(terms.pay)],
    ['薪酬构成', parts],
    ['到岗日', terms.startsOn],
    ['合同与试用期', terms.contract],
    ['工作地点', wholeAddress(regionFullName(regionCode), address)],
    ['报到时携带', terms.bring ?? ''],
    ['请在此前答复', formatDateTime(terms.answerBy)],
  ];
};

const answers: Record<string, (offer: MadeOffer) => string> = {
  accepted: ({ acceptedAt }) => `已接受${acceptedAt ? `，${formatDateTime(acceptedAt)}` : ''}`,
  hired: ({ acceptedAt }) => `已接受${acceptedAt ? `，${formatDateTime(acceptedAt)}` : ''}，已到岗`,
  declined: () => '已婉拒或退出，本意向书不再有效',
};

/** 录用意向书 on one page: both sides get the same one. */
function offerLetter(offer: MadeOffer): Page {
  const letter = new Letter();
  letter.centred('录用意向书', 22);
  letter.say(`${offer.personName}：`, { size: 12, bold: true, after: 4 });
  letter.say(
    `您应聘我单位“${offer.postTitle}”，已通过我单位的考核。现有意录用您，条件如下。接受后请按到岗日报到并签订合同，合同以双方签订的文本为准。`,
    { after: 22 },
  );
  for (const [name, text] of termsOf(offer)) if (text) letter.term(name, text);
  letter.rule();
  letter.skip(10);
  letter.say(`答复：${answers[offer.status]?.(offer) ?? '还没有答复'}`, { after: 22 });
  letter.atRight(offer.companyName);
  letter.atRight(dayAt(offer.sentAt));
  letter.skip(26);
  letter.say(
    `编号 ${offer.deliveryId}。本意向书由用人单位通过教育人才网发出，答复以网站的记录为准。录用不收取报名费、押金、服装费等任何费用。`,
    { size: 9, soft: true },
  );
  return letter.page;
}

async function printOffer(offer: MadeOffer, now: Date): Promise<FileAnswer> {
  const title = `录用意向书-${offer.companyName}-${offer.personName}`;
  const paper = { pages: [offerLetter(offer)], title, author: offer.companyName, photo: null, now };
  return { name: `${title}.pdf`, bytes: await typeset({ ...paper, as: 'paper' }) };
}

const timeAt = (now: Date) => new Date(now.getTime() + 8 * 3_600_000).toISOString().slice(11, 16);

/** Who downloaded a resume, and when: a leaked copy reveals its origin. */
async function watermarkOf(db: Database, { memberId }: Membership, now: Date): Promise<string> {
  const [row] = await db
    .select({ company: company.name, name: companyMember.name })
    .from(companyMember)
    .innerJoin(company, eq(company.id, companyMember.companyId))
    .where(eq(companyMember.id, memberId));
  const words = [row?.company, row?.name].filter(Boolean).map((text) => [...(text ?? '')].slice(0, 20).join(''));
  return `${words.join(' ')} ${dayAt(now)} ${timeAt(now)}`;
}

interface OutputQuery {
  params: { id: string };
  query: { template: ResumeTemplate };
}

const titleOf = ({ jober, resumeName }: ResumeSnapshot) => `${jober.name}-${resumeName}`;

export function resumeOutputHandlers(deps: Deps): Handlers<typeof resumeOutputEndpoints> {
  const orderOf = async (snapshot: ResumeSnapshot, template: ResumeTemplate, now: Date) => ({
    snapshot,
    template,
    age: ageAt(snapshot.jober.birthday, now),
    title: titleOf(snapshot),
    photo: await photoOf(deps, snapshot.jober.avatarUrl),
    now,
  });
  const own = async (ctx: Ctx, { params, query }: OutputQuery) =>
    orderOf(await ownPrinted(ctx.db, seeker(ctx), params.id), query.template, ctx.now);
  const file =
    (as: 'pdf' | 'docx') =>
    async (ctx: Ctx, requested: OutputQuery): Promise<FileAnswer> => {
      const order = await own(ctx, requested);
      return { name: `${order.title}.${as}`, bytes: await typeset({ ...order, as }) };
    };
  return {
    'GET /api/resumes/:id/sheet': async (ctx, request) => typeset({ ...(await own(ctx, request)), as: 'sheet' }),
    'GET /api/resumes/:id/pdf': file('pdf'),
    'GET /api/resumes/:id/docx': file('docx'),
    'GET /api/company/deliveries/:id/resume.pdf': async (ctx, { params, query }) => {
      const actor = member(ctx);
      const snapshot = await openSnapshot(ctx.db, actor, params.id, ctx.now);
      const watermark = await watermarkOf(ctx.db, actor.member, ctx.now);
      const order = await orderOf(snapshot, query.template, ctx.now);
      return { name: `${order.title}.pdf`, bytes: await typeset({ ...order, as: 'pdf', watermark }) };
    },
    'GET /api/deliveries/:id/offer.pdf': async (ctx, { params }) =>
      printOffer(await offerOf(ctx.db, params.id, { joberId: seeker(ctx).joberId }), ctx.now),
    'GET /api/company/deliveries/:id/offer.pdf': async (ctx, { params }) =>
      printOffer(await offerOf(ctx.db, params.id, { companyId: member(ctx).member.companyId }), ctx.now),
  };
}
