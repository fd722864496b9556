import { openGaps } from '#contract/resumes/resume-gaps.ts';
import type { Resume, ResumeContent } from '#contract/resumes/resumes.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { isInternship } from './checks/teaching.ts';

type Missing = Resume['missing'][number];

interface Item {
  section: keyof ResumeContent;
  label: string;
  /** Its share of 100. */
  gain: number;
  /** The same for a newcomer, where it differs; 0 is not asked. */
  newcomer?: number;
  done(content: ResumeContent): boolean;
}

const shortestIntro = 20;

const hasMajors = ({ educations: all }: ResumeContent) =>
  all.length > 0 &&
  all.every((entry) => educations[entry.education].rank < educations.college.rank || entry.major !== '');

/** A person who has not worked yet, except internships, has no 职称 or research to state. */
const isNewcomer = ({ experiences }: ResumeContent) => experiences.every(isInternship);

/** What a school looks for in a resume; either list of gains adds up to 97, and a history without gaps adds 3. */
const items: readonly Item[] = [
  { section: 'educations', label: '填写教育经历', gain: 18, done: ({ educations: all }) => all.length > 0 },
  { section: 'experiences', label: '填写教学经历', gain: 14, done: ({ experiences }) => experiences.length > 0 },
  { section: 'intentions', label: '填写求职意向', gain: 12, done: ({ intentions }) => intentions.length > 0 },
  {
    section: 'certificates',
    label: '填写教师资格证',
    gain: 12,
    newcomer: 15,
    done: ({ certificates }) => certificates.length > 0,
  },
  {
    section: 'languages',
    label: '填写普通话等级',
    gain: 5,
    done: ({ languages }) => languages.putonghua !== undefined,
  },
  {
    section: 'intro',
    label: '写一段自我评价',
    gain: 5,
    newcomer: 7,
    done: ({ intro }) => [...intro].length >= shortestIntro,
  },
  { section: 'titles', label: '填写职称', gain: 5, newcomer: 0, done: ({ titles }) => titles.length > 0 },
  {
    section: 'experiences',
    label: '写上教学成果',
    gain: 3,
    newcomer: 5,
    done: ({ experiences }) => experiences.some(({ note }) => note !== ''),
  },
  {
    section: 'honours',
    label: '添加荣誉或公开课',
    gain: 3,
    newcomer: 5,
    done: ({ honours }) => honours.length > 0,
  },
  { section: 'trials', label: '添加试讲视频', gain: 4, done: ({ trials }) => trials.length > 0 },
  { section: 'arrival', label: '填写到岗时间', gain: 4, done: ({ arrival }) => arrival !== '' },
  { section: 'educations', label: '补充所学专业', gain: 3, done: hasMajors },
  { section: 'email', label: '填写邮箱', gain: 3, done: ({ email }) => email !== '' },
  { section: 'papers', label: '添加论文', gain: 2, newcomer: 0, done: ({ papers }) => papers.length > 0 },
  { section: 'projects', label: '添加科研项目', gain: 2, newcomer: 0, done: ({ projects }) => projects.length > 0 },
  {
    section: 'otherCertificates',
    label: '添加其他证书',
    gain: 2,
    done: ({ otherCertificates }) => otherCertificates.length > 0,
  },
];

const gapGain = 3;

function missingStory(content: ResumeContent, now: Date): Missing[] {
  if (content.educations.length + content.experiences.length === 0) {
    return [{ section: 'experiences', label: '连续填写学习和工作时间', gain: gapGain }];
  }
  const longest = openGaps(content, now).sort((a, b) => b.months - a.months)[0];
  return longest ? [{ section: 'experiences', label: `说明 ${longest.months} 个月空档`, gain: gapGain }] : [];
}

/** Completeness of a resume, 0–100, and what would raise it, largest gain first. */
export function completeness(content: ResumeContent, now: Date): { percent: number; missing: Missing[] } {
  const isNew = isNewcomer(content);
  const open = items
    .filter((item) => !item.done(content))
    .map(({ section, label, gain, newcomer = gain }) => ({ section, label, gain: isNew ? newcomer : gain }))
    .filter(({ gain }) => gain > 0);
  const missing = [...open, ...missingStory(content, now)].sort((a, b) => b.gain - a.gain);
  return { percent: 100 - missing.reduce((sum, { gain }) => sum + gain, 0), missing };
}
