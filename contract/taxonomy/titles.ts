/**
 * `rank` is the national level by which tracks compare: 1 员级, 2 助理级, 3 中级, 4 副高级, 5 正高级
 * (人社部发〔2015〕79号 for schools, 人社部发〔2020〕100号 for universities, 人社部发〔2019〕89号 for vocational schools).
 */
export const titles = {
  'school-3': { label: '三级教师', short: '三级', track: 'school', rank: 1 },
  'school-2': { label: '二级教师', short: '二级', track: 'school', rank: 2 },
  'school-1': { label: '一级教师', short: '一级', track: 'school', rank: 3 },
  'school-senior': { label: '高级教师', short: '高级', track: 'school', rank: 4 },
  'school-chief': { label: '正高级教师', short: '正高级', track: 'school', rank: 5 },
  assistant: { label: '助教', track: 'university', rank: 2 },
  lecturer: { label: '讲师', track: 'university', rank: 3 },
  'associate-professor': { label: '副教授', track: 'university', rank: 4 },
  professor: { label: '教授', track: 'university', rank: 5 },
  'research-trainee': { label: '研究实习员', track: 'research', rank: 2 },
  'research-assistant': { label: '助理研究员', track: 'research', rank: 3 },
  'associate-researcher': { label: '副研究员', track: 'research', rank: 4 },
  researcher: { label: '研究员', track: 'research', rank: 5 },
  'lab-technician': { label: '实验员', track: 'lab', rank: 1 },
  'lab-assistant': { label: '助理实验师', track: 'lab', rank: 2 },
  'lab-engineer': { label: '实验师', track: 'lab', rank: 3 },
  'lab-senior': { label: '高级实验师', track: 'lab', rank: 4 },
  'lab-chief': { label: '正高级实验师', track: 'lab', rank: 5 },
  'vocational-assistant': { label: '助理讲师', track: 'vocational', rank: 2 },
  'vocational-lecturer': { label: '讲师（中职）', short: '讲师', track: 'vocational', rank: 3 },
  'vocational-senior': { label: '高级讲师', track: 'vocational', rank: 4 },
  'vocational-chief': { label: '正高级讲师', track: 'vocational', rank: 5 },
  'practice-3': { label: '三级实习指导教师', short: '三级', track: 'practice', rank: 1 },
  'practice-2': { label: '二级实习指导教师', short: '二级', track: 'practice', rank: 2 },
  'practice-1': { label: '一级实习指导教师', short: '一级', track: 'practice', rank: 3 },
  'practice-senior': { label: '高级实习指导教师', short: '高级', track: 'practice', rank: 4 },
  'practice-chief': { label: '正高级实习指导教师', short: '正高级', track: 'practice', rank: 5 },
} as const;

export type TitleCode = keyof typeof titles;

/** Whether a 职称 has the required level or above; tracks are compared by national level. */
export function meetsTitle(mine: TitleCode, required: TitleCode): boolean {
  return titles[mine].rank >= titles[required].rank;
}
