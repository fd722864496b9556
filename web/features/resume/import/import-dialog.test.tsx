import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '#contract/api.ts';
import { jober } from '#contract/seekers/seeker.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { refusal, serve } from '#web/testing/serve.ts';
import { chooseFiles, holdUploads, pdf } from '#web/testing/uploads.ts';
import { ImportDialog } from './import-dialog.tsx';

const READ = 'POST /api/resumes/readings';
const ME = 'PATCH /api/jobers/me';
const me = sampleOf(jober, { name: '林晓', gender: 'female', birthday: '' });
const { content } = sampleOf(api['GET /api/resumes/:id'].returns, { content: { intro: '八年一线教学' } });
const reading = {
  person: { name: '林小晓', birthday: '1992-05-01' },
  intro: '爱教书',
  entries: {
    educations: [
      { key: 'a1', school: '华东师范大学', education: 'bachelor', major: '物理学', from: '2010-09', to: '2014-06' },
    ],
    honours: [{ key: 'a2' }],
  },
};

function open() {
  const server = serve({ [READ]: reading, [ME]: me });
  const watch = { onTake: vi.fn(), onClose: vi.fn() };
  return { server, watch, ...renderPage(<ImportDialog jober={me} content={content} {...watch} />) };
}
const choose = () => screen.getByRole('button', { name: /^选择 PDF/ });
async function read() {
  const uploads = holdUploads();
  chooseFiles(choose(), pdf());
  await waitFor(() => expect(uploads).toHaveLength(1));
  await uploads[0]?.answer(200, { id: '77', name: '简历.pdf', size: 10, url: '/f/77' });
}
const tick = (name: RegExp) => fireEvent.click(screen.getByRole('checkbox', { name }));
const take = () => screen.getByRole('button', { name: /^写入简历/ });

beforeEach(() => signIn.seeker());

test('what the person has wins unless they say otherwise; nothing is written before the last button', async () => {
  const { server, watch } = open();
  await read();
  await screen.findByText('林小晓');
  const taken = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked;
  expect([taken(/^姓名/), taken(/^出生日期/), taken(/^自我评价/), taken(/华东师范大学/)]).toEqual([
    false,
    true,
    false,
    true,
  ]);
  expect(server.to(ME)).toEqual([]);
  tick(/没有读到名称/);
  fireEvent.click(take());
  await waitFor(() => expect(watch.onClose).toHaveBeenCalledOnce());
  expect(server.to(ME)[0]?.body).toEqual({ birthday: '1992-05-01' });
  const [part] = watch.onTake.mock.calls[0] ?? [];
  expect(Object.keys(part)).toEqual(['educations']);
  expect(part.educations.at(-1)).toMatchObject({ school: '华东师范大学', major: '物理学' });
});

test('an entry that lacks something holds up the writing until it is corrected or left out', async () => {
  open();
  await read();
  await screen.findByText('（没有读到名称）');
  expect(take()).toHaveProperty('disabled', true);
  screen.getByText('有必填项没读到，请补上或去掉勾选');
  tick(/没有读到名称/);
  expect(take()).toHaveProperty('disabled', false);
  expect(take().textContent).toContain('2 项');
});

test('a file that could not be read says why, and another may be chosen', async () => {
  const { server, watch } = open();
  server.change({ [READ]: () => refusal('INVALID_INPUT', '这个文件是扫描件，读不了') });
  await read();
  await screen.findByText('这个文件是扫描件，读不了');
  server.change({ [READ]: reading });
  await read();
  await screen.findByText('林小晓');
  server.change({ [ME]: () => refusal('UNAVAILABLE') });
  tick(/没有读到名称/);
  fireEvent.click(take());
  await waitFor(() => expect(server.to(ME)).toHaveLength(1));
  expect([watch.onTake, watch.onClose].map(({ mock }) => mock.calls)).toEqual([[], []]);
  expect(take()).toHaveProperty('disabled', false);
});
