import mammoth from 'mammoth';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { resumeContent } from '#contract/resumes/resumes.ts';
import { setResume } from '../set-resume.ts';

const jober = {
  id: '7',
  name: '林知夏',
  gender: 'female',
  birthday: '1998-11-21',
  education: 'bachelor',
  identity: 'teacher',
  cityCode: null,
  avatarUrl: null,
  phone: '13800000001',
};

async function htmlWith(photo: { bytes: Uint8Array; url: string } | null): Promise<string> {
  const snapshot = { jober, resumeName: '高中版', content: resumeContent.parse({}) };
  const order = {
    as: 'docx',
    snapshot,
    template: 'steady',
    age: 27,
    title: '林知夏-高中版',
    photo,
    now: new Date(),
  } as const;
  const bytes = await setResume(order);
  return (await mammoth.convertToHtml({ buffer: Buffer.from(bytes as Uint8Array) })).value;
}

test('a Word document holds the picture of the person, where there is one', async () => {
  const bytes = await sharp({ create: { width: 32, height: 32, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();
  const html = await htmlWith({ bytes: new Uint8Array(bytes), url: '/uploads/1' });
  expect(html).toContain(`data:image/jpeg;base64,${bytes.toString('base64')}`);
  expect(html).toContain('林知夏');
  expect(await htmlWith(null)).not.toContain('<img');
});
