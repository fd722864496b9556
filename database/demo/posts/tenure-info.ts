import type { RecruitmentStep, TenureInfo } from '#contract/posts/post-fields.ts';
import type { TenureCode } from '#contract/taxonomy/tenures.ts';
import { day, isoMonth, monthDay, plus } from '../moments.ts';
import type { Random } from '../random.ts';
import { readData } from '../read-data.ts';

interface Kind {
  nature: string;
  natureNote: string;
  service: readonly (readonly [string, string])[];
}

const kinds = readData<Partial<Record<TenureCode, Kind>>>('tenure-info');

/** 编制说明 of a post on the public payroll; null for the others. `issuer` is who opened the batch. */
export function drawTenureInfo(
  random: Random,
  tenure: TenureCode,
  { issuer, now, graduate }: { issuer: string; now: Date; graduate: boolean },
): TenureInfo | null {
  const kind = kinds[tenure];
  if (!kind) return null;
  const [service, serviceNote] = random.pick(kind.service);
  const year = isoMonth(now).slice(0, 4);
  const size = random.pick([6, 8, 10, 12, 15, 18, 20, 26, 30, 42]);
  return {
    batch: `${issuer} ${year} 年第 ${random.int(1, 6)} 批，控制数 ${size} 人`,
    nature: kind.nature,
    natureNote: kind.natureNote,
    probation: graduate ? '12 个月' : '6 个月',
    probationNote: graduate ? '应届毕业生见习期' : '计入首聘期',
    service,
    serviceNote,
    insurance: '职业年金 8%',
    insuranceNote: `公积金 ${random.pick([8, 10, 12, 12])}%`,
  };
}

/** 招聘程序: the days of a public recruitment after its deadline, or the short way of a private school. */
export function drawSteps(random: Random, tenure: TenureCode, deadline: Date | null, now: Date): RecruitmentStep[] {
  const end = deadline ?? plus(now, 30 * day);
  const isPublic = Boolean(kinds[tenure]);
  if (!isPublic && !random.chance(0.45)) return [];
  const steps: (readonly [name: string, when: string])[] = [
    ['报名', isPublic || deadline ? `${monthDay(end)} 止` : '长期有效'],
  ];
  if (!isPublic) {
    steps.push(['简历筛选', `${random.int(2, 5)} 个工作日`], ['试讲', '电话或站内通知']);
    steps.push(['面谈', `试讲后 ${random.int(1, 3)} 天`], ['签约', `${random.int(3, 7)} 个工作日内`]);
  } else {
    let at = end;
    for (const name of ['资格审查', '笔试', '试讲', '体检考察']) {
      at = plus(at, random.int(3, 8) * day);
      steps.push([name, monthDay(at)]);
    }
    steps.push(['公示', `${random.pick([5, 7])} 个工作日`], ['签约', isoMonth(at, 1)]);
  }
  return steps.map(([name, when]) => ({ name, when }));
}
