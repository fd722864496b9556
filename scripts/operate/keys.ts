import { openDatabase } from '#scripts/open-database.ts';
import { readConfig } from '#server/config.ts';
import { connect } from '#server/platform/database/database.ts';
import { createLog } from '#server/platform/log.ts';
import { newKey } from '#server/platform/master-keys.ts';
import { loadSecrets, rotateMasterKey } from '#server/platform/secrets.ts';

// Replaces or checks the installation's master key, also while the site runs: `npm run keys -- rotate`.

const actions = {
  rotate: {
    act: rotateMasterKey,
    done: '主密钥已更换。多台机器请把新的密钥文件复制到每个节点；正在运行的节点不用重启。请另行备份新密钥。',
  },
  check: { act: loadSecrets, done: '主密钥与数据库相符。' },
};

async function run(name: keyof typeof actions): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog('warn');
  const database = await openDatabase(config, log);
  const { db, close } = connect(database.url, { max: 2, onError: (error) => log.warn({ err: error }) });
  try {
    await actions[name].act(db, config);
  } finally {
    await close();
    await database.stop();
  }
  console.log(actions[name].done);
}

const [name = ''] = process.argv.slice(2);
try {
  if (name === 'new') console.log(newKey().toString('base64'));
  else if (name === 'rotate' || name === 'check') await run(name);
  else throw new Error('用法：npm run keys -- rotate|check|new');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
