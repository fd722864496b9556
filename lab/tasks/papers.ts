import sharp from 'sharp';

/** A scanned document as people attach it. */
export const scanOf = (paper: string) => ({
  name: `${paper}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n'),
});

/** A picture, larger than what forms ask for; a portrait in the shape in which studios hand it out. */
export async function picture(name: string, { width, height } = { width: 600, height: 700 }) {
  const create = { width, height, channels: 3, background: '#b9c7e6' } as const;
  return { name: `${name}.png`, mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() };
}
