import type { BenefitCode } from '../benefits.ts';
import { wordLists } from './word-lists.ts';

export const benefitWords = wordLists<BenefitCode>({
  insurance: '五险一金 五险二金 五险两金 六险一金 六险二金 五险 社保 社会保险 公积金 住房公积金',
  annuity: '职业年金 企业年金 年金',
  bonus: '年终奖 年终奖金 年底奖金 年底双薪 双薪 13薪 14薪 十三薪 十四薪',
  performance: '绩效 绩效奖 绩效奖金 绩效工资 奖励性绩效',
  'homeroom-allowance': '班主任津贴 班主任费 班主任补贴 班主任津补贴 班主任补助',
  vacation: '寒暑假 带薪寒暑假 寒暑假带薪 带薪假期 带薪休假 带薪年假 年假',
  weekend: '双休 周末双休 周末休息 做五休二',
  canteen:
    '食堂 包吃 包餐 包三餐 免费三餐 免费午餐 工作餐 免费工作餐 餐补 饭补 伙食补贴 包吃住 包吃包住 包食宿 提供食宿 免费食宿 食宿',
  apartment:
    '教师公寓 教师宿舍 公寓 宿舍 住宿 提供住宿 免费住宿 单人宿舍 包住 周转房 教师周转房 包吃住 包吃包住 包食宿 提供食宿 免费食宿 食宿',
  'housing-subsidy': '住房补贴 住房补助 租房补贴 租房补助 购房补贴 房补',
  settlement: '安家费 安家补贴 安家补助 安家费补贴',
  'research-fund': '科研启动费 科研启动经费 科研启动金 科研经费 启动经费',
  'talent-subsidy': '人才补贴 人才津贴 人才引进补贴 引才补贴 引进补贴 人才公寓',
  'children-school': '子女入学 子女就学 子女就读 子女入读 子女上学 解决子女就学 解决子女入学 子女学费 子女教育',
  'spouse-job': '配偶安置 配偶工作 解决配偶工作 家属安置 家属随调 配偶就业',
  'household-register': '落户 解决户口 办理落户 落户政策',
  checkup: '体检 年度体检 定期体检 免费体检 健康体检',
  transport: '交通 交通补贴 交通补助 交通费 车补 班车 通勤车 上下班接送',
  training: '培训进修 进修 带薪培训 在职培训 岗前培训 外出培训 青蓝工程 师徒结对',
  'title-review': '职称评审 职称评定 职称晋升 评职称 评聘职称',
  union: '工会福利 工会 节日福利 节日慰问 节日补贴 节日礼品 生日福利 团建 教工旅游 员工旅游',
});
