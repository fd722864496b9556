import { combined, type Saying } from './saying.ts';

/** 应届, experience, certificates. 学历 with a limit ('大专能做的') is read by `recognise/education-limit.ts`. */
export const requirementSayings: Saying[] = [
  {
    why: 'Posts for graduates, and those that ask for no experience.',
    said: `应届 应届生 应届的 应届毕业 应届毕业生 毕业生 大学毕业生 刚毕业 刚毕业的 快毕业 快毕业了 即将毕业 准毕业生 毕业季 校招 校园招聘
    马上毕业 马上毕业了 就要毕业 快要毕业 要毕业了 刚刚毕业 今年毕业 明年毕业 毕业不久 应届毕业的 应往届 校招生 毕业新人
    春招 秋招 大四 大四学生 研三 大三 2026届 2027届 26届 27届 26应届 27应届 择业期 往届可报 在校生 大学生`,
    label: '应届生',
    means: { codes: { experience: 'graduate 0-1' } },
  },
  {
    why: 'The same posts, asked for by somebody without experience.',
    said: `没经验 没有经验 无经验 零经验 0经验 小白 新手 新人 转行 跨行 不要经验 不用经验 不要求经验 不需要经验 无需经验 经验不限 不限经验
    没教过书 没当过老师 没有教学经验 无教学经验 没工作经验 没有工作经验 无工作经验 不要求工作经验 不看经验 没干过 第一份工作`,
    label: '经验不限',
    means: { codes: { experience: 'any graduate 0-1' } },
  },
  {
    why: 'Somebody who has taught for long: posts that ask for it.',
    said: '有经验的老教师 资深教师 经验丰富 资深 老教师 骨干 骨干教师 名师 学科带头人 带头人',
    label: '骨干教师',
    near: '3 年以上经验',
    means: { words: '骨干 名师 带头人 资深', within: { experience: '3-5 5-10 10-up' } },
  },
  {
    why: 'No post needs a certificate that the person does not have.',
    said: `${combined('无需 不需要 不需 不用 不要 不要求 没有 没 无 不看 不限 免', '有 要', '教资 教师资格证 教师资格 教师证 资格证')} 没证`,
    label: '不要教师资格证',
    means: { except: { certificate: 'kindergarten primary junior senior vocational practice college' } },
  },
  {
    why: 'Any certificate; which one is not said.',
    said: '有教资 有教师资格证 有教师证 持教师资格证 持证 教资 教师资格证 教资证 教师资格',
    label: '要求教师资格证',
    means: { codes: { certificate: 'kindergarten primary junior senior vocational practice college' } },
  },
  {
    why: 'Nothing above 高中 is asked for.',
    said: '没学历 没有学历 无学历 不要学历 不要求学历 不看学历 学历不限 不限学历 没文凭 没有文凭 低学历 学历低 无学历要求 没读过大学 没上过大学 不用学历',
    label: '学历要求低',
    means: { except: { education: 'college bachelor master doctor' } },
  },
  {
    why: 'Refreshed lately, which the filter 发布时间 has.',
    said: '今天发布 今天新发 今日发布 今天的 今天新增 刚发布 刚发的',
    label: '今天发布',
    means: { since: 'today' },
  },
  {
    why: 'The same for some days.',
    said: '最近三天 近三天 三天内 这几天 近3天 3天内 最近3天',
    label: '3 天内发布',
    means: { since: '3d' },
  },
  {
    why: 'The same for a week.',
    said: '最近一周 近一周 一周内 本周 这周 这星期 7天内 最近7天 近7天',
    label: '7 天内发布',
    means: { since: '7d' },
  },
  {
    why: 'The same for a month.',
    said: '最近一个月 近一个月 一个月内 本月 这个月 30天内 近30天',
    label: '30 天内发布',
    means: { since: '30d' },
  },
];
