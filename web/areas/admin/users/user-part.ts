import type { FoundUser } from '#contract/operators/admin-dashboard.ts';

/** What somebody is on the site: '求职者', '某中学 招聘者'. */
export const partOf = ({ jober, member }: Pick<FoundUser, 'jober' | 'member'>): string =>
  [jober && '求职者', member && `${member.companyName} 招聘者`].filter(Boolean).join('，') || '未完成注册';
