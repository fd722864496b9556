import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { demoPeople } from '#database/demo/accounts.ts';
import { cameraFlags, holdBeforeCamera } from '#e2e/lib/fake-camera.ts';
import { givenFair } from '#e2e/lib/given-fair.ts';
import { overHttp } from '#e2e/lib/over-http.ts';
import { enterAsOperator } from '#e2e/lib/sign-in-operator.ts';
import { useSite } from '#e2e/lib/site.ts';

// Admission with a camera, which shows a video of the ticket's own code.
const video = join(mkdtempSync(join(tmpdir(), 'jiaoyu-rencai-camera-')), 'ticket.y4m');
const site = useSite(cameraFlags(video));

async function scan(door: Page, code: string) {
  holdBeforeCamera(video, code);
  await door.getByRole('button', { name: '摄像头扫码' }).click();
}

test('the camera reads a ticket and lets its holder in once; the ticket of another fair is named', async () => {
  const [fairId, otherId] = [await givenFair(site.origin), await givenFair(site.origin)];
  const { phone, password } = demoPeople.seeker;
  const { token } = await overHttp(site.origin)('POST', '/api/jober/joberLogin', { phone, password });
  const seeker = overHttp(site.origin, token);
  const signUp = async (meetingId: string) => (await seeker('POST', '/api/jober/saveSignUp', { meetingId })).code;
  const [code, otherCode] = [await signUp(fairId), await signUp(otherId)];

  const door = await site.person();
  await enterAsOperator(door, 'support');
  await door.goto(`/admin/fairs/door?id=${fairId}`);
  await scan(door, code);
  await door.getByText('签到成功，请入场').waitFor();
  await door.getByText(/已签到过/).waitFor();
  await door.getByRole('button', { name: '关闭摄像头' }).click();
  await scan(door, otherCode);
  await door
    .getByText(/入场券，不是本场的/)
    .first()
    .waitFor();
  await door.getByRole('button', { name: '关闭摄像头' }).click();
});
