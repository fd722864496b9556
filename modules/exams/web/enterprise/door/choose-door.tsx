import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { paths } from '#web/paths.ts';
import { mayDo } from '../../../contract/staff-roles.ts';
import { whenText } from '../../features/exam-words.ts';

/** Takes the place of a door whose address names no project: those at whose doors the reader works. */
export function ChooseDoor() {
  const exams = useCall('GET /api/company/exams', {});
  const items = exams.data?.items.filter(({ role, status }) => status === 'published' && mayDo(role, 'admit'));
  const query = { ...exams, data: items && { items } };
  return (
    <>
      <PageHead title="入场核验" trail={['公开招聘', '入场核验']} note="先选是哪个项目的考试" />
      <section className="mx-auto max-w-160 rounded-card border border-line bg-surface">
        <ConsoleList
          label="项目"
          query={query}
          row={({ id, title, steps }) => {
            const written = steps.find(({ step }) => step === 'written');
            return (
              <li key={id}>
                <Link className="flex min-h-14 items-center gap-3 px-4 py-3 hover:bg-fill" to={paths.examDoor(id)}>
                  <span className="min-w-0 flex-1">
                    <b className="block text-14 font-semibold text-ink-1">{title}</b>
                    <span className="tabular text-14 text-ink-3">
                      {written ? `笔试 ${whenText(written.startsAt)}` : '时间安排里没有笔试'}
                    </span>
                  </span>
                  <ChevronRight size={18} className="flex-none text-ink-4" aria-hidden />
                </Link>
              </li>
            );
          }}
          empty="没有由您核验入场的考试。请项目负责人在“工作人员”里任命您为考务。"
        />
      </section>
    </>
  );
}
