import { type Machine, rows } from '#contract/machine.ts';

/** The phases of a project, which group its steps. */
export const examPhases = { registration: '报名阶段', examination: '考试阶段', appointment: '录用阶段' } as const;

/** The steps of a 公开招聘 project in their order. Steps without `needed` may be absent from a timetable. */
export const examSteps = {
  register: { label: '报名', phase: 'registration', needed: true },
  review: { label: '资格审核', phase: 'registration' },
  pay: { label: '缴费', phase: 'registration' },
  ticket: { label: '打印准考证', phase: 'registration' },
  written: { label: '笔试', phase: 'examination' },
  recheck: { label: '资格复审', phase: 'examination' },
  interview: { label: '面试试讲', phase: 'examination' },
  medical: { label: '体检', phase: 'appointment' },
  inspection: { label: '考察', phase: 'appointment' },
  publicity: { label: '公示', phase: 'appointment', needed: true },
  appointment: { label: '聘用', phase: 'appointment' },
} as const satisfies Record<string, { label: string; phase: keyof typeof examPhases; needed?: true }>;

export type ExamStep = keyof typeof examSteps;

/** A step with its times, as moments or ISO text. */
export interface TimedStep {
  step: ExamStep;
  startsAt: Date | string;
  endsAt: Date | string;
}

const order = Object.keys(examSteps) as ExamStep[];

/** The steps that every timetable contains. */
export const neededSteps = order.filter((step) => 'needed' in examSteps[step]);

/** A timetable in the order of the steps. */
export const inOrder = <T extends { step: string }>(steps: readonly T[]): T[] =>
  [...steps].sort((one, other) => order.indexOf(one.step as ExamStep) - order.indexOf(other.step as ExamStep));

const at = (moment: Date | string): number => new Date(moment).getTime();

/** Whether a step runs at this moment: from its start, inclusive, to its end, exclusive. */
export const isRunning = ({ startsAt, endsAt }: Omit<TimedStep, 'step'>, now: Date): boolean =>
  at(startsAt) <= now.getTime() && now.getTime() < at(endsAt);

/**
 * The step that a project is in: registration while it runs, else the last step that has begun; null before the first. Steps may
 * overlap, since reviews run while people register.
 */
export function stepAt(steps: readonly TimedStep[], now: Date): ExamStep | null {
  const begun = inOrder(steps).filter(({ startsAt }) => at(startsAt) <= now.getTime());
  const registering = begun.find((one) => one.step === 'register' && isRunning(one, now));
  return registering?.step ?? begun.at(-1)?.step ?? null;
}

/** The next moment at which a step begins or ends: until then everything that depends on the clock is the same. */
export function nextTurn(steps: readonly TimedStep[], now: Date): Date | null {
  const turns = steps
    .flatMap(({ startsAt, endsAt }) => [at(startsAt), at(endsAt)])
    .filter((turn) => turn > now.getTime());
  return turns.length > 0 ? new Date(Math.min(...turns)) : null;
}

const ofStaff = { draft: '草稿', published: '进行中', suspended: '已暂停', cancelled: '已取消', closed: '已归档' };
export type ExamState = keyof typeof ofStaff;

const moves = {
  create: '新建',
  report: '录入外部公告',
  edit: '修改',
  propose: '提出更正',
  withdraw: '撤回更正',
  amend: '更正并公布',
  appoint: '任免工作人员',
  publish: '发布公告',
  suspend: '暂停',
  resume: '恢复',
  cancel: '取消项目',
  close: '结束并归档',
};
export type ExamMove = keyof typeof moves;

/**
 * A 公开招聘 project. Between `published` and `closed` the timetable says which step runs, see `stepAt`; the state records only what
 * a person decided.
 */
export const exam: Machine<ExamState, ExamMove, 'public' | 'recruiter' | 'operator'> = {
  labels: {
    public: { ...ofStaff, draft: '未发布', closed: '已结束' },
    recruiter: ofStaff,
    operator: ofStaff,
  },
  moves,
  table: rows<ExamState, ExamMove>(
    [null, 'create', 'recruiter', 'draft'],
    // Of a reported project operators publish what its own announcements say.
    [null, 'report', 'operator', 'published'],
    [['draft', 'published'], 'edit', 'recruiter'],
    // Times and terms that people rely on. The note has what was before and after; for `amend` and `propose` it is in the chain.
    ['published', 'propose', 'recruiter', 'published'],
    ['published', 'withdraw', 'recruiter', 'published'],
    ['published', 'amend', ['recruiter', 'operator'], 'published'],
    [['draft', 'published', 'suspended'], 'appoint', 'recruiter'],
    ['draft', 'publish', 'recruiter', 'published'],
    ['published', 'suspend', ['recruiter', 'operator'], 'suspended'],
    ['suspended', 'resume', ['recruiter', 'operator'], 'published'],
    [['draft', 'published', 'suspended'], 'cancel', 'recruiter', 'cancelled'],
    ['published', 'close', 'recruiter', 'closed'],
  ),
};

/** States in which a project goes on. */
export const runningExamStates: readonly ExamState[] = ['published', 'suspended'];

/** States in which everybody may read a project. */
export const publicExamStates: readonly ExamState[] = [...runningExamStates, 'cancelled', 'closed'];
