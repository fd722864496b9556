import type { Api } from '#contract/api.ts';
import type { AnswerOf } from '#contract/endpoint.ts';

export type Doubtful = Pick<AnswerOf<Api['GET /api/posts/:id/mine']>, 'checks' | 'blocked'>;

/** Below this completeness a company learns too little to answer. */
const THIN_PERCENT = 40;

/** What to know before delivering, one sentence each. The checks compare the default version. */
export function applyDoubts(
  mine: Doubtful | null,
  resume: { completeness: number; isDefault: boolean } | null,
): string[] {
  const unfit = (mine?.checks ?? []).filter(({ result }) => result === 'unfit');
  const words = unfit.map(({ name, note }) => (note ? `${name}（${note}）` : name)).join('、');
  const whose = resume && !resume.isDefault ? '按你的默认简历，' : '';
  return [
    ...(unfit.length > 0 ? [`${whose}${words}不符合岗位条件。`] : []),
    ...(resume && resume.completeness < THIN_PERCENT
      ? [`这份简历的完整度只有 ${resume.completeness}%，单位很难据此判断，建议先补充再投递。`]
      : []),
    ...(mine?.blocked ? ['你屏蔽了这家单位。投递后它能看到这份简历，屏蔽设置不变。'] : []),
  ];
}
