import type { AcademicInfo } from '#contract/posts/post-card.ts';
import type { RoleCode } from '#contract/taxonomy/roles.ts';
import type { CityTier } from '../cities.ts';

const TEN_THOUSAND = 1_000_000;

/** 安家费 and 科研启动费 in 万元; smaller cities pay more to be chosen. */
const paidOnce: Partial<Record<RoleCode, readonly [settling: number, research: number]>> = {
  'teaching-research': [30, 10],
  'research-only': [20, 15],
  'high-level': [80, 50],
};

const outputs: Partial<Record<RoleCode, string>> = {
  'teaching-research': '近 3 年以第一作者或通讯作者发表本学科高水平论文 2 篇，聘期内主持省级以上项目 1 项',
  'research-only': '聘期内发表高水平论文 3 篇，参与国家级项目 1 项',
  'high-level': '主持过国家级项目，取得同行公认的代表性成果',
};

/** 高校岗位说明 of posts for doctors. Nothing is drawn, so that the rest of the demo stays as it is. */
export function academicOf(role: RoleCode, education: string | null, tier: CityTier): AcademicInfo | null {
  const amounts = paidOnce[role];
  if (!amounts || education !== 'doctor') return null;
  const [settling, research] = amounts.map((amount) => amount * (1 + tier * 0.25) * TEN_THOUSAND);
  return {
    college: '',
    field: '',
    settling: settling ?? null,
    research: research ?? null,
    output: outputs[role] ?? '',
  };
}
