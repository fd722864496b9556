import { readFile, writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import {
  checkMapping,
  ImportError,
  importFields,
  type Mapping,
  mapColumns,
  mappingTable,
  neededFields,
  planImport,
  readTable,
  reportCsv,
  reportJson,
  summaryTable,
  type Table,
  writeImport,
} from '#modules/imports/server/public.ts';
import { makeFolder } from '#packages/embedded-postgres/make-folder.ts';
import { progressBar } from '#server/boot/progress-bar.ts';
import { readConfig } from '#server/config.ts';
import { connect } from '#server/platform/database/database.ts';
import { createLog } from '#server/platform/log.ts';
import { openDatabase } from './open-database.ts';

// Imports a table of posts: `npm run import -- FILE`. The schools are created unclaimed, and claimed at certification.

const usage = '请写明一个文件；用法见 npm run import -- --help';

async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new ImportError('无法询问，请检查上面的列对应关系后加 --yes 再运行');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} (y/N) `);
  terminal.close();
  return /^(y|yes|是)$/i.test(answer.trim());
}

async function mappingFor({ columns, rows }: Table, file: string | undefined): Promise<Mapping> {
  const found = mapColumns(columns, rows);
  if (!file) return found;
  const text = await readFile(file, 'utf8').catch(() => {
    throw new ImportError(`打不开映射文件：${file}`);
  });
  const { mapping, problems } = checkMapping(parsed(text, file), columns);
  if (problems.length > 0) throw new ImportError(`映射文件有误：${problems.join('；')}`);
  return { ...found, ...mapping };
}

function parsed(text: string, file: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (value && typeof value === 'object' && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {}
  throw new ImportError(`映射文件不是 JSON 对象：${file}`);
}

async function keepReport(dataDir: string, name: string, rows: Parameters<typeof reportCsv>[0]): Promise<string> {
  const folder = resolve(dataDir, 'imports');
  makeFolder(folder);
  const path = resolve(folder, name);
  await writeFile(`${path}.csv`, reportCsv(rows), { mode: 0o600 });
  await writeFile(`${path}.json`, reportJson(rows), { mode: 0o600 });
  return `${path}.csv（.json）`;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      mapping: { type: 'string' },
      sheet: { type: 'string' },
      source: { type: 'string' },
      yes: { type: 'boolean', default: false },
    },
  });
  const [file, ...more] = positionals;
  if (!file || more.length > 0) throw new ImportError(usage);
  const config = readConfig(process.env);
  const started = performance.now();
  const table = await readTable(file, values.sheet);
  const mapping = await mappingFor(table, values.mapping);
  console.log(
    `${basename(file)}：${table.format}${table.sheet ? `，工作表“${table.sheet}”` : ''}，${table.rows.length} 行\n\n${mappingTable(mapping, table.columns)}\n`,
  );
  const lacking = neededFields.filter((field) => !mapping[field]).map((field) => importFields[field].label);
  if (lacking.length > 0) throw new ImportError(`找不到“${lacking.join('”“')}”一列，请用 --mapping 指明`);
  const plan = planImport(table, mapping, new Date());
  const stamp = new Date().toISOString().replace(/[:.]/g, '-');
  if (values['dry-run']) {
    console.log(summaryTable(plan.rows, plan));
    console.log(`\n没有写入。逐行报告：${await keepReport(config.DATA_DIR, `${stamp}-dry-run`, plan.rows)}`);
    return;
  }
  if (!values.yes && !(await confirm(`按上面的对应关系导入 ${table.rows.length} 行？`))) return;
  const log = createLog('warn');
  const database = await openDatabase(config, log);
  try {
    const { db, close } = connect(database.url, { max: 2, onError: (error) => log.warn({ err: error }) });
    try {
      const bar = progressBar(process.stdout);
      const source = values.source ?? basename(file).replace(/\.[^.]+$/, '');
      const written = await writeImport(db, plan, {
        source,
        now: new Date(),
        onProgress: (done, all) => bar.show('写入', done, all),
      });
      bar.end();
      console.log(summaryTable(written.rows, plan));
      console.log(
        `\n新建单位 ${written.made} 个，已有单位 ${written.known} 个，用时 ${((performance.now() - started) / 1000).toFixed(1)} 秒`,
      );
      console.log(`逐行报告：${await keepReport(config.DATA_DIR, `${stamp}-${written.batchId}`, written.rows)}`);
    } finally {
      await close();
    }
  } finally {
    await database.stop();
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
