import { paths } from '#web/paths.ts';
import type { Upcoming, WebModule } from '#web/slots.tsx';
import { CompanySection, loadCompanyExams } from './company/company-section.tsx';
import { ProjectFrame } from './project-frame.tsx';

const MOST = 4;

/** The projects whose registration ends next. */
const upcomingExams: Upcoming = {
  kind: '公招',
  load: async (call, cityCode) => {
    const query = { group: 'open', regionCode: cityCode } as const;
    const { items } = await call('GET /api/exams', { query }, { background: true, quiet: true });
    return items.slice(0, MOST).map(({ id, title, steps, headcount, posts }) => ({
      href: paths.exam(id),
      at: steps.find(({ step }) => step === 'register')?.endsAt ?? '',
      title,
      text: `报名截止 · ${posts} 个岗位招 ${headcount} 人`,
    }));
  },
};

export const examsWeb = {
  name: 'exams',
  slots: { 'company.section': CompanySection },
  frames: { 'console.sections': ProjectFrame },
  load: { company: loadCompanyExams },
  upcoming: upcomingExams,
} satisfies WebModule;
