import type { StageCode } from './stages.ts';

/**
 * 教师资格证种类. By 《教师资格条例》 article 5 a holder may teach at the certificate's own level and every level below it; 高级中学 and 中等职业学校
 * certificates are interchangeable; 实习指导 covers practical training of vocational schools only. `level` orders 幼儿园 < 小学 < 初中 < 高中
 * = 中职 < 高校.
 */
export const certificates = {
  kindergarten: { label: '幼儿园教师资格', short: '幼儿园', level: 1 },
  primary: { label: '小学教师资格', short: '小学', level: 2 },
  junior: { label: '初级中学教师资格', short: '初级中学', level: 3 },
  senior: { label: '高级中学教师资格', short: '高级中学', level: 4 },
  vocational: { label: '中等职业学校教师资格', short: '中职', level: 4 },
  practice: { label: '中等职业学校实习指导教师资格', short: '中职实习指导', level: 0 },
  college: { label: '高等学校教师资格', short: '高校', level: 5 },
} as const;

export type CertificateCode = keyof typeof certificates;

/** Whether a certificate satisfies a requirement for another one. */
export function certificateCovers(held: CertificateCode, required: CertificateCode): boolean {
  if (held === required) return true;
  if (held === 'practice' || required === 'practice') return false;
  return certificates[held].level >= certificates[required].level;
}

const stageCertificate: Partial<Record<StageCode, CertificateCode>> = {
  preschool: 'kindergarten',
  primary: 'primary',
  junior: 'junior',
  senior: 'senior',
  vocational: 'vocational',
  'higher-vocational': 'college',
  'vocational-undergraduate': 'college',
  undergraduate: 'college',
  postgraduate: 'college',
};

/** The lowest certificate that the law requires for a 学段; null where none is fixed (托育, 特殊教育, 校外培训 …). */
export function certificateFor(stage: StageCode): CertificateCode | null {
  return stageCertificate[stage] ?? null;
}
