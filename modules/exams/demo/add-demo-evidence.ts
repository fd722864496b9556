import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, isNull } from 'drizzle-orm';
import sharp from 'sharp';
import { inventedIdentity, maskedIdentity } from '#contract/people/identity-number.ts';
import type { ResumeSnapshot } from '#contract/resumes/resumes.ts';
import { genders } from '#contract/seekers/seeker.ts';
import { certificates } from '#contract/taxonomy/certificates.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { demoPeople } from '#database/demo/accounts.ts';
import { newId } from '#database/new-id.ts';
import { upload } from '#database/schema/files.ts';
import { account, jober } from '#database/schema/identity.ts';
import type { Config } from '#server/config.ts';
import { sealFile } from '#server/domains/files/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { openFileStore } from '#server/platform/file-store/open-file-store.ts';
import { type EvidenceKind, eligibilityKinds } from '../contract/evidence.ts';
import { examEvidence, examRegistration } from '../schema/exam-registrations.ts';
import { examAttachment } from '../schema/exams.ts';
import { storedIdentity } from '../server/public.ts';
import { addDemoPage } from './add-demo-page.ts';
import { drawBooklet, drawDiploma, drawIdentity } from './draw-evidence.ts';
import { drawPortrait, type Traits } from './draw-portrait.ts';

/** A file of evidence as SVG, with the name under which a person would have sent it. */
interface DrawnPaper {
  kind: EvidenceKind;
  name: string;
  svg: string;
}

const digits = [...'〇一二三四五六七八九'];
const inDigits = (text: string) => [...text].map((digit) => digits[Number(digit)]).join('');
const upToTen = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];

/** '二〇二三年六月' */
const monthInWords = (month: string) => {
  const [year = '', of = ''] = month.split('-');
  return `${inDigits(year)}年${upToTen[Number(of)] ?? ''}月`;
};
const dayText = (month: string) => `${month.replace('-', ' 年 ').replace(/ 0/, ' ')} 月 20 日`;

const levels: Record<string, { study: string; title: string; degree: string }> = {
  bachelor: { study: '四年制本科', title: '普通高等学校毕业证书', degree: '学士' },
  master: { study: '三年制硕士研究生', title: '硕士研究生毕业证书', degree: '硕士' },
  doctor: { study: '博士研究生', title: '博士研究生毕业证书', degree: '博士' },
};

/** A number that the same parts always give; papers of one person differ by the salt. */
function numberOf(salt: string, length: number): string {
  let sum = 7;
  let text = '';
  while (text.length < length) {
    for (const sign of `${salt}${text}`) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003;
    text += String(sum % 10);
  }
  return text;
}

/** Evidence of one applicant, which says what the resume says. A resume without a teacher's certificate gives none. */
export function papersOf({ jober, content }: ResumeSnapshot, identity: string): DrawnPaper[] {
  const variant = Number(numberOf(jober.id, 3));
  const traits: Traits = { woman: jober.gender === 'female', variant };
  const tilt = ((variant % 7) - 3) / 4;
  const gender = genders[jober.gender as keyof typeof genders] ?? '';
  const [year = '', month = '', day = ''] = jober.birthday.split('-');
  const born = `${year} 年 ${Number(month)} 月 ${Number(day)} 日`;
  const papers: DrawnPaper[] = [
    { kind: 'photo', name: '证件照.jpg', svg: drawPortrait(traits) },
    {
      kind: 'identity',
      name: '身份证正面.jpg',
      svg: drawIdentity({
        title: '居民身份证',
        traits,
        tilt: -tilt,
        lines: [
          ['姓  名', jober.name],
          ['性  别', gender],
          ['出  生', born],
          ['住  址', '见户口簿'],
          ['号  码', identity],
        ],
      }),
    },
  ];
  const top = content.educations[0];
  const level = top && levels[top.education];
  if (top && level) {
    const studied = `于${monthInWords(top.from)}至${monthInWords(top.to)}在本校${top.major}专业${level.study}学习`;
    const person = `学生 ${jober.name}，性别${gender}，${born}生，`;
    const common = { school: top.school, day: monthInWords(top.to), traits, tilt };
    papers.push(
      {
        kind: 'diploma',
        name: '毕业证.jpg',
        svg: drawDiploma({
          ...common,
          kind: 'diploma',
          title: level.title,
          number: numberOf(`${jober.id}d`, 18),
          text: `${person}${studied}，修完教学计划规定的全部课程，成绩合格，准予毕业。`,
        }),
      },
      {
        kind: 'degree',
        name: '学位证.jpg',
        svg: drawDiploma({
          ...common,
          kind: 'degree',
          title: `${level.degree}学位证书`,
          number: numberOf(`${jober.id}g`, 16),
          tilt: -tilt / 2,
          text: `${jober.name}，${gender}，${born}生。在本校${top.major}专业完成学习计划，经审核符合学位条例的规定，授予${level.degree}学位。`,
        }),
      },
    );
  }
  const licence = content.certificates[0];
  if (licence) {
    const subject = licence.subject ? labelOf(subjects, licence.subject) : '';
    papers.push({
      kind: 'certificate',
      name: '教师资格证.jpg',
      svg: drawBooklet({
        title: '教师资格证书',
        issuer: '教师资格认定机构',
        day: dayText(licence.issued ?? ''),
        traits,
        tilt,
        lines: [
          ['持 证 人', jober.name],
          ['性    别', gender],
          ['出生年月', `${year} 年 ${Number(month)} 月`],
          ['身份证号', identity],
          ['资格种类', `${labelOf(certificates, licence.kind)}`],
          ['任教学科', subject],
          ['证书号码', licence.number || numberOf(`${jober.id}c`, 17)],
        ],
      }),
    });
  }
  return papers;
}

const TYPE = 'image/jpeg';

interface Options {
  config: Config;
  secret: Deps['secret'];
  now: Date;
}

/**
 * Identity numbers and drawn evidence of the demo's applicants, stored as those of real ones, and the files of the projects' pages.
 * Hundreds of pictures: the slowest part of a demo. Run again after a cut-off, it goes on.
 */
export async function addDemoEvidence(db: Database, options: Options): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'jyrc-evidence-'));
  try {
    await addFiles(db, folder, options);
    const [owner] = await db
      .select({ accountId: account.id })
      .from(account)
      .where(eq(account.phone, demoPeople.owner.phone));
    const store = openFileStore(options.config);
    const [attached] = await db.select({ id: examAttachment.examId }).from(examAttachment).limit(1);
    if (owner && !attached)
      await db.transaction((tx) => addDemoPage(tx, { store, folder, accountId: owner.accountId, now: options.now }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function addFiles(db: Database, folder: string, { config, secret }: Options): Promise<void> {
  const store = openFileStore(config);
  const rows = await db
    .select({ registration: examRegistration, accountId: jober.accountId })
    .from(examRegistration)
    .innerJoin(jober, eq(jober.id, examRegistration.joberId))
    // Only the demo's have no identity number, and only until here: a cut-off run goes on where it was.
    .where(isNull(examRegistration.identitySealed))
    .orderBy(examRegistration.number);
  const addTo = async ({ registration, accountId }: (typeof rows)[number]) => {
    const { id: registrationId, number, snapshot, status, submittedAt: at } = registration;
    const woman = snapshot.jober.gender === 'female';
    const identity = inventedIdentity({
      birthday: snapshot.jober.birthday,
      sequence: 2 * (number % 450) + (woman ? 2 : 1),
    });
    const masked = maskedIdentity(identity);
    // Where everybody was decided weeks ago, papers are printed but nobody opens the evidence.
    const kinds = status === 'paid' || status === 'lapsed' ? ['photo'] : eligibilityKinds;
    const drawn = papersOf(snapshot, masked).filter(({ kind }) => kinds.some((one) => one === kind));
    const files = await Promise.all(
      drawn.map(async ({ kind, name, svg }) => {
        const id = newId();
        const path = join(folder, id);
        const { size, width, height } = await sharp(Buffer.from(svg)).jpeg({ quality: 74 }).toFile(path);
        const storageKey = `demo-evidence-${id}`;
        await sealFile({ secret }, storageKey, path);
        await store.put(storageKey, path, TYPE);
        const file = { id, accountId, kind: 'examEvidence', name, type: TYPE, size, width, height, storageKey };
        return { file: { ...file, createdAt: at, claimedAt: at }, evidence: { kind, name } };
      }),
    );
    await db.transaction(async (tx) => {
      await tx.insert(upload).values(files.map(({ file }) => file));
      await tx
        .insert(examEvidence)
        .values(files.map(({ file, evidence }) => ({ ...evidence, registrationId, fileId: file.id, type: TYPE, at })));
      await tx
        .update(examRegistration)
        .set(storedIdentity({ secret }, registrationId, identity))
        .where(eq(examRegistration.id, registrationId));
    });
  };
  // Two at a time: while one writes, the other paints.
  const waiting = rows.values();
  const worker = async () => {
    for (const row of waiting) await addTo(row);
  };
  await Promise.all([worker(), worker()]);
}
