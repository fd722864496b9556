import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { PostDraftForm } from '#contract/posts/post-fields.ts';
import { renderConsole } from '#web/testing/render-page.tsx';
import { PostFormContext } from './form-parts.tsx';
import { AcademicFields } from './step-terms.tsx';

let form: PostDraftForm;

function Form({ first }: { first: PostDraftForm }) {
  const [now, setNow] = useState(first);
  form = now;
  const change = (patch: PostDraftForm) => setNow({ ...now, ...patch });
  return (
    <PostFormContext value={{ form: now, change, errors: {} }}>
      <AcademicFields />
    </PostFormContext>
  );
}

test("a university's post is asked for them at once, amounts in 万元; another opens them by a button", async () => {
  const { user, unmount } = renderConsole(<Form first={{ role: 'teaching-research' }} />);
  fireEvent.change(screen.getByLabelText('安家费'), { target: { value: '60.5' } });
  fireEvent.change(screen.getByLabelText('学院或部门'), { target: { value: '数学科学学院' } });
  fireEvent.change(screen.getByLabelText('成果要求'), { target: { value: '限男性' } });
  expect(form.academic).toEqual({ settling: 60_500_000, college: '数学科学学院', output: '限男性' });
  expect(screen.getByText('“限男性”')).toBeTruthy();
  unmount();
  renderConsole(<Form first={{ role: 'teacher' }} />);
  expect(screen.queryByLabelText('安家费')).toBeNull();
  await user.click(screen.getByRole('button', { name: '添加高校岗位说明' }));
  expect(screen.getByLabelText('安家费')).toBeTruthy();
});
