import { pages } from '#contract/pages.ts';
import { inBrowser, metaOf, onServer, packedPage } from '#web/features/page/page-route.tsx';
import { paths } from '#web/paths.ts';
import { drawKinds } from '../../../contract/draw.ts';
import { whenText } from '../../features/exam-words.ts';
import { ExamPage } from '../../public/exam-page.tsx';
import { loadExam } from '../../public/load-exams.ts';
import '#web/styles/classes.css';
import '#web/styles/areas/act.css';
import '../../exams.css';

export const loader = onServer(loadExam);
export const clientLoader = inBrowser(loadExam);

/** Search engines index the project; its draws and results change by the hour and are found from there. */
export const meta = metaOf<typeof loadExam>('/exams/details', ({ tab, exam }) => {
  if (tab === 'results') return { name: `${exam.title}${pages['/exams/results'].title}` };
  if (tab !== 'posts') return { name: `${exam.title}${drawKinds[tab]}` };
  const register = exam.steps.find(({ step }) => step === 'register');
  const until = register ? `，报名 ${whenText(register.endsAt)} 截止` : '';
  return {
    name: exam.title,
    description: `${exam.title}，${exam.organiser.name}组织，计划 ${exam.headcount} 人，${exam.posts} 个岗位${until}。`,
    canonical: paths.exam(exam.id),
  };
});

export default packedPage(ExamPage, (data) => data.exam.id);
