import type { Call } from '#contract/api.ts';
import { failPage, missingPage } from '#web/features/page/page-failure.ts';

/** A project with its table of posts, `asked` the one that the address names; 404 for an unknown id. */
export async function loadExam(call: Call, url: URL) {
  const id = url.searchParams.get('id') ?? '';
  if (!/^[1-9][0-9]{0,18}$/.test(id)) throw missingPage();
  const params = { id };
  const [exam, posts, results, questions] = await Promise.all([
    call('GET /api/exams/:id', { params }),
    call('GET /api/exams/:id/posts', { params }),
    call('GET /api/exams/:id/results', { params }),
    call('GET /api/exams/:id/questions', { params }),
  ]).catch(failPage);
  const { items, next, draws } = results;
  return {
    exam,
    posts: posts.items,
    days: posts.days,
    questions,
    results: { items, next, draws },
    asked: url.searchParams.get('post'),
    now: Date.now(),
  };
}

export type ExamData = Awaited<ReturnType<typeof loadExam>>;
