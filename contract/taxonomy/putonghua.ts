/** 普通话等级, best first; a smaller `rank` is better. 语文 teachers need 二级甲等, others 二级乙等 (教师资格认定). */
export const putonghuaLevels = {
  '1a': { label: '一级甲等', short: '一甲', rank: 1 },
  '1b': { label: '一级乙等', short: '一乙', rank: 2 },
  '2a': { label: '二级甲等', short: '二甲', rank: 3 },
  '2b': { label: '二级乙等', short: '二乙', rank: 4 },
  '3a': { label: '三级甲等', short: '三甲', rank: 5 },
  '3b': { label: '三级乙等', short: '三乙', rank: 6 },
} as const;

export type PutonghuaCode = keyof typeof putonghuaLevels;

/** Whether a level is the required one or better ('二级乙等及以上'). */
export function meetsPutonghua(mine: PutonghuaCode, required: PutonghuaCode): boolean {
  return putonghuaLevels[mine].rank <= putonghuaLevels[required].rank;
}
