import { writeFileSync } from 'node:fs';
import { create } from 'qrcode';

const [WIDTH, HEIGHT, MODULE] = [640, 480, 10];
const [BLACK, WHITE, GREY] = [16, 235, 128];

/** The code in the middle of white paper, as brightness values. */
function picture(text: string): Buffer {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const plane = Buffer.alloc(WIDTH * HEIGHT, WHITE);
  const side = modules.size * MODULE;
  const [left, top] = [(WIDTH - side) >> 1, (HEIGHT - side) >> 1];
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const dark = modules.get(Math.floor(y / MODULE), Math.floor(x / MODULE));
      if (dark) plane[(top + y) * WIDTH + left + x] = BLACK;
    }
  return plane;
}

/** Chromium's flags for a permitted fake camera, which shows the file's content when it is opened. */
export const cameraFlags = (file: string): string[] => [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${file}`,
];

/** Puts a QR code in front of the camera, as a looped video of one frame. */
export function holdBeforeCamera(file: string, text: string): void {
  const colour = Buffer.alloc((WIDTH * HEIGHT) / 2, GREY);
  const head = `YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\nFRAME\n`;
  writeFileSync(file, Buffer.concat([Buffer.from(head), picture(text), colour]));
}
