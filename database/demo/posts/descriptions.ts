import { type CertificateCode, certificates } from '#contract/taxonomy/certificates.ts';
import { type EducationCode, educationAtLeast } from '#contract/taxonomy/educations.ts';
import type { ExperienceCode } from '#contract/taxonomy/experiences.ts';
import { labelOf, shortOf } from '#contract/taxonomy/list.ts';
import { type PutonghuaCode, putonghuaLevels } from '#contract/taxonomy/putonghua.ts';
import { roles } from '#contract/taxonomy/roles.ts';
import { type StageCode, stages } from '#contract/taxonomy/stages.ts';
import { type TitleCode, titles } from '#contract/taxonomy/titles.ts';
import type { Random } from '../random.ts';
import { fill } from '../read-data.ts';
import { atStage, rolePool, subjectPool, suitsStage } from './pools.ts';
import type { PostKind } from './post-kind.ts';
import { subjectName, type TitleParts } from './titles.ts';

/** What a post asks for, as its codes and its text both say it. */
export interface Demands {
  education: EducationCode;
  experience: ExperienceCode;
  certificate: CertificateCode | null;
  titleLevel: TitleCode | null;
  putonghua: PutonghuaCode | null;
  majors: string[];
}

/** Whole years that an experience asks for at least: 3 for `3-5`, 0 for graduates. */
export const yearsOf = (experience: ExperienceCode): number => Number.parseInt(experience, 10) || 0;

const colleges = new Set<StageCode>(['higher-vocational', 'vocational-undergraduate', 'undergraduate', 'postgraduate']);
const levelOf = (stage: StageCode): string => (colleges.has(stage) ? '高校' : shortOf(stages, stage));

function experienceLine(kind: PostKind, { stage, seasons }: TitleParts, experience: ExperienceCode): string {
  if (experience === 'any') return '';
  if (experience === 'graduate') return `${seasons.graduates} 届毕业生，能按时取得毕业证书和学位证书`;
  if (experience === '0-1') return '有相关实习经历，欢迎应届毕业生';
  const teaching = kind.uncertified ? '相关岗位工作经历' : `${levelOf(stage)}教学经历`;
  return `有 ${yearsOf(experience)} 年及以上${teaching}`;
}

function formalLines(kind: PostKind, parts: TitleParts, demands: Demands): string[] {
  const majors = demands.majors.filter((major) => major !== '专业不限');
  const education = educationAtLeast(demands.education);
  const schooling = majors.length ? `${majors.join('、')}等相关专业，${education}学历` : `${education}学历，专业不限`;
  const certificate = demands.certificate && labelOf(certificates, demands.certificate).replace('资格', '资格证');
  const subject = parts.subject && kind.subject === 'stage' ? `（${subjectName(parts.subject, parts.stage)}）` : '';
  return [
    schooling,
    certificate ? `持有${certificate}${subject}` : '',
    experienceLine(kind, parts, demands.experience),
    demands.titleLevel ? `具有${labelOf(titles, demands.titleLevel)}及以上职称` : '',
    demands.putonghua ? `普通话${labelOf(putonghuaLevels, demands.putonghua)}及以上` : '',
  ].filter(Boolean);
}

const numbered = (lines: readonly string[]) => lines.map((line, index) => `${index + 1}. ${line}。`).join('\n');

/** The text of a post: 岗位职责 and 任职要求, three to six numbered items each, drawn from the pools of role and subject. */
export function describe(random: Random, kind: PostKind, parts: TitleParts, demands: Demands): string {
  const role = rolePool(kind.role);
  const about = parts.field ?? (parts.subject ? subjectPool(parts.subject) : undefined);
  const topic = parts.field?.name ?? (parts.subject ? subjectName(parts.subject, parts.stage) : '相关');
  const words = { stage: shortOf(stages, parts.stage), subject: topic, field: topic };
  const say = (line: string) => fill(atStage(line, parts.stage), words);
  // One duty that names the topic comes first, if there is any.
  const named = role.duties.filter((line) => line.includes('{'));
  const plain = role.duties.filter((line) => !line.includes('{'));
  const [first = '', ...others] =
    named.length > 0 ? [random.pick(named), ...plain] : random.sample(plain, plain.length);
  // Who sells or edits courses does not teach the subject.
  const teaches = roles[kind.role].group !== 'agency' || kind.role === 'lecturer';
  const suits = (line: string) => suitsStage(line, parts.stage);
  const own = about && teaches ? random.sample(about.duties, random.int(1, 2)).filter(suits) : [];
  const duties = [first, ...own, ...random.sample(others, random.int(2, 3))].slice(0, 6);
  const formal = formalLines(kind, parts, demands);
  const soft = [
    ...random.sample(role.asks, 2),
    ...(about && teaches ? random.sample(about.asks, random.int(0, 2)).filter(suits) : []),
  ];
  const asks = [...formal, ...soft.filter((line) => !demands.putonghua || !line.startsWith('普通话'))].slice(0, 6);
  return `岗位职责\n${numbered(duties.map(say))}\n\n任职要求\n${numbered(asks.map(say))}`;
}
