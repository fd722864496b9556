import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { PageHead } from '#web/features/console/page-head.tsx';
import { pageAt } from '#web/features/page/page-at.ts';

interface Props {
  exam: { title: string };
  /** The part of the project; defaults to the page's title. */
  part?: string;
  note?: ReactNode;
  actions?: ReactNode;
}

/** The head of a part of a project: the part, and which project it is of, in the way to it or on a phone above it. */
export function ExamHead({ exam: { title }, part, note, actions }: Props) {
  const { pathname } = useLocation();
  const name = part ?? pageAt(pathname)?.title ?? '';
  return (
    <>
      <p className="mb-0.5 text-12 text-ink-3 sm:hidden">{title}</p>
      <PageHead title={name} trail={['公开招聘', title, name]} note={note} actions={actions} />
    </>
  );
}
