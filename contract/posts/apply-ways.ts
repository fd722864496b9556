/** How one applies for a post elsewhere than on this site. */
export const applyWays = {
  web: '官网报名',
  mail: '邮件投递',
  desk: '电话或现场报名',
} as const;
export type ApplyWay = keyof typeof applyWays;
