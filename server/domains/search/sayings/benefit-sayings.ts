import type { Saying } from './saying.ts';

const has = (benefit: string, said: string, why = 'The benefit in everyday words.'): Saying => ({
  why,
  said,
  means: { also: { benefit } },
});

/** 福利 in everyday words. Several codes of one saying must all hold. */
export const benefitSayings: Saying[] = [
  has(
    'canteen apartment',
    '包吃住 包吃包住 包食宿 管吃住 管吃管住 吃住全包 包吃住的 有吃有住 提供食宿 免费食宿 食宿 食宿全包 包住包吃 管住管吃 包食住 供吃住 供食宿 吃住',
    'Both board and lodging.',
  ),
  has(
    'apartment',
    `包住 包住的 管住 住宿 住校 有宿舍 有宿舍的 提供宿舍 提供住宿 提供住房 免费住宿 给宿舍 给住 教师宿舍 教师公寓 职工宿舍 员工宿舍 单间 单人间
    单人宿舍 周转房 分房 给房子住 有公寓 公寓 宿舍 有住的地方 能住宿 可以住宿 可住宿 带宿舍 住处`,
  ),
  has(
    'canteen',
    '包吃 包吃的 管饭 管吃 包餐 包饭 包三餐 包午餐 免费午餐 免费三餐 工作餐 餐补 饭补 有食堂 有餐补 提供午餐 提供三餐 供饭 管午饭',
  ),
  has(
    'weekend',
    '双休 双休的 周末双休 周末休息 周末不上班 周末放假 朝九晚五 做五休二 上五休二 周六日休息 周六周日休息 有周末 不上周末',
  ),
  has(
    'vacation',
    `寒暑假 有寒暑假 有寒暑假的 寒暑假的 放寒暑假 带薪寒暑假 带薪假 带薪休假 带薪年假 年假 暑假 寒假 有暑假 有寒假 放假多 假期多 假期长 长假`,
  ),
  has(
    'insurance',
    '五险一金 五险二金 六险一金 六险二金 五险 有五险一金 有五险 交五险一金 交社保 上社保 缴社保 有社保 社保 公积金 住房公积金 有公积金 交公积金 社会保险 缴纳社保',
  ),
  has('annuity', '职业年金 企业年金 年金 有年金'),
  has('bonus', '年终奖 有年终奖 年终奖金 年底奖金 年底双薪 双薪 13薪 14薪 十三薪 十四薪 年终'),
  has('performance', '绩效 绩效奖 绩效奖金 绩效工资 有绩效'),
  has('homeroom-allowance', '班主任津贴 班主任费 班主任补贴 有班主任津贴'),
  has('housing-subsidy', '住房补贴 房补 租房补贴 租房补助 购房补贴 有房补 住房补助 补贴房租 给房补 房租补贴'),
  has('settlement', '安家费 有安家费 给安家费 安家补贴 安家补助 安家'),
  has('research-fund', '科研启动费 科研启动金 启动经费 启动费 科研经费 启动金'),
  has('talent-subsidy', '人才补贴 人才津贴 引进补贴 引才补贴 人才公寓 人才政策'),
  has(
    'children-school',
    `子女入学 子女上学 子女就学 子女就读 孩子上学 孩子入学 孩子读书 小孩上学 小孩读书 娃上学 解决孩子上学 解决子女入学 解决子女上学 解决小孩上学
    解决孩子入学 解决娃上学 管孩子上学 子女教育`,
  ),
  has(
    'spouse-job',
    '配偶安置 解决配偶工作 配偶工作 解决对象工作 家属安置 家属工作 安排家属 老公工作 老婆工作 夫妻双招',
  ),
  has('household-register', '落户 能落户 可落户 可以落户 解决户口 给户口 有户口 户口 上户口 办户口 北京户口 上海户口'),
  has('checkup', '体检 有体检 每年体检'),
  has('transport', '班车 有班车 通勤车 接送上下班 车补 交通补贴 交通补助 有车补'),
  has('training', '带薪培训 有培训 进修 培训进修 能进修 岗前培训 学历提升'),
  has('title-review', '评职称 能评职称 可以评职称 职称评审 职称评定 职称晋升'),
  has('union', '节日福利 过节费 工会福利 工会 团建 节日礼品 生日福利'),
];
