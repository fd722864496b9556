import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { inventedIdentity } from '#contract/people/identity-number.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { refusal, serve, unreachable } from '#web/testing/serve.ts';
import { chooseFiles, holdUploads, pdf } from '#web/testing/uploads.ts';
import type { EvidenceKind } from '../../../contract/evidence.ts';
import { usualSettings } from '../../../contract/exam-settings.ts';
import { examDetail, examPost, type PostFit, postFit } from '../../../contract/exam-shapes.ts';
import { RegisterDialog } from './register-dialog.tsx';

const REGISTER = 'POST /api/exams/:id/registrations';
const number = inventedIdentity({ birthday: '1998-03-07', sequence: 12 });
const exam = sampleOf(examDetail, {
  id: '5',
  settings: usualSettings(2027),
  steps: [{ step: 'register', startsAt: '2026-11-20T01:00:00.000Z', endsAt: '2026-12-01T09:00:00.000Z' }],
});
const post = sampleOf(examPost, { id: '42', code: '0101', title: '小学语文', employer: '云溪小学' });
const doubtful = sampleOf(postFit, {
  postId: '42',
  fit: 'unfit',
  checks: [{ rule: 'age', label: '年龄', required: '35 周岁以下', has: '41 周岁', verdict: 'unfit' }],
});

let sent: ReturnType<typeof holdUploads>;
beforeEach(() => {
  signIn.seeker();
  sent = holdUploads();
});

function open(fit?: PostFit, of = post) {
  const onDone = vi.fn();
  const page = renderPage(<RegisterDialog exam={exam} post={of} fit={fit} onClose={() => undefined} onDone={onDone} />);
  return { ...page, onDone };
}

const line = (kind: string) => {
  const found = within(screen.getByRole('list', { name: '材料' })).getAllByRole('listitem');
  return within(found.find((one) => one.textContent.startsWith(kind)) as HTMLElement);
};
const attach = async (kind: string, file: File, id: string) => {
  const before = sent.length;
  chooseFiles(line(kind).getByRole('button', { name: /上传|再加一份/ }), file);
  await waitFor(() => expect(sent).toHaveLength(before + 1));
  await sent.at(-1)?.answer(200, { id, name: file.name });
  await line(kind).findByText(file.name);
};

/** The browser's pictures, without their pixels: a file of the given measures, and a cut that is a file again. */
function drawPictures(width: number, height: number) {
  const picture = HTMLImageElement.prototype;
  vi.spyOn(picture, 'naturalWidth', 'get').mockReturnValue(width);
  vi.spyOn(picture, 'naturalHeight', 'get').mockReturnValue(height);
  picture.decode = async () => undefined;
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['cut'])));
}
const choosePhoto = () =>
  chooseFiles(
    line('证件照').getByRole('button', { name: /上传|换一张/ }),
    new File(['photo'], '证件照.jpg', { type: 'image/jpeg' }),
  );
async function attachPhoto(id: string) {
  drawPictures(600, 900);
  choosePhoto();
  const dialog = await screen.findByRole('dialog', { name: '裁剪证件照' });
  await waitFor(() => expect(dialog.querySelector('img')).not.toBeNull());
  fireEvent.load(dialog.querySelector('img') as HTMLImageElement);
  const use = await screen.findByRole('button', { name: '使用这张照片' });
  await waitFor(() => expect(use).toHaveProperty('disabled', false));
  const before = sent.length;
  fireEvent.click(use);
  await waitFor(() => expect(sent).toHaveLength(before + 1));
  await sent.at(-1)?.answer(200, { id, name: 'picture.jpg' });
}

const submit = () => screen.getByRole('button', { name: '提交报名' });
const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
async function fillAll() {
  fill(/身份证号/, ` ${number.slice(0, 6)} ${number.slice(6).toLowerCase()} `);
  await attachPhoto('11');
  await attach('身份证', pdf(10, '身份证.pdf'), '12');
  await attach('毕业证', pdf(10, '毕业证.pdf'), '13');
  fireEvent.click(screen.getByRole('checkbox', { name: /诚信承诺/ }));
}
const evidence: { kind: EvidenceKind; fileId: string }[] = [
  { kind: 'photo', fileId: '11' },
  { kind: 'identity', fileId: '12' },
  { kind: 'diploma', fileId: '13' },
];

test('an empty registration says every part that is lacking, and sends nothing', async () => {
  const server = serve({});
  const { user } = open(doubtful);
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(submit());
  const said = screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(said).toEqual(
    expect.arrayContaining([
      '请先核对上面几项',
      '身份证号不正确，请核对 18 位号码',
      '还缺：证件照、身份证件、毕业证或学籍证明',
      '请阅读并签署诚信承诺书',
    ]),
  );
  expect(server.sent).toEqual([]);
});

test('a number whose check character is wrong is refused here', async () => {
  const server = serve({});
  const { user } = open();
  fill(/身份证号/, number.slice(0, -1) + (number.endsWith('1') ? '2' : '1'));
  await user.click(submit());
  screen.getByText('身份证号不正确，请核对 18 位号码');
  fill(/身份证号/, number);
  expect(screen.queryByText('身份证号不正确，请核对 18 位号码')).toBeNull();
  expect(server.sent).toEqual([]);
});

test('what was filled in goes out whole: the number without blanks, each file with its kind, the reason for a seat', async () => {
  const server = serve({ [REGISTER]: { id: '7' } });
  const { user, onDone } = open(doubtful);
  await fillAll();
  fill(/无障碍座位/, ' 使用轮椅 ');
  await user.click(submit());
  screen.getByText('请先核对上面几项');
  expect(server.to(REGISTER)).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: '我已核对，仍要报名' }));
  await user.click(submit());
  await screen.findByText('报名已提交');
  expect(onDone).toHaveBeenCalledOnce();
  expect(server.to(REGISTER)).toMatchObject([
    {
      params: { id: '5' },
      body: { postId: '42', identityNumber: number, evidence, accessible: '使用轮椅', pledged: true },
    },
  ]);
});

test('after a refusal and a lost answer everything stands as it was, and the same registration goes out under one key', async () => {
  const server = serve({
    [REGISTER]: () =>
      refusal('INVALID_INPUT', undefined, [{ path: 'body.identityNumber', message: '与实名信息不一致' }]),
  });
  const { user, onDone } = open();
  await fillAll();
  await user.click(submit());
  await screen.findByText('与实名信息不一致');
  server.change({ [REGISTER]: unreachable });
  await user.click(submit());
  await waitFor(() => expect(screen.queryByText('与实名信息不一致')).toBeNull());
  await waitFor(() => expect(submit()).toHaveProperty('disabled', false));
  expect(screen.getByLabelText<HTMLInputElement>(/身份证号/).value).toContain(number.slice(0, 6));
  line('毕业证').getByText('毕业证.pdf');
  expect(onDone).not.toHaveBeenCalled();
  server.change({ [REGISTER]: { id: '7' } });
  await user.click(submit());
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  const keys = server.to(REGISTER).map(({ headers }) => headers.get('idempotency-key'));
  expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
});

test('a photo too small for the project is refused before it is cut; a file taken away is lacking again', async () => {
  serve({});
  const { user } = open();
  drawPictures(200, 300);
  choosePhoto();
  await screen.findByText('照片是 200 × 300 像素，裁不出 295 × 413，请换一张更清晰的');
  expect([screen.queryByRole('dialog', { name: '裁剪证件照' }), sent]).toEqual([null, []]);
  await attach('身份证', pdf(10, '正面.pdf'), '12');
  await attach('身份证', pdf(10, '反面.pdf'), '14');
  await user.click(submit());
  screen.getByText('还缺：证件照、毕业证或学籍证明');
  await user.click(screen.getByRole('button', { name: '去掉正面.pdf' }));
  line('身份证').getByText('反面.pdf');
  await user.click(screen.getByRole('button', { name: '去掉反面.pdf' }));
  screen.getByText('还缺：证件照、身份证件、毕业证或学籍证明');
});

test('several scans chosen at once go to their kinds by their names, the nameless to what is lacking', async () => {
  serve({});
  open();
  chooseFiles(screen.getByRole('button', { name: '一次选好几份' }), pdf(10, '毕业证书.pdf'), pdf(10, 'IMG_1.pdf'));
  for (const [at, name] of ['毕业证书.pdf', 'IMG_1.pdf'].entries()) {
    await waitFor(() => expect(sent).toHaveLength(at + 1));
    await sent[at]?.answer(200, { id: String(20 + at), name });
  }
  await line('毕业证').findByText('毕业证书.pdf');
  await line('身份证').findByText('IMG_1.pdf');
});

test('what was filled in is there again after a reload, on the way back and after thinking again, also for another post', async () => {
  serve({ [REGISTER]: { id: '7' } });
  const first = open();
  await fillAll();
  first.unmount();
  const again = open();
  expect(screen.getByLabelText<HTMLInputElement>(/身份证号/).value).toContain(number.slice(0, 6));
  line('毕业证').getByText('毕业证.pdf');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /诚信承诺/ }).checked, 'the pledge is given anew').toBe(
    false,
  );
  await again.user.click(screen.getByRole('button', { name: '再想想' }));
  again.unmount();
  const other = open(undefined, sampleOf(examPost, { id: '43', code: '0102', title: '小学数学' }));
  line('身份证').getByText('身份证.pdf');
  await other.user.click(screen.getByRole('checkbox', { name: /诚信承诺/ }));
  await other.user.click(submit());
  await waitFor(() => expect(other.onDone).toHaveBeenCalledOnce());
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('jyrc_form_exam_'))).toEqual([]);
  expect(JSON.stringify({ ...localStorage })).not.toContain(number);
});

test('a paper that comes with graduation may be replaced until the project’s day, and the page says by what', async () => {
  const server = serve({ [REGISTER]: { id: '7' } });
  const requirements = { degree: 'bachelor' as const, certificate: 'senior' as const, words: {} };
  const { user } = open(undefined, sampleOf(examPost, { id: '42', requirements }));
  await fillAll();
  await user.click(submit());
  screen.getByText('还缺：学位证、教师资格证');
  expect(server.to(REGISTER)).toEqual([]);
  expect(line('学位证').getByText('或替代材料')).toBeDefined();
  line('替代材料').getByText(/2027-07-31 前取得即可的证书/);
  await attach('替代材料', pdf(10, '学籍证明.pdf'), '15');
  await user.click(submit());
  await screen.findByText('报名已提交');
  expect(server.to(REGISTER)[0]?.body).toMatchObject({ evidence: [...evidence, { kind: 'pending', fileId: '15' }] });
});

test('where the project takes other papers, the person says which', async () => {
  const server = serve({ [REGISTER]: { id: '7' } });
  const settings = { ...usualSettings(2027), identities: ['resident' as const, 'permit' as const] };
  const onDone = vi.fn();
  const { user } = renderPage(
    <RegisterDialog
      exam={{ ...exam, settings }}
      post={post}
      fit={undefined}
      onClose={() => undefined}
      onDone={onDone}
    />,
  );
  await fillAll();
  fireEvent.change(screen.getByLabelText('证件类型'), { target: { value: 'permit' } });
  fill(/证件号码/, 'H123');
  await user.click(submit());
  screen.getByText('通行证号码不正确，应为 H 或 M 和 8 位数字');
  fill(/证件号码/, 'h12345678');
  await user.click(submit());
  await screen.findByText('报名已提交');
  expect(server.to(REGISTER)[0]?.body).toMatchObject({ identityKind: 'permit', identityNumber: 'H12345678' });
});

test('a press that sends nothing leads to the first thing that is lacking', async () => {
  const seen = vi.fn();
  Element.prototype.scrollIntoView = function () {
    seen(this.textContent);
  };
  open();
  fireEvent.click(submit());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/身份证号/)));
  fill(/身份证号/, number);
  fireEvent.click(submit());
  expect(seen.mock.lastCall?.[0]).toMatch(/^还缺：/);
});
