import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Editor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { beforeEach, expect, test, vi } from 'vitest';
import { button, dialog, field, fill, noButton, press } from '#web/testing/antd.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { later } from '#web/testing/serve.ts';
import { PictureDialog } from './rich-editor.tsx';
import { LinkDialog } from './rich-toolbar.tsx';

const ADDRESS = '链接地址';
const ALT = '图片说明';
const editorOf = (content: string) =>
  new Editor({ extensions: [StarterKit.configure({ link: { openOnClick: false } })], content });

async function openLink(content: string, select: (editor: Editor) => void = () => undefined) {
  const editor = editorOf(content);
  select(editor);
  const onClose = vi.fn();
  renderConsole(<LinkDialog editor={editor} onClose={onClose} />);
  return { editor, onClose, form: await dialog() };
}
const hrefsOf = (editor: Editor) =>
  [...editor.getHTML().matchAll(/<a [^>]*?href="([^"]*)"[^>]*>([^<]*)/g)].map(([, href, text]) => [href, text]);

beforeEach(() => signIn.operator('content'));

test('what is selected becomes a link; Enter is enough', async () => {
  const { editor, onClose, form } = await openLink('<p>报名系统在这里</p>', (one) =>
    one.commands.setTextSelection({ from: 1, to: 5 }),
  );
  fill(ADDRESS, ' https://a.test/x ', form);
  fireEvent.keyDown(field(ADDRESS, form), { key: 'Enter', code: 'Enter', keyCode: 13 });
  expect(hrefsOf(editor)).toEqual([['https://a.test/x', '报名系统']]);
  expect(onClose).toHaveBeenCalledOnce();
});

test('without a selection the address itself is written', async () => {
  const { editor, form } = await openLink('<p></p>');
  fill(ADDRESS, '/jobs', form);
  press('确定', form);
  expect(hrefsOf(editor)).toEqual([['/jobs', '/jobs']]);
});

test.each(['javascript:alert(1)', '//evil.test', '/\\evil.test', 'a.test', ''])(
  '"%s" is no address, and stays to be corrected',
  async (href) => {
    const { editor, onClose, form } = await openLink('<p>报名</p>');
    fill(ADDRESS, href, form);
    press('确定', form);
    within(form).getByText(/地址须以 http/);
    expect([field(ADDRESS, form).value, hrefsOf(editor), onClose.mock.calls]).toEqual([href, [], []]);
    fill(ADDRESS, 'https://a.test/', form);
    expect(within(form).queryByText(/地址须以 http/)).toBeNull();
  },
);

test('the whole link at the cursor is changed or taken away', async () => {
  const content = '<p>见<a href="https://old.test/">报名系统</a></p>';
  const inside = (one: Editor) => one.commands.setTextSelection(4);
  const first = await openLink(content, inside);
  expect(field(ADDRESS, first.form).value).toBe('https://old.test/');
  fill(ADDRESS, 'https://new.test/', first.form);
  press('确定', first.form);
  expect(hrefsOf(first.editor)).toEqual([['https://new.test/', '报名系统']]);
});

test('a link is taken away, its words stay', async () => {
  const { editor, form } = await openLink('<p>见<a href="https://old.test/">报名系统</a></p>', (one) =>
    one.commands.setTextSelection(4),
  );
  press('去掉链接', form);
  expect([hrefsOf(editor), editor.getText()]).toEqual([[], '见报名系统']);
});

test('what has no link has none to take away', async () => {
  const { form } = await openLink('<p>报名</p>');
  noButton('去掉链接', form);
});

async function openPicture(picture: File | string, alt = '', onDone = vi.fn(async (_: string) => undefined)) {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  const revoked = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
  const page = renderConsole(<PictureDialog picture={picture} alt={alt} onDone={onDone} onClose={() => undefined} />);
  return { onDone, revoked, form: await dialog(), ...page };
}
const png = new File(['x'], '操场.png', { type: 'image/png' });

test('a picture needs words or the word that it is decoration', async () => {
  const { onDone, form } = await openPicture(png);
  press('插入', form);
  within(form).getByText('请写图片说明，或选择“仅作装饰”');
  expect(onDone).not.toHaveBeenCalled();
  fill(ALT, ' 新生在操场列队 ', form);
  press('插入', form);
  await waitFor(() => expect(onDone.mock.calls).toEqual([['新生在操场列队']]));
});

test('decoration has no words, also where some were typed before', async () => {
  const { onDone, form } = await openPicture(png);
  fill(ALT, '花边', form);
  fireEvent.click(within(form).getByRole('checkbox'));
  expect(field(ALT, form).disabled).toBe(true);
  press('插入', form);
  await waitFor(() => expect(onDone.mock.calls).toEqual([['']]));
});

test('a picture of the text keeps its words; one without any is decoration', async () => {
  const { form, unmount } = await openPicture('/files/1.jpg', '校门');
  expect([field(ALT, form).value, within(form).getByRole('checkbox')]).toMatchObject(['校门', { checked: false }]);
  unmount();
  const other = await openPicture('/files/1.jpg');
  expect(within(other.form).getByRole('checkbox')).toHaveProperty('checked', true);
});

test('words stay where the picture was not stored, and it can be tried again', async () => {
  const answer = later<undefined>();
  const onDone = vi.fn((_: string) => answer.promise);
  const { form } = await openPicture(png, '', onDone);
  fill(ALT, '校门', form);
  press('插入', form);
  await act(async () => answer.reject(new Error('offline')));
  expect(field(ALT, form).value).toBe('校门');
  await waitFor(() => expect(document.querySelector('.ant-btn-loading')).toBeNull());
  expect(button('插入', form).disabled).toBe(false);
});

test('the preview of a file is let go with the dialog', async () => {
  const { revoked, unmount } = await openPicture(png);
  expect(document.querySelector('img')?.getAttribute('src')).toBe('blob:picture');
  unmount();
  expect(revoked).toHaveBeenCalledWith('blob:picture');
  expect(screen.queryByRole('dialog')).toBeNull();
});
