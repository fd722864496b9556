import { readFileSync } from 'node:fs';
import { drawFaults, drawSeats, type PublishedDraw } from '#contract/exams/draw.ts';

// npm run verify-draw -- FILE   computes a published draw of seats again; needs neither network nor database
const [file] = process.argv.slice(2);
if (!file) {
  console.error('用法：npm run verify-draw -- 文件');
  process.exit(2);
}
const draw = JSON.parse(readFileSync(file, 'utf8')) as PublishedDraw;
console.log(`名单哈希 ${draw.inputHash}\n种子哈希 ${draw.seedHash}`);
const faults = await drawFaults(draw);
for (const fault of faults) console.error(`✗ ${fault}`);
if (faults.length > 0) process.exit(1);
console.log(`✓ 哈希一致，${(await drawSeats(draw.seed ?? '', draw.input)).length} 个座位与复算结果完全相同`);
