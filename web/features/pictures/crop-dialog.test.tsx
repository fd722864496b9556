import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { pictures } from '#web/testing/pictures.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { later } from '#web/testing/serve.ts';
import { CropDialog } from './crop-dialog.tsx';

const file = new File(['picture'], '照片.png', { type: 'image/png' });
type Keep = React.ComponentProps<typeof CropDialog>['keep'];

function Page({ keep, mostZoom }: { keep: Keep; mostZoom?: number }) {
  const [open, setOpen] = useState(true);
  if (!open) return <p>closed</p>;
  return (
    <CropDialog
      file={file}
      title="裁剪照片"
      okText="使用这张照片"
      measures={{ width: 100, height: 200 }}
      mostZoom={mostZoom}
      onClose={() => setOpen(false)}
      keep={keep}
    />
  );
}

/** Opens the dialog with a picture of 400 × 400 that has loaded. */
async function open(keep: Keep = async () => undefined, mostZoom?: number) {
  const drawn = pictures(400, 400);
  const page = renderPage(<Page keep={keep} mostZoom={mostZoom} />);
  const dialog = await screen.findByRole('dialog', { name: '裁剪照片' });
  await waitFor(() => expect(dialog.querySelector('img')).not.toBeNull());
  fireEvent.load(dialog.querySelector('img') as HTMLImageElement);
  return { drawn, dialog, ...page };
}
const ok = () => screen.getByRole<HTMLButtonElement>('button', { name: '使用这张照片' });
const zoom = () => screen.getByLabelText<HTMLInputElement>('缩放');

test('what is kept has the measures and their proportion, from the middle of the picture', async () => {
  const kept: File[] = [];
  const { drawn, user } = await open(async (cut) => void kept.push(cut));
  await waitFor(() => expect(ok().disabled).toBe(false));
  await user.click(ok());
  await screen.findByText('closed');
  expect(drawn).toEqual([{ from: [100, 0, 200, 400], to: [100, 200] }]);
  expect(kept.map(({ name, type }) => [name, type])).toEqual([['picture.jpg', 'image/jpeg']]);
});

test('the slider takes a smaller part of the picture, as it says', async () => {
  const { drawn, user } = await open();
  fireEvent.change(zoom(), { target: { value: '2' } });
  await waitFor(() => expect(ok().disabled).toBe(false));
  await user.click(ok());
  await screen.findByText('closed');
  expect(drawn[0]?.from).toEqual([150, 100, 100, 200]);
});

test('a picture that has no pixels to spare cannot be enlarged', async () => {
  await open(undefined, 1);
  expect(zoom().disabled).toBe(true);
});

test('nothing can be kept before the picture is there', async () => {
  pictures(400, 400);
  renderPage(<Page keep={async () => undefined} />);
  await screen.findByRole('dialog');
  expect(ok().disabled).toBe(true);
});

test('while it is sent the button says how far, and cannot be pressed again; a failure leaves the frame where it was', async () => {
  const sending = later<void>();
  const keep = vi.fn<Keep>((_, { onProgress }) => {
    onProgress(0.42);
    return sending.promise;
  });
  const { user, drawn } = await open(keep);
  fireEvent.change(zoom(), { target: { value: '2' } });
  await user.click(ok());
  const busy = await screen.findByRole<HTMLButtonElement>('button', { name: '上传中 42%' });
  expect(busy.disabled).toBe(true);
  await act(async () => sending.reject(new Error('shown by the upload')));
  expect(zoom().value).toBe('2');
  keep.mockResolvedValue(undefined);
  await user.click(ok());
  await screen.findByText('closed');
  expect(drawn.map(({ from }) => from)).toEqual([
    [150, 100, 100, 200],
    [150, 100, 100, 200],
  ]);
});

test('closing while it is sent stops the sending', async () => {
  let signal: AbortSignal | undefined;
  const { user } = await open((_, sending) => {
    signal = sending.signal;
    return new Promise(() => undefined);
  });
  await user.click(ok());
  await waitFor(() => expect(signal?.aborted).toBe(false));
  await user.click(screen.getByRole('button', { name: '取消' }));
  expect(signal?.aborted).toBe(true);
});

test('a picture that the browser cannot draw is said, and nothing is sent', async () => {
  const keep = vi.fn<Keep>();
  const { user } = await open(keep);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(null));
  await user.click(ok());
  await screen.findByText('这张图片打不开，请换一张');
  expect(keep).not.toHaveBeenCalled();
  expect(ok().disabled).toBe(false);
});
