import { inArray } from 'drizzle-orm';
import type { FileAnswer } from '#contract/endpoint.ts';
import { formatDateTime } from '#contract/text.ts';
import type { Page } from '#packages/typeset/page.ts';
import { drawQr } from '#packages/typeset/qr-code.ts';
import { typeset } from '#server/domains/resume-output/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { fieldError } from '#server/platform/http/app-error.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { siteOriginFor } from '#server/platform/http/site-origin.ts';
import type { examGroupEndpoints } from '../../contract/interview/groups.ts';
import { examJudge } from '../../schema/candidates.ts';
import { LEFT, newSheet, WIDTH } from '../papers/parts.ts';
import { changes, type ExamAccess, examAccess, reads, writes } from '../policy.ts';
import type { Secrets } from '../rooms/rooms.ts';
import { commitLots, readInterview, revealLots, saveGroups } from './arrange-interview.ts';
import { hashOfSecret } from './name-judges.ts';
import { proposeJudges } from './propose-judges.ts';
import { type GroupRow, groupAccess, type JudgeRow, judgeAccess } from './store.ts';

interface Wish {
  title: string;
  group: GroupRow;
  codes: readonly string[];
  /** Of the judges' page. */
  address: string;
  now: Date;
}

const notes = [
  '用手机或平板扫码，或打开上面的网址输入进入码。不用注册，也不用登录。',
  '一个码只能进入一台设备；换设备请找考务换发。进入以后没有网络也能评分，连上自动上报。',
  '屏幕上只有签号。与考生有亲属、师生、同事等关系的，请按“回避这个号”并写明原因。',
  '封存后自己不能再改；更正由考务两个人办理。请勿把本页交给他人。',
];

function codePage({ title, group, address }: Wish, judge: JudgeRow, code: string): Page {
  const sheet = newSheet();
  const { line } = sheet;
  line(80, 18, title, true);
  line(112, 13, `面试第 ${group.number} 组  ${group.place}  ${formatDateTime(group.startsAt.toISOString())}`);
  sheet.bar(LEFT, 130, WIDTH, 1.2);
  line(180, 30, `${judge.number} 号考官  ${judge.name}`, true);
  drawQr(sheet.page, `${address}#${code}`, { x: LEFT + (WIDTH - 240) / 2, y: 210, width: 240 });
  line(496, 32, code, true);
  line(524, 13, address);
  line(546, 11, judge.codeUntil ? `${formatDateTime(judge.codeUntil.toISOString())} 前有效` : '');
  notes.forEach((text, at) => {
    sheet.write({ x: LEFT + 20, y: 600 + at * 24, size: 11, text: `${at + 1}. ${text}`, width: WIDTH - 40 });
  });
  return sheet.page;
}

/** A page a code, while the codes wait: the server knows only their hashes, so they come from who was shown them. @throws AppError INVALID_INPUT */
async function printCodes(secrets: Secrets, db: Database, wish: Wish): Promise<FileAnswer> {
  const { title, group, codes, now } = wish;
  const hashes = codes.map((code) => hashOfSecret(secrets, 'code', code));
  const found = await db.select().from(examJudge).where(inArray(examJudge.codeHash, hashes));
  const judgesByHash = new Map(
    found.flatMap((judge) => (judge.groupId === group.id ? [[judge.codeHash, judge] as const] : [])),
  );
  const pages = codes.map((code, at) => {
    const judge = judgesByHash.get(hashes[at] ?? '');
    if (!judge) throw fieldError(`body.codes.${at}`, '进入码不属于本组，或已用过、已换发');
    return codePage(wish, judge, code);
  });
  const bytes = await typeset({ as: 'paper', pages, title, author: '', photo: null, now });
  return { name: `第${group.number}组考官进入码.pdf`, bytes };
}

const overview = (db: Database, { row }: ExamAccess) => readInterview(db, row);

/** Arranges the interview of a project; answers with its groups and draw. */
const arranges = changes(examAccess, 'arrangeInterview', overview);

/** Groups, judges and lots of an interview, as staff arrange them. */
export const groupRoutes = (deps: Deps): Handlers<typeof examGroupEndpoints> => ({
  'GET /api/company/exams/:id/interview': reads(examAccess, 'readResults', overview),
  'PUT /api/company/exams/:id/groups': arranges((tx, { row }, { body }) => saveGroups(tx, row.id, body.groups)),
  'POST /api/company/exams/:id/lots': arranges((tx, { row, caller }, { body }) =>
    (body.move === 'commit' ? commitLots : revealLots)(deps, tx, caller, row.id),
  ),
  'POST /api/company/examGroups/:id/judges': writes(
    groupAccess,
    'arrangeInterview',
    (tx, { caller, found }, { body: { names, reason } }) =>
      proposeJudges(tx, caller, { groupId: found.id, judgeId: null, change: { kind: 'name', names }, reason }),
  ),
  'POST /api/company/examGroups/:id/codeSheets': reads(
    groupAccess,
    'arrangeInterview',
    (db, { row, found, caller }, { body }, ctx) => {
      const address = `${siteOriginFor(deps.config, ctx)}/judge`;
      return printCodes(deps, db, { ...body, address, title: row.title, group: found, now: caller.now });
    },
  ),
  'POST /api/company/examJudges/:id/moves': writes(
    judgeAccess,
    'arrangeInterview',
    (tx, { caller, found }, { body: { move, reason, countsSheets } }) => {
      const change = move === 'renew' ? ({ kind: 'renew' } as const) : ({ kind: 'remove', countsSheets } as const);
      return proposeJudges(tx, caller, { groupId: found.groupId, judgeId: found.id, change, reason });
    },
  ),
});
