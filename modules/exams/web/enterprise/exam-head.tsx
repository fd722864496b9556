import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '#web/paths.ts';
import { Head } from '#web/ui/head.tsx';
import type { OwnExam } from '../../contract/company-exams.ts';
import { nextTurnOf, shortTitle } from '../features/exam-words.ts';
import { examStages, isPartAt, type Staged } from './sections/exam-sections.ts';

interface Props {
  exam: Staged & Pick<OwnExam, 'title' | 'organiser'>;
  /** Of the part that is open, beside the parts of its stage. */
  note?: ReactNode;
  actions?: ReactNode;
}

/** The head of a project: what happens next, its four stages, and the parts of the stage that is open. */
export function ExamHead({ exam, note, actions }: Props) {
  const { pathname, search } = useLocation();
  const here = new URL(`${pathname}${search}`, 'http://localhost');
  const now = Date.now();
  const stages = examStages(exam, now);
  const all = stages.flatMap(({ parts }) => parts);
  const open = stages.find(({ parts }) => parts.some((part) => isPartAt(part, all, here)));
  const turn = nextTurnOf(exam, now);
  const waiting = exam.progress.waiting + exam.progress.appeals;
  return (
    <>
      <Head
        back={{ label: '全部项目', href: paths.companyExams() }}
        title={shortTitle(exam)}
        text={[turn && `${turn.left}后${turn.what}`, waiting > 0 && `${waiting} 份材料等着审核`]
          .filter(Boolean)
          .join('，')}
        act={actions}
      />
      <nav aria-label="项目" className="mb-4 overflow-hidden card">
        <ol className="grid grid-cols-4 max-md:grid-cols-2">
          {stages.map((stage, at) => {
            const { name, state, text, parts } = stage;
            const first = parts.find(({ count }) => count > 0) ?? parts[0];
            const isOpen = stage === open;
            return (
              <li
                key={name}
                className={clsx(
                  'relative border-line px-6 py-4 not-first:border-l max-md:px-4 max-md:odd:border-l-0',
                  isOpen && 'shadow-[inset_0_-2px_0_var(--brand)]',
                )}
              >
                <p className="flex items-center gap-2">
                  <i
                    aria-hidden="true"
                    className={clsx(
                      'flex size-6 flex-none items-center justify-center rounded-full text-14 font-semibold not-italic',
                      state === 'now'
                        ? 'bg-brand text-white'
                        : state === 'done'
                          ? 'bg-brand-tint text-brand'
                          : 'border border-line-strong text-ink-3',
                    )}
                  >
                    {state === 'done' ? <Check size={14} /> : at + 1}
                  </i>
                  {first ? (
                    <Link
                      to={first.path}
                      aria-current={isOpen ? 'step' : undefined}
                      className="row-open text-16 font-semibold text-ink-1"
                    >
                      {name}
                    </Link>
                  ) : (
                    <span className="text-16 text-ink-3">{name}</span>
                  )}
                </p>
                <p className="tabular mt-1 truncate pl-8 text-14 text-ink-3">{text}</p>
              </li>
            );
          })}
        </ol>
        {open && (
          <ul
            aria-label={open.name}
            className="flex flex-wrap items-center gap-x-8 border-t border-line px-6 max-md:px-4"
          >
            {open.parts.map((part) => (
              <li key={part.path}>
                <Link
                  to={part.path}
                  aria-current={isPartAt(part, all, here) ? 'page' : undefined}
                  className="tab h-11 text-14"
                >
                  {part.label}
                  {part.count > 0 && <small>{part.count}</small>}
                </Link>
              </li>
            ))}
            {note && <li className="ml-auto py-2 text-14 text-ink-3">{note}</li>}
          </ul>
        )}
      </nav>
    </>
  );
}
