import { inBrowser, metaOf, onServer, packedPage } from '#web/features/page/page-route.tsx';
import { paths } from '#web/paths.ts';
import { whenText } from '../../features/exam-words.ts';
import { ExamPage } from '../../public/exam-page.tsx';
import { loadExam } from '../../public/load-exams.ts';
import '#web/styles/classes.css';
import '#web/styles/areas/act.css';
import '../../exams.css';

export const loader = onServer(loadExam);
export const clientLoader = inBrowser(loadExam);

export const meta = metaOf<typeof loadExam>('/exams/details', ({ exam }) => {
  const register = exam.steps.find(({ step }) => step === 'register');
  const until = register ? `，报名 ${whenText(register.endsAt)} 截止` : '';
  return {
    name: exam.title,
    description: `${exam.title}，${exam.organiser.name}组织，计划 ${exam.headcount} 人，${exam.posts} 个岗位${until}。`,
    canonical: paths.exam(exam.id),
  };
});

export default packedPage(ExamPage, (data) => data.exam.id);
