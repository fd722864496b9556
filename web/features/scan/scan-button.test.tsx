import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '#web/testing/render-page.tsx';
import { later } from '#web/testing/serve.ts';
import { ScanButton } from './scan-button.tsx';

/** A camera as the browser gives it. */
function cameraOf(give: () => Promise<unknown>) {
  vi.stubGlobal('isSecureContext', true);
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia: vi.fn(give) } });
}
const track = () => ({ stop: vi.fn() });
const streamOf = (...tracks: ReturnType<typeof track>[]) => ({ getTracks: () => tracks });
const named = (name: string) => Promise.reject(Object.assign(new Error('no'), { name }));
const open = () => fireEvent.click(screen.getByRole('button', { name: '摄像头扫码' }));

beforeEach(() => {
  // What shows a picture in the test's document plays nothing.
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
  Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', { configurable: true, writable: true, value: null });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

test.each([
  ['NotAllowedError', '没有允许使用摄像头：请在地址栏旁的网站权限中允许，再点一次'],
  ['NotFoundError', '没有找到摄像头'],
  ['OverconstrainedError', '没有找到摄像头'],
  ['NotReadableError', '摄像头打不开，可能正被其他程序使用'],
  ['SomethingNew', '摄像头没有打开，请再试一次'],
])('a camera that does not open (%s) says why, and what can be typed instead', async (name, said) => {
  cameraOf(() => named(name));
  renderPage(<ScanButton onCode={() => undefined} />);
  open();
  await screen.findByText(`${said}。也可以直接输入入场码。`);
  screen.getByRole('button', { name: '摄像头扫码' });
  expect(screen.queryByLabelText('摄像头画面')).toBeNull();
});

test('where nothing can be typed nothing is said of it; without https the reason is the address', async () => {
  cameraOf(() => named('NotAllowedError'));
  vi.stubGlobal('isSecureContext', false);
  renderPage(<ScanButton onCode={() => undefined} name="" />);
  open();
  await screen.findByText('摄像头只能在 https 网址下使用。');
});

test('another try takes the reason away', async () => {
  cameraOf(() => named('NotReadableError'));
  renderPage(<ScanButton onCode={() => undefined} />);
  open();
  await screen.findByText(/摄像头打不开/);
  cameraOf(async () => streamOf(track()));
  open();
  await waitFor(() => expect(screen.queryByText(/摄像头打不开/)).toBeNull());
  screen.getByLabelText('摄像头画面');
});

test('the camera is turned off by the button, and when the page is left', async () => {
  const first = track();
  cameraOf(async () => streamOf(first));
  const { unmount } = renderPage(<ScanButton onCode={() => undefined} />);
  open();
  await waitFor(() => expect(HTMLMediaElement.prototype.play).toHaveBeenCalled());
  await act(async () => undefined);
  fireEvent.click(screen.getByRole('button', { name: '关闭摄像头' }));
  await waitFor(() => expect(first.stop).toHaveBeenCalled());
  const second = track();
  cameraOf(async () => streamOf(second));
  open();
  await waitFor(() => expect(HTMLMediaElement.prototype.play).toHaveBeenCalledTimes(2));
  await act(async () => undefined);
  unmount();
  expect(second.stop).toHaveBeenCalled();
});

test('a camera that opens after one went on is turned off again', async () => {
  const late = later<ReturnType<typeof streamOf>>();
  const one = track();
  cameraOf(() => late.promise);
  const { unmount } = renderPage(<ScanButton onCode={() => undefined} />);
  open();
  await act(async () => undefined);
  unmount();
  await act(async () => late.resolve(streamOf(one)));
  await waitFor(() => expect(one.stop).toHaveBeenCalled());
});

test('a picture that cannot be shown does not leave the camera on', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(
    Object.assign(new Error('no'), { name: 'AbortError' }),
  );
  const one = track();
  cameraOf(async () => streamOf(one));
  renderPage(<ScanButton onCode={() => undefined} />);
  open();
  await screen.findByText(/摄像头打不开/);
  expect(one.stop).toHaveBeenCalled();
});
