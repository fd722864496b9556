import { pages } from '#contract/pages.ts';
import { ExamsPage } from '#web/areas/public/exams/exams-page.tsx';
import { type ExamFilters, examsHref, loadExams } from '#web/areas/public/exams/load-exams.ts';
import { unpack } from '#web/features/page/packed.ts';
import { inBrowser, onServer, packedPage } from '#web/features/page/packed-page.tsx';
import { pageMeta } from '#web/features/page/page-meta.ts';
import type { Route } from './+types/exams';
import '#web/styles/classes.css';
import '#web/styles/areas/exams.css';

export const loader = onServer(loadExams);
export const clientLoader = inBrowser(loadExams);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { regionCode, stage, group, organiserId }: ExamFilters = loaderData ? unpack(loaderData).filters : {};
  return pageMeta(matches, {
    name: pages['/exams'].title,
    description: '教师公开招聘：教育局和学校的编制岗位公告、岗位表、报名时间和资格审核，按地区、学段和进度查找。',
    canonical: examsHref({ filters: { regionCode, stage, group, organiserId } }),
  });
};

export default packedPage(ExamsPage);
