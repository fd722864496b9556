import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '#contract/api.ts';
import { button, dialog, field, fill, noButton, press, settled } from '#web/testing/antd.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { refusal, serve, unreachable } from '#web/testing/serve.ts';
import { EvidenceViewer, PersonColumn } from './registration.tsx';

const LOOK = 'POST /api/company/examRegistrations/:id/identity';
const FILE = 'GET /api/company/examEvidence/:id';
const REASON = '原因，会与查看人和时间一起记录';
const MASKED = '33**************29';

const open = (more: object = {}) =>
  renderConsole(
    <PersonColumn
      registration={sampleOf(api['GET /api/company/examRegistrations/:id'].returns, {
        id: '11',
        identity: MASKED,
        evidence: [],
        snapshot: { jober: { name: '林知夏' } },
        ...more,
      })}
    />,
  );
const file = () => new Response('bytes', { headers: { 'content-disposition': 'attachment' } });

beforeEach(() => signIn.recruiter());

test('a whole identity number is shown after a reason, which is sent and recorded', async () => {
  const server = serve({ [LOOK]: { number: '330106199605010029' } });
  open();
  screen.getByText(MASKED);
  press('查看全号');
  const form = await dialog();
  fill(REASON, '核', form);
  expect(button('查看', form).disabled).toBe(true);
  fill(REASON, ' 核对报名信息 ', form);
  press('查看', form);
  await screen.findByText('330106199605010029');
  expect(server.to(LOOK)[0]).toMatchObject({ params: { id: '11' }, body: { reason: '核对报名信息' } });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  noButton('查看全号');
});

test.each([
  [unreachable, '接口请求失败'],
  [() => refusal('CONFLICT', '身份证号已按规定清除'), '身份证号已按规定清除'],
])('where it is not shown the reason stays, and the number masked', async (answer, said) => {
  serve({ [LOOK]: answer });
  open();
  press('查看全号');
  const form = await dialog();
  fill(REASON, '核对报名信息', form);
  press('查看', form);
  await screen.findByText(said);
  await settled();
  expect(field(REASON, form).value).toBe('核对报名信息');
  screen.getByText(MASKED);
});

test('a number that was erased is not asked for', () => {
  open({ identity: '' });
  screen.getByText('未留存');
  noButton('查看全号');
});

const paper = (id: string, kind: string, type = 'image/jpeg') => ({ id, kind, name: `${kind}.jpg`, type, at: '' });

test('two papers are looked at side by side; only those that are shown are recorded as seen', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:paper');
  const server = serve({ [FILE]: file as never });
  const onShow = vi.fn();
  const evidence = [paper('1', 'identity'), paper('2', 'diploma'), paper('3', 'certificate'), paper('4', 'photo')];
  renderConsole(<EvidenceViewer evidence={evidence} shown={1} onShow={onShow} />);
  await waitFor(() => expect(server.to(FILE).map(({ params }) => params.id)).toEqual(['2', '3']));
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual(['false', 'true', 'false']);
  tabs[0]?.click();
  expect(onShow).toHaveBeenCalledWith(0);
});

test('a paper that did not load is asked for again; a PDF opens in a window of its own', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:paper');
  const server = serve({ [FILE]: unreachable });
  renderConsole(
    <EvidenceViewer evidence={[paper('2', 'diploma', 'application/pdf')]} shown={0} onShow={() => undefined} />,
  );
  await screen.findByText('材料没有加载出来');
  server.change({ [FILE]: file as never });
  press('重试');
  const link = within(await screen.findByRole('figure')).findByRole('link', { name: /^打开/ });
  expect([(await link).getAttribute('href'), (await link).getAttribute('target')]).toEqual(['blob:paper', '_blank']);
});

test('a registration without papers says so', () => {
  renderConsole(<EvidenceViewer evidence={[paper('4', 'photo')]} shown={0} onShow={() => undefined} />);
  screen.getByText('没有附材料');
});
