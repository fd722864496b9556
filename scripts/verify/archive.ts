import { readFileSync } from 'node:fs';
import { archiveFaults } from '#modules/exams/contract/archive/archive-faults.ts';
import { FileFault } from '#packages/office-files/file-fault.ts';
import { unpackArchive } from './unpack-archive.ts';

// npm run verify-archive -- FILE   checks the archive of a project; needs neither network nor database
async function faultsIn(file: string): Promise<string[]> {
  try {
    const { manifest, faults, checked } = await archiveFaults(await unpackArchive(readFileSync(file)));
    if (manifest) console.log(`${manifest.title}\n${manifest.madeAt} 归档，事件链末端 ${manifest.head}`);
    const { lists, lines, draws, events } = checked;
    if (faults.length === 0)
      console.log(`✓ ${lists} 份名单 ${lines} 行、${draws} 次抽签、${events} 条事件与复算结果完全相同`);
    return faults;
  } catch (error) {
    return [error instanceof FileFault ? error.message : '文件读不出来，或不是归档包'];
  }
}

const [file] = process.argv.slice(2);
const faults = file ? await faultsIn(file) : ['用法：npm run verify-archive -- 文件'];
for (const fault of faults) console.error(`✗ ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
