import { inBrowser, metaOf, onServer, packedPage } from '#web/features/page/page-route.tsx';
import { ExamsPage } from '../../public/exams-page.tsx';
import { examsHref, loadExams } from '../../public/load-exams.ts';
import '#web/styles/classes.css';
import '../../exams.css';

export const loader = onServer(loadExams);
export const clientLoader = inBrowser(loadExams);

export const meta = metaOf<typeof loadExams>('/exams', ({ filters: { regionCode, stage, group, organiserId } }) => ({
  description: '教师公开招聘：教育局和学校的编制岗位公告、岗位表、报名时间和资格审核，按地区、学段和进度查找。',
  canonical: examsHref({ filters: { regionCode, stage, group, organiserId } }),
}));

export default packedPage(ExamsPage);
