/** Kinds of entries in a seeker's calendar. */
export const calendarKinds = {
  interview: '面试',
  exam: '考试安排',
  deadline: '报名截止',
  fair: '招聘会',
  lecture: '讲座',
  certificate: '证书到期',
} as const;
export type CalendarKind = keyof typeof calendarKinds;
