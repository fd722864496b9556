import { letterCodeText } from '#contract/companies/letter-code.ts';
import type { FileAnswer } from '#contract/endpoint.ts';
import { dayAt } from '#contract/months.ts';
import { drawQr } from '#packages/typeset/qr-code.ts';
import { recordAct } from '#server/domains/audit/public.ts';
import { withLetterCode } from '#server/domains/companies/public.ts';
import { Letter, typeset } from '#server/domains/resume-output/public.ts';
import { type Database, rowOf, rowsOf, typed } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { type Ctx, signedIn } from '#server/platform/http/context.ts';
import { siteOriginFor } from '#server/platform/http/site-origin.ts';
import type { Interest } from '../contract.ts';

const notHere = () => appError('NOT_FOUND', { message: '该单位不存在或已被认领' });

/** What waits for an unclaimed school: open posts, and the people who saved one or noted that they applied. @throws AppError NOT_FOUND */
export async function interestIn(db: Database, companyId: string): Promise<Interest> {
  const row = await rowOf(db, typed<Interest & { status: string }>())`
    select company.status,
      (select count(*)::int from post where post.company_id = company.id and post.status = 'open') as posts,
      (select count(distinct favourite.jober_id)::int from favourite join post on post.id = favourite.post_id
        where post.company_id = company.id) as saved,
      (select count(distinct note.jober_id)::int from outside_application note join post on post.id = note.post_id
        where post.company_id = company.id) as applied
    from company where company.id = ${companyId}`;
  if (row?.status !== 'unclaimed') throw notHere();
  const { posts, saved, applied } = row;
  return { posts, saved, applied };
}

const VISIBLE_POSTS = 6;

interface Contents extends Interest {
  name: string;
  source: string | null;
  code: string;
  titles: string[];
  address: string;
  now: Date;
}

/** The letter: what is listed, who looks at it, and how the school takes it over. */
function letterTo({ name, source, code, titles, address, posts, saved, applied, now }: Contents): Letter {
  const letter = new Letter();
  letter.centred('认领信', 22);
  letter.say(`${name}：`, { size: 12, bold: true, after: 4 });
  const interest = [saved > 0 && `${saved} 位教师收藏`, applied > 0 && `${applied} 位教师记录了报名`].filter(Boolean);
  letter.say(
    `教育人才网收录了贵单位公开发布的招聘信息${source ? `（来源：${source}）` : ''}，现有 ${posts} 个岗位在招${
      interest.length > 0 ? `，已有 ${interest.join('，')}` : ''
    }。`,
    { after: 10 },
  );
  for (const title of titles) letter.say(`· ${title}`, { x: 90 });
  if (posts > titles.length) letter.say(`另有 ${posts - titles.length} 个岗位`, { x: 90, soft: true });
  letter.skip(10);
  letter.say('认领以后由贵单位自己管理：修改资料和岗位，在站内收简历、答复求职者。现有的岗位、收藏和关注都会保留。', {
    after: 18,
  });
  letter.say('怎样认领', { size: 14, bold: true, after: 4 });
  letter.say(`1. 扫描下面的二维码，或打开 ${new URL(address).host}/enterprise/login，用手机号登录。`);
  letter.say('2. 在“单位全称”里输入验证码，选中贵单位。');
  letter.say('3. 上传法人证书和招聘授权书，提交后由本站核实。', { after: 30 });
  const top = letter.page.texts.at(-1)?.y ?? 0;
  drawQr(letter.page, address, { x: 72, y: top + 24, width: 120 });
  letter.say('验证码', { x: 222, soft: true, after: 8 });
  letter.say(letterCodeText(code), { x: 222, size: 24, bold: true, after: 8 });
  letter.say('请勿转给单位以外的人。认领不收取费用。', { x: 222, after: 54 });
  letter.atRight('教育人才网');
  letter.atRight(dayAt(now));
  letter.skip(10);
  letter.say('不希望展示某个岗位的，可以在它的报名方式页面申请移除，24 小时内处理。', { size: 9, soft: true });
  return letter;
}

/** The letter to an unclaimed school; printed again it has the same code. @throws AppError NOT_FOUND */
export async function printLetter(deps: Deps, ctx: Ctx, id: string): Promise<FileAnswer> {
  const actor = signedIn(ctx);
  const contents = await ctx.db.transaction(async (tx) => {
    const school = await withLetterCode(tx, id);
    if (!school) throw notHere();
    await recordAct(tx, actor, { act: 'company.letter', subject: 'company', subjectId: id, now: ctx.now });
    const rows = await rowsOf(tx, { title: 'string' })`
      select post.title from post where post.company_id = ${id} and post.status = 'open'
      order by post.refreshed_at desc nulls last, post.id limit ${VISIBLE_POSTS}`;
    const titles = rows.map(({ title }) => title);
    return { ...(await interestIn(tx, id)), name: school.name, source: school.source, code: school.letterCode, titles };
  });
  const address = `${siteOriginFor(deps.config, ctx)}/enterprise/authInfo?claim=${contents.code}`;
  const { page } = letterTo({ ...contents, address, now: ctx.now });
  const title = `认领信-${contents.name}`;
  const paper = { pages: [page], title, author: '教育人才网', photo: null, now: ctx.now };
  return { name: `${title}.pdf`, bytes: await typeset({ ...paper, as: 'paper' }) };
}
