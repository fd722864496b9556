import type { AcademicInfo } from '#contract/posts/post-card.ts';
import type { RoleCode } from '#contract/taxonomy/roles.ts';
import type { CityTier } from '../cities.ts';
import { readData } from '../read-data.ts';

/** 安家费 and 科研启动费 in 万元; smaller cities pay more to be chosen. */
const written =
  readData<Partial<Record<RoleCode, { settling: number; research: number; output: string }>>>('academic-posts');

/** 高校岗位说明 of posts for doctors. Nothing is drawn, so that the rest of the demo stays as it is. */
export function academicOf(role: RoleCode, education: string | null, tier: CityTier): AcademicInfo | null {
  const terms = written[role];
  if (!terms || education !== 'doctor') return null;
  const fen = (amount: number) => amount * (1 + tier * 0.25) * 1_000_000;
  return { college: '', field: '', settling: fen(terms.settling), research: fen(terms.research), output: terms.output };
}
