import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { button, choose, dialog, field, fill, press, settled } from '#web/testing/antd.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { type Answers, later, refusal, serve, unreachable } from '#web/testing/serve.ts';
import { MessageForm, ReferForm, TagForm, TagLine } from './batch-forms.tsx';

const SAY = 'POST /api/communicate/deliveries/messages';
const REFER = 'POST /api/company/deliveryReferrals';
const TAG = 'POST /api/company/deliveryTags';
const strip: Answers = { 'GET /api/company/boxStrip': { tags: ['试讲优秀', '备选'] } };

beforeEach(() => signIn.recruiter());

test('one message goes to several, once for two presses; who did not get it is named with the reason', async () => {
  const answer = later<object>();
  const server = serve({ [SAY]: () => answer.promise as never, 'GET /api/communicate/phrases': { items: [] } });
  const onDone = vi.fn();
  renderConsole(<MessageForm ids={['1', '2']} onDone={onDone} onClose={() => undefined} />);
  const form = await dialog();
  press('发出', form);
  await within(form).findByText('请填写消息');
  fill('消息', '请带学位证原件', form);
  press('发出', form);
  press('发出', form);
  await waitFor(() => expect(server.to(SAY).length).toBeGreaterThan(0));
  await act(async () =>
    answer.resolve({
      results: [
        { id: '1', name: '赵一', outcome: 'sent', message: '' },
        { id: '2', name: '钱二', outcome: 'refused', message: '对方已屏蔽会话' },
      ],
    }),
  );
  expect((await screen.findAllByText('已发给 1 人，1 人没有发出')).length).toBeGreaterThan(0);
  screen.getByText(/对方已屏蔽会话/);
  expect(onDone).toHaveBeenCalled();
  const bodies = server.to(SAY).map(({ body }) => body);
  expect(bodies[0]).toMatchObject({ ids: ['1', '2'], text: '请带学位证原件' });
  expect(new Set(bodies.map(({ clientId }) => clientId)).size).toBe(1);
});

test('a message that was lost goes again under its name, and another text under another', async () => {
  const server = serve({ [SAY]: unreachable, 'GET /api/communicate/phrases': { items: [] } });
  renderConsole(<MessageForm ids={['1', '2']} onDone={() => undefined} onClose={() => undefined} />);
  const form = await dialog();
  for (const text of ['请带学位证', '请带学位证', '请带学位证原件']) {
    fill('消息', text, form);
    press('发出', form);
    await waitFor(() => expect(server.to(SAY).at(-1)?.body.text).toBe(text));
    await settled();
    expect(field('消息', form).value).toBe(text);
  }
  const [first, again, other] = server.to(SAY).map(({ body }) => body.clientId);
  expect([again === first, other === first]).toEqual([true, false]);
});

test('too many people are told before anything is written for nothing', async () => {
  serve({ 'GET /api/communicate/phrases': { items: [] } });
  const ids = Array.from({ length: 201 }, (_, at) => String(at + 1));
  renderConsole(<MessageForm ids={ids} onDone={() => undefined} onClose={() => undefined} />);
  const form = await dialog();
  within(form).getByText(/一次最多发给 \d+ 人，请少选一些/);
  expect(button('发出', form).disabled).toBe(true);
});

test('colleagues are asked to look with words; a field that is refused says why and keeps them', async () => {
  const fault = { path: 'body.text', message: '说明含有联系方式' };
  const server = serve({
    'GET /api/company/deliveries/:id/notes': { colleagues: [{ memberId: '3', name: '李四' }] },
    [REFER]: () => refusal('INVALID_INPUT', '提交的内容有误', [fault]),
  });
  const onDone = vi.fn();
  renderConsole(<ReferForm ids={['1', '2']} onDone={onDone} onClose={() => undefined} />);
  const form = await dialog();
  press('通知同事', form);
  for (const text of ['请选择同事', '请填写说明']) await within(form).findByText(text);
  expect(server.to(REFER)).toEqual([]);
  await choose('同事', '李四', form);
  fill('说明', '请看试讲', form);
  press('通知同事', form);
  await within(form).findByText('说明含有联系方式');
  await settled();
  expect(field('说明', form).value).toBe('请看试讲');
  server.change({ [REFER]: { n: 2 } });
  press('通知同事', form);
  await screen.findByText('已请同事看 2 份投递');
  expect(onDone).toHaveBeenCalledOnce();
  expect(server.to(REFER).at(-1)?.body).toEqual({ ids: ['1', '2'], memberIds: ['3'], text: '请看试讲' });
});

const addTag = (box: HTMLElement, value: string) => {
  fireEvent.change(box, { target: { value } });
  fireEvent.keyDown(box, { key: 'Enter', code: 'Enter', keyCode: 13 });
};

test('several deliveries get a tag that was used before or a new one; a failure keeps them chosen', async () => {
  const server = serve({ ...strip, [TAG]: unreachable });
  const onDone = vi.fn();
  renderConsole(<TagForm ids={['1', '2']} onDone={onDone} onClose={() => undefined} />);
  const form = await dialog();
  press('打标签', form);
  await within(form).findByText('请填写标签');
  await choose('标签', '备选', form);
  addTag(within(form).getByLabelText('标签', { selector: 'input' }), '会编程');
  press('打标签', form);
  await screen.findByText('接口请求失败');
  await settled();
  within(form).getByText('会编程', { selector: '.ant-select-selection-item-content' });
  server.change({ [TAG]: { n: 2 } });
  press('打标签', form);
  await screen.findByText('已给 2 份投递打上标签');
  expect(server.to(TAG).map(({ body }) => body)).toEqual(
    Array(2).fill({ ids: ['1', '2'], add: ['备选', '会编程'], remove: [] }),
  );
  expect(onDone).toHaveBeenCalledOnce();
});

test('a tag is added or taken away by itself, and only one’s own side of it is sent', async () => {
  const server = serve({ ...strip, [TAG]: { n: 1 } });
  renderConsole(<TagLine id="1" tags={['备选', '会编程']} mayMove />);
  const box = screen.getByLabelText('标签，仅同事可见', { selector: 'input' });
  addTag(box, ' 普通话一级甲等证书已核验完毕 ');
  await waitFor(() => expect(server.to(TAG)).toHaveLength(1));
  expect(server.to(TAG)[0]?.body).toEqual({ ids: ['1'], add: ['普通话一级甲等证书已核验'], remove: [] });
  const shown = screen.getByText('备选', { selector: '.ant-select-selection-item-content' }).parentElement;
  fireEvent.click(shown?.querySelector('.ant-select-selection-item-remove') as HTMLElement);
  await waitFor(() => expect(server.to(TAG)).toHaveLength(2));
  expect(server.to(TAG)[1]?.body).toEqual({ ids: ['1'], add: [], remove: ['备选'] });
});

test('who only interviews reads the tags', () => {
  serve(strip);
  renderConsole(<TagLine id="1" tags={['备选']} mayMove={false} />);
  screen.getByText('备选');
  expect(screen.queryByLabelText('标签，仅同事可见')).toBeNull();
});
