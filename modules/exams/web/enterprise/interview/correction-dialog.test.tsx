import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { button, dialog, enter, fill, noButton, press, pressSoon } from '#web/testing/antd.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { serve } from '#web/testing/serve.ts';
import type { JudgedPerson } from '../../../contract/interview/progress.ts';
import { CorrectionDialog } from './score-table.tsx';

const PROPOSE = 'POST /api/company/examSheets/:id/corrections';
const ID = '00000000-0000-4000-8000-000000000001';
const judged: JudgedPerson['judged'][number] = {
  judgeId: '5',
  state: 'sealed',
  reason: '',
  sheet: {
    id: ID,
    total: 81.5,
    marks: [
      { name: '教学设计', max: 60, value: 50.5 },
      { name: '表达', max: 40, value: 31 },
    ],
  },
};

async function open({ mayCorrect = true, of = judged as typeof judged | undefined } = {}) {
  const server = serve({ [PROPOSE]: { group: {} } });
  const onClose = vi.fn();
  renderConsole(
    <CorrectionDialog groupId="9" lot={3} judge="邵立" judged={of} mayCorrect={mayCorrect} onClose={onClose} />,
  );
  return { server, onClose };
}

beforeEach(() => signIn.recruiter());

test('a correction starts from what was sealed, adds up while one types, and needs a change and a reason', async () => {
  const { server, onClose } = await open();
  const form = await dialog();
  within(form).getByText('3 号，考官 邵立：81.5 分');
  expect(button('提出更正', form).disabled).toBe(true);
  enter('表达（满分 40）', '34.25', form);
  await within(form).findByText('84.75');
  press('提出更正', form);
  await within(form).findByText('请写明原因');
  expect(server.to(PROPOSE)).toEqual([]);
  fill('更正原因', '合计时漏加一项', form);
  press('提出更正', form);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  await screen.findByText('已提出，等另一位工作人员确认');
  expect(server.to(PROPOSE)[0]).toMatchObject({
    params: { id: ID },
    body: { marks: [50.5, 34.25], reason: '合计时漏加一项' },
  });
});

test('points moved from one line to another are a correction too, though the sum is the same', async () => {
  await open();
  const form = await dialog();
  enter('教学设计（满分 60）', '51.5', form);
  enter('表达（满分 40）', '30', form);
  await within(form).findByText('81.5', { selector: 'b' });
  await waitFor(() => expect(button('提出更正', form).disabled).toBe(false));
});

test('a line without points is not sent, and more than its maximum is cut to it', async () => {
  const { server } = await open();
  const form = await dialog();
  enter('表达（满分 40）', '', form);
  fill('更正原因', '重新核分', form);
  press('提出更正', form);
  await within(form).findByText('请给分');
  enter('表达（满分 40）', '99', form);
  await pressSoon('提出更正', form);
  await waitFor(() => expect(server.to(PROPOSE).map(({ body }) => body.marks)).toEqual([[50.5, 40]]));
});

test('who may not correct reads the sheet and has nothing to write in', async () => {
  await open({ mayCorrect: false });
  const form = await dialog();
  within(form).getByText('50.5 / 60');
  within(form).getByText('31 / 40');
  expect(form.querySelectorAll('input, textarea')).toHaveLength(0);
  noButton('提出更正');
});

test('a judge without a sheet has nothing to correct', async () => {
  await open({ of: { ...judged, state: 'recused', sheet: null } });
  expect(screen.queryByRole('dialog')).toBeNull();
});
