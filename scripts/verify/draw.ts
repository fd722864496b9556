import { readFileSync } from 'node:fs';
import { drawFaults, drawnThings, type PublishedDraw } from '#modules/exams/contract/draw.ts';

// npm run verify-draw -- FILE   computes a published draw of seats or lots again; needs neither network nor database
async function faultsIn(file: string): Promise<string[]> {
  try {
    const draw = JSON.parse(readFileSync(file, 'utf8')) as PublishedDraw;
    const faults = await drawFaults(draw);
    console.log(`名单哈希 ${draw.inputHash}\n种子哈希 ${draw.seedHash}`);
    if (faults.length === 0)
      console.log(`✓ 哈希一致，${draw.seats.length} 个${drawnThings[draw.kind]}与复算结果完全相同`);
    return faults;
  } catch {
    return ['文件读不出来，或不是抽签公开页上保存的文件'];
  }
}

const [file] = process.argv.slice(2);
const faults = file ? await faultsIn(file) : ['用法：npm run verify-draw -- 文件'];
for (const fault of faults) console.error(`✗ ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
