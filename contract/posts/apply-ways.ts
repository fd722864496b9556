/** How one applies for a post elsewhere than on this site. */
export const applyWays = {
  web: '官网报名',
  mail: '邮件投递',
  desk: '电话或现场报名',
} as const;
export type ApplyWay = keyof typeof applyWays;

/** Days after its announcement on which a post that one applies for elsewhere ends, where the announcement names no day. */
export const assumedClosingDays = 60;
