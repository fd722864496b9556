/** What a member of a company does in one project. */
export const staffRoles = { lead: '负责人', reviewer: '审核员', rooms: '考务', observer: '监督' } as const;
export type StaffRole = keyof typeof staffRoles;
export const staffRoleCodes = Object.keys(staffRoles) as [StaffRole, ...StaffRole[]];

interface ActRule {
  /** Completes "您是这个项目的审核员，不能…". */
  label: string;
  roles: readonly StaffRole[];
}

/** What staff do in a project, and whose part it is. A lead does everything; an observer reads everything and changes nothing. */
export const staffActs = {
  read: { label: '查看项目', roles: staffRoleCodes },
  edit: { label: '修改项目', roles: ['lead'] },
  answerQuestions: { label: '答复提问', roles: ['lead'] },
  readStaff: { label: '查看工作人员', roles: ['lead', 'observer'] },
  appoint: { label: '任免工作人员', roles: ['lead'] },
  readRegistrations: { label: '查看报名', roles: ['lead', 'reviewer', 'observer'] },
  review: { label: '审核报名', roles: ['lead', 'reviewer'] },
  readFees: { label: '查看缴费和开考比例', roles: ['lead', 'observer'] },
  settleFees: { label: '处理缴费', roles: ['lead'] },
  readRooms: { label: '查看考场', roles: ['lead', 'rooms', 'observer'] },
  arrange: { label: '安排考场', roles: ['lead', 'rooms'] },
  admit: { label: '核验入场', roles: ['lead', 'rooms'] },
  readResults: { label: '查看成绩和名单', roles: ['lead', 'rooms', 'observer'] },
  enterScores: { label: '登记和确认成绩', roles: ['lead', 'rooms'] },
  publishResults: { label: '公布成绩和名单', roles: ['lead', 'rooms'] },
  readCandidates: { label: '查看复审和体检考察的人员', roles: staffRoleCodes },
  arrangeRecheck: { label: '安排资格复审', roles: ['lead', 'rooms'] },
  recheck: { label: '资格复审', roles: ['lead', 'reviewer'] },
  arrangeInterview: { label: '安排面试', roles: ['lead', 'rooms'] },
  settleCandidates: { label: '登记体检、考察和递补', roles: ['lead'] },
  readObjections: { label: '查看异议', roles: ['lead', 'observer'] },
  answerObjections: { label: '答复异议', roles: ['lead'] },
  archive: { label: '下载归档包', roles: ['lead', 'observer'] },
} as const satisfies Record<string, ActRule>;
export type StaffAct = keyof typeof staffActs;

/** Whether a role in a project includes an act. */
export const mayDo = (role: StaffRole, act: StaffAct): boolean =>
  (staffActs[act].roles as readonly StaffRole[]).includes(role);
