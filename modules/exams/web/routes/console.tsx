import { consolePages } from '#web/features/console/console-pages.tsx';

export default consolePages({
  '/exam': () => import('../enterprise/exams-page.tsx').then(({ ExamsPage }) => ExamsPage),
  '/exam/edit': () => import('../enterprise/exam-page.tsx').then(({ ExamPage }) => ExamPage),
  '/exam/review': () => import('../enterprise/review-page.tsx').then(({ ReviewPage }) => ReviewPage),
  '/exam/rooms': () => import('../enterprise/rooms-page.tsx').then(({ RoomsPage }) => RoomsPage),
  '/exam/results': () => import('../enterprise/results-page.tsx').then(({ ResultsPage }) => ResultsPage),
  '/exam/door': () => import('../enterprise/door-page.tsx').then(({ DoorPage }) => DoorPage),
  '/exam/candidates': () => import('../enterprise/candidates-page.tsx').then(({ CandidatesPage }) => CandidatesPage),
  '/exam/interview': () => import('../enterprise/interview-page.tsx').then(({ InterviewPage }) => InterviewPage),
  '/exam/objections': () =>
    import('../enterprise/objections/objections-page.tsx').then(({ ObjectionsPage }) => ObjectionsPage),
  '/admin/exams': () => import('../admin/exams-page.tsx').then(({ ExamsPage }) => ExamsPage),
});
