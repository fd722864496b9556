import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Issue } from '#contract/errors.ts';
import type { PostDraftForm } from '#contract/posts/recruiter-posts.ts';
import { faultsBetween, fieldOf, stepOf } from './steps.ts';

type Errors = Readonly<Record<string, string>>;

const without = (errors: Errors, isGone: (path: string) => boolean): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => !isGone(path)));

function focusFault(panel: HTMLElement | null, path: string): void {
  const field =
    panel?.querySelector<HTMLElement>(`[id="post-${path}"]:is(input, textarea)`) ??
    panel?.querySelector<HTMLElement>('.ant-form-item-has-error :is(input, textarea)');
  // Centred, since the header covers the top.
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}

/** The current step and its errors. Forward passes complete steps only; back is free. */
export function useSteps(form: PostDraftForm) {
  const [step, setStep] = useState(0);
  const [errors, setErrors] = useState<Errors>({});
  const panel = useRef<HTMLElement>(null);

  /** Shows errors at their fields, on the step of the first one. */
  const show = (faults: readonly Issue[]) => {
    const [first] = faults;
    if (!first) return;
    // Synchronously, so that the field exists when it is focused.
    flushSync(() => {
      setErrors((now) => ({ ...now, ...Object.fromEntries(faults.map(({ path, message }) => [path, message])) }));
      setStep(stepOf(first.path));
    });
    focusFault(panel.current, first.path);
  };
  /** Shows errors at their fields without moving the focus. */
  const mark = useCallback(
    (faults: readonly Issue[]) =>
      setErrors((now) => ({ ...now, ...Object.fromEntries(faults.map(({ path, message }) => [path, message])) })),
    [],
  );
  const go = (to: number) => {
    const faults = faultsBetween(form, step, to);
    if (faults.length > 0) return show(faults);
    flushSync(() => setStep(to));
    window.scrollTo({ top: 0 });
  };
  const forget = (patch: Partial<PostDraftForm>) => setErrors((now) => without(now, (path) => fieldOf(path) in patch));

  return { step, errors, panel, go, show, mark, forget };
}
