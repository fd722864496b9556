import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '#web/testing/render-page.tsx';
import { AvatarEditor } from './avatar-editor.tsx';

test('a picture that cannot be read closes the window and says so', async () => {
  const onClose = vi.fn();
  renderPage(<AvatarEditor file={new File(['no picture'], '照片.png', { type: 'image/png' })} onClose={onClose} />);
  const dialog = await screen.findByRole('dialog', { name: '裁剪头像' });
  await waitFor(() => expect(dialog.querySelector('img')).not.toBeNull());
  fireEvent.error(dialog.querySelector('img') as HTMLImageElement);
  await screen.findByText('这张图片打不开，请换一张');
  expect(onClose).toHaveBeenCalledOnce();
});
