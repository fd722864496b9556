import { parseArgs } from 'node:util';
import { create as encodeQr } from 'qrcode';
import type { OperatorRole } from '#contract/actor.ts';
import { operatorRoles } from '#contract/operators/acts.ts';
import { rules } from '#contract/rules.ts';
import { readConfig } from '#server/config.ts';
import { makeOperator } from '#server/domains/operators/make-operator.ts';
import { connect } from '#server/platform/database/database.ts';
import { createLog } from '#server/platform/log.ts';
import { loadSecrets } from '#server/platform/secrets.ts';
import { openDatabase } from './open-database.ts';

// Creates an operator, above all the first one: `npm run operator -- create --phone 13700000009 --name 陈思源 --role super`.

const usage = `npm run operator -- create --phone 手机号 --name 姓名 [--role ${Object.keys(operatorRoles).join('|')}]`;

interface OperatorArguments {
  phone: string;
  name: string;
  role: OperatorRole;
}

function readArguments(): OperatorArguments {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { phone: { type: 'string' }, name: { type: 'string' }, role: { type: 'string', default: 'super' } },
  });
  const { phone = '', name = '', role } = values;
  if (positionals.join() !== 'create') throw new Error(`用法：${usage}`);
  if (!rules.mobile.test(phone)) throw new Error(`--phone 须为 11 位手机号。用法：${usage}`);
  if ([...name.trim()].length < 2) throw new Error(`--name 至少 2 个字。用法：${usage}`);
  if (!Object.hasOwn(operatorRoles, role)) throw new Error(`--role 不正确。用法：${usage}`);
  return { phone, name: name.trim(), role: role as OperatorRole };
}

/** Two modules of the code per character, dark on light in any terminal. */
function terminalQr(text: string): string {
  const { modules } = encodeQr(text, { errorCorrectionLevel: 'L' });
  const { size, data } = modules;
  const dark = (x: number, y: number) => x >= 0 && y >= 0 && x < size && y < size && Boolean(data[y * size + x]);
  const lines: string[] = [];
  for (let y = -2; y < size + 2; y += 2) {
    let line = '';
    for (let x = -2; x < size + 2; x += 1) {
      const [top, bottom] = [dark(x, y), dark(x, y + 1)];
      line += top ? (bottom ? ' ' : '▄') : bottom ? '▀' : '█';
    }
    lines.push(`\u001b[40;97m${line}\u001b[0m`);
  }
  return lines.join('\n');
}

try {
  const requested = readArguments();
  const config = readConfig(process.env);
  const log = createLog('warn');
  const database = await openDatabase(config, log);
  try {
    const { db, close } = connect(database.url, { max: 2, onError: (error) => log.warn({ err: error }) });
    try {
      const made = await makeOperator(db, await loadSecrets(db, config), { ...requested, now: new Date() });
      console.log(`\n已新建运营账号：${requested.name}，${operatorRoles[requested.role]}，手机号 ${requested.phone}`);
      console.log(`首次密码    ${made.password}`);
      console.log(`验证器      ${made.otpauth}\n\n${terminalQr(made.otpauth)}\n`);
      console.log(`恢复码，每个用一次：\n  ${made.recoveryCodes.join('\n  ')}`);
      console.log('\n以上只显示这一次。在 /admin/login 登录。');
    } finally {
      await close();
    }
  } finally {
    await database.stop();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
