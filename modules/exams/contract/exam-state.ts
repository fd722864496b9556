import { type Machine, rows } from '#contract/machine.ts';

export type ExamState = 'draft' | 'published' | 'suspended' | 'cancelled' | 'closed';
export type ExamMove =
  | 'create'
  | 'report'
  | 'edit'
  | 'propose'
  | 'withdraw'
  | 'amend'
  | 'appoint'
  | 'publish'
  | 'suspend'
  | 'resume'
  | 'cancel'
  | 'close';

/**
 * A 公开招聘 project. Between `published` and `closed` the timetable says which step runs, see `stepAt`; the state records only what
 * a person decided.
 */
export const exam: Machine<ExamState, ExamMove, 'public' | 'recruiter' | 'operator'> = {
  labels: {
    public: { draft: '未发布', published: '进行中', suspended: '已暂停', cancelled: '已取消', closed: '已结束' },
    recruiter: { draft: '草稿', published: '进行中', suspended: '已暂停', cancelled: '已取消', closed: '已归档' },
    operator: { draft: '草稿', published: '进行中', suspended: '已暂停', cancelled: '已取消', closed: '已归档' },
  },
  moves: {
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
  },
  table: rows<ExamState, ExamMove>(
    [null, 'create', 'recruiter', 'draft'],
    // Of a reported project operators publish what its own announcements say.
    [null, 'report', 'operator', 'published'],
    ['draft', 'edit', 'recruiter', 'draft'],
    ['published', 'edit', 'recruiter', 'published'],
    // Times and terms that people rely on. The note has what was before and after; for `amend` and `propose` it is in the chain.
    ['published', 'propose', 'recruiter', 'published'],
    ['published', 'withdraw', 'recruiter', 'published'],
    ['published', 'amend', ['recruiter', 'operator'], 'published'],
    ['draft', 'appoint', 'recruiter', 'draft'],
    ['published', 'appoint', 'recruiter', 'published'],
    ['suspended', 'appoint', 'recruiter', 'suspended'],
    ['draft', 'publish', 'recruiter', 'published'],
    ['published', 'suspend', ['recruiter', 'operator'], 'suspended'],
    ['suspended', 'resume', ['recruiter', 'operator'], 'published'],
    [['draft', 'published', 'suspended'], 'cancel', 'recruiter', 'cancelled'],
    ['published', 'close', 'recruiter', 'closed'],
  ),
};

export const publicExamStates = [
  'published',
  'suspended',
  'cancelled',
  'closed',
] as const satisfies readonly ExamState[];
