/**
 * Every npm script, as the steps it runs in turn with the project's own Node.
 * What follows `--` on the command line goes to the last step.
 *
 * @typedef {{ run: string, beside?: string, alone?: boolean, drains?: boolean, flags?: string[], env?: Record<string, string> }} Step
 * `beside`: runs at the same time; the step ends when both have, with the exit code of the step.
 * `alone`: no other process of this checkout takes such a step at the same time.
 * `flags`: of Node; those that the Node at hand does not know are left out.
 * `drains`: the step ends in its own time after a signal, which it is sent once (see bootstrap/child.mjs).
 * @type {Record<string, Step[]>}
 */
export const tasks = {
  start: [
    { run: 'node scripts/build.ts --if-stale', alone: true, beside: 'node scripts/first-data.ts' },
    // Memory (docs/decisions/0008-fast-pages.md): full collections compact and release memory, and the heap may grow by 45 %
    // between two (Node's default allows several times the live size); the young generation has semi-spaces of 16 MiB, at full
    // size again after each collection; two collector threads, each of which keeps memory of its own; threads share two malloc
    // arenas; blocks from 10 KB on are mappings of their own and released at once, since zlib's blocks of 16 KiB between cached pages
    // leave holes; the segmenter uses small pages.
    {
      run: 'node build/app/main.js',
      flags: [
        '--v8-pool-size=2',
        '--max-semi-space-size=16',
        '--semi-space-growth-factor=16',
        '--memory-saver-mode',
        '--heap-growing-percent=45',
      ],
      drains: true,
      env: {
        NODE_ENV: 'production',
        NODE_COMPILE_CACHE: 'build/compiled',
        MALLOC_ARENA_MAX: '2',
        MALLOC_MMAP_THRESHOLD_: '10000',
        MALLOC_TRIM_THRESHOLD_: '524288',
        MIMALLOC_ALLOW_THP: '0',
      },
    },
  ],
  dev: [
    {
      run: 'node server/main.ts --dev',
      flags: ['server', 'contract', 'database', 'modules', 'packages'].map((tree) => `--watch-path=${tree}`),
      drains: true,
      env: { NODE_ENV: 'development' },
    },
  ],
  build: [{ run: 'node scripts/build.ts', alone: true }],
  test: [{ run: 'node scripts/test.ts' }],
  check: [{ run: 'node scripts/check.ts' }],
  subjects: [{ run: 'node scripts/rules/commit-subjects.ts' }],
  fix: [{ run: 'biome check --write' }],
  demo: [{ run: 'node scripts/demo.ts' }],
  import: [{ run: 'node scripts/import.ts' }],
  operator: [{ run: 'node scripts/operator.ts' }],
  keys: [{ run: 'node scripts/operate/keys.ts' }],
  'erase-again': [{ run: 'node scripts/operate/erase-again.ts' }],
  bench: [{ run: 'node scripts/run-named.ts bench' }],
  fuzz: [{ run: 'node scripts/fuzz.ts' }],
  chaos: [{ run: 'node scripts/run-named.ts chaos' }],
  cluster: [{ run: 'node lab/cluster.ts' }],
  backup: [{ run: 'node lab/backup.ts' }],
  upgrade: [{ run: 'node lab/upgrade.ts' }],
  anywhere: [{ run: 'node lab/anywhere.ts' }],
  'verify-draw': [{ run: 'node scripts/verify/draw.ts' }],
  'verify-archive': [{ run: 'node scripts/verify/archive.ts' }],
  'db:generate': [{ run: 'node scripts/generate-migration.ts' }],
  licences: [{ run: 'node scripts/rules/licences.ts' }],
  recipes: [{ run: 'node scripts/try-recipes.ts' }],
  shots: [{ run: 'node scripts/shots.ts' }],
  tasks: [{ run: 'node lab/tasks.ts' }],
};

/** Scripts that run with the product's packages only; others also install those of tests, checks and measurements. */
export const productTasks = ['start', 'dev', 'build', 'demo', 'import', 'operator', 'keys', 'erase-again'];

/**
 * What `npm run NAME -- --help` prints, for every script that takes arguments. Lists of benches and the like come from their
 * folders and stand in the scripts.
 * @type {Record<string, string>}
 */
export const usages = {
  test: `npm test -- [quick | proof | unit|web|api|core|e2e] [路径中的词 …]
  不带参数     依次运行各类测试；浏览器只走主要流程，长表（权限、错误输入、恶意文件）只取七分之一
  proof        其余的浏览器流程、长表的全部各行，以及在负载下杀掉节点和数据库
  quick        提交前：类型、规则、单元测试、改动所在目录的测试和一个浏览器流程；最后列出没有运行的
  unit web api core e2e 只运行一类
  词           只运行路径中含有该词的测试文件`,
  build: `npm run build -- [--if-stale]
  --if-stale  只在源码有改动时构建`,
  check: `npm run check
  同时检查格式、规则和类型，列出全部问题；不接受参数
  格式只看改动过的文件，设置了 CI 时看全部`,
  fix: `npm run fix -- [文件 …]
  按规则改写文件；不写文件时改写全部`,
  demo: `npm run demo -- [--posts 4000] [--companies 600] [--resumes 1500] [--seed 20261121]
  --posts      职位数
  --companies  单位数；不写时随职位数
  --resumes    简历数
  --seed       随机数的种子，同一种子得到同样的数据`,
  import: `npm run import -- 文件.xlsx|csv [--dry-run] [--mapping mapping.json] [--sheet 工作表] [--source 来源] [--yes]
  --dry-run   只读表并给出报告，不写入
  --mapping   JSON：{"字段": "表中的列"}，覆盖自动识别的列
  --sheet     工作表的名称；不写时读取第一张有表头的
  --source    对外显示的来源
  --yes       不询问，直接写入`,
  operator: `npm run operator -- create --phone 手机号 --name 姓名 [--role super]
  新建运营账号，显示首次密码、验证器和恢复码；--role 不正确时列出全部角色`,
  keys: `npm run keys -- rotate|check|new
  rotate  更换主密钥文件中的密钥，网站可以在运行
  check   检查主密钥是否与数据库相符
  new     显示一个新密钥，用于 SECRET_KEY`,
  'erase-again': `npm run erase-again -- --since 时刻 --from 地址
  数据库恢复到较早的时刻之后，重新注销在那以后注销的账号
  --since  恢复到的时刻，如 2026-11-24T12:30:00Z
  --from   恢复到日志末尾的副本，或仍可读取的原数据库`,
  bench: `npm run bench -- 名称 [参数 …]
  测量 bench/ 中的一项；不写名称时列出全部`,
  fuzz: `npm run fuzz -- [--calls 50000] [--raw 10000] [--seed 1]
  --calls  按接口文档生成的调用数
  --raw    不合 HTTP 规范的请求数
  --seed   随机数的种子`,
  chaos: `npm run chaos -- 名称 [参数 …]
  制造 chaos/ 中的一种故障；不写名称时列出全部`,
  backup: `npm run backup -- rehearse [--deliveries 300]
  演练备份与恢复：基础备份、归档日志、恢复到某一时刻、文件、重新清除个人数据
  需要 Debian 的 postgresql-15`,
  upgrade: `npm run upgrade -- rehearse [--from 标签或提交] [--deliveries 1500]
  演练滚动升级：旧版本的三个节点在负载下逐个换成当前代码
  --from  不写时用最近的发布版本，没有时用可以直接升级的最早版本`,
  anywhere: `npm run anywhere -- [词 …]
  在不同的环境中各启动一次并运行一个测试：用户、文件夹权限、路径、语言与时区、Node 版本；需要 root
  词  只试名称含有这些词的环境`,
  cluster: `npm run cluster -- start|stop|status [--folder 文件夹] [--port 4340]
  在本机启动 Patroni、etcd、三个 PostgreSQL、HAProxy、三个节点和 nginx，使用 deploy/ 中的配置
  需要 Debian 的 patroni、etcd-server、haproxy、nginx、postgresql-15
  --folder  数据所在的文件夹，再次启动时继续使用
  --port    nginx 的端口`,
  tasks: `npm run tasks -- [--origin URL] [--only 3,8] [--out 文件.md]
  像人一样走完十二项任务，数按了几次、填了几处、打开几页、用了几秒
  --origin  已在运行的演示网站，它的数据会被改动；不写时启动一个
  --only    只走这些任务
  --out     写入 Markdown 文件，包括每一步`,
  'verify-draw': `npm run verify-draw -- 文件
  复算一个公开的座位抽签（抽签公开页上保存的文件），不需要网络和数据库`,
  'verify-archive': `npm run verify-archive -- 文件.zip
  核验一个公招项目的归档包：文件哈希、抽签、名单、总成绩和事件链，不需要网络和数据库`,
  'db:generate': `npm run db:generate -- --name 名称
  按 database/schema/ 的改动生成迁移`,
  recipes: `npm run recipes -- [标题中的词 …]
  在副本上完整执行 CONTRIBUTING.md 的各个步骤表，再逐行省略，检查每一处省略都会被发现
  词  只试标题含有这些词的步骤表`,
  shots: `npm run shots -- [--accept] [--origin URL] [--area public] [--only 名称,名称] [--width 390] [--scheme dark] [--state 状态,状态] [--no-axe] [--out 文件夹]
  --accept  更新 e2e/platform/visual.e2e.ts 用来比较的图片
  --origin  已在运行的网站；不写时启动一个
  --area    只拍一个区域；--only 只拍这些页面
  --width   窗口宽度；--scheme light 或 dark；--state 页面状态
  --no-axe  不检查无障碍
  --out     存放的文件夹`,
};
