import { useRef, useState } from 'react';
import type { Resume } from '#contract/resumes/resumes.ts';
import { shortOf } from '#contract/taxonomy/list.ts';
import { type StageCode, stages } from '#contract/taxonomy/stages.ts';
import { type SubjectCode, subjects } from '#contract/taxonomy/subjects.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { newKey } from '#web/features/resume/editing/new-key.ts';

const quietly = { background: true, quiet: true };

type Intention = Resume['content']['intentions'][number];

/** The title that a wish goes by: '高中数学教师'. */
export const titleOf = (stage: StageCode | undefined, subject: SubjectCode | undefined): string =>
  `${stage ? shortOf(stages, stage) : ''}${subject ? shortOf(subjects, subject) : ''}教师`;

export type WishChange = Partial<Pick<Intention, 'stage' | 'subject' | 'cityCodes' | 'tenures'>>;

/**
 * The first intention of a resume. Every change is saved at once; changes made while one is saved are saved after it, so that the
 * last one counts. A failure has been shown, and the choice stays.
 */
export function useWish(resume: Resume) {
  const [first, ...others] = resume.content.intentions;
  const [wish, setWish] = useState<Intention>(first ?? { key: newKey(), title: '教师', tenures: [], cityCodes: [] });
  const revision = useRef(resume.revision);
  const queue = useRef(Promise.resolve());
  const [saved, setSaved] = useState(Boolean(first));

  const rest = useRef(others);
  const send = (next: Intention) => {
    const body = { revision: revision.current, content: { intentions: [next, ...rest.current] } };
    return call('PATCH /api/resumes/:id', { params: { id: resume.id }, body }, quietly);
  };
  /** The resume was changed elsewhere: the choice is made in it as it is now. */
  const sendAnew = async (next: Intention) => {
    const now = await call('GET /api/resumes/:id', { params: { id: resume.id } }, quietly);
    revision.current = now.revision;
    rest.current = now.content.intentions.slice(1);
    return send(next);
  };
  const save = async (next: Intention) => {
    const done = await send(next)
      .catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'CONFLICT') return sendAnew(next);
        throw error;
      })
      .catch((error: unknown) => {
        if (error instanceof ApiError) toast.error(error.message);
        return null;
      });
    if (done) revision.current = done.revision;
    setSaved(done !== null);
  };
  const change = (part: WishChange) => {
    const next = { ...wish, ...part };
    // A title that somebody wrote stays.
    if (wish.title === titleOf(wish.stage, wish.subject)) next.title = titleOf(next.stage, next.subject);
    setWish(next);
    queue.current = queue.current.then(() => save(next));
  };
  return { wish, saved, change };
}
