import type { TenureCode } from '../tenures.ts';
import { wordLists } from './word-lists.ts';

/** 编外, 非编 and 无编 mean the opposite of 编制: a contract with the school. */
export const tenureWords = wordLists<TenureCode>({
  establishment:
    '事业编制 事业编 编制 编制内 公办编制 在编 在编教师 有编 有编制 带编 入编 正编 正式编制 实名编制 实名制',
  quota: '员额/备案制 员额制 员额 备案制 备案制教师 控制数 人员控制数 总量控制 人员总量 人员总量管理',
  agency: '人事代理 人事代理制',
  contract:
    '校聘合同 校聘 校聘制 合同制 合同制教师 合同教师 编外 编制外 编外聘用 非编 非编制 非在编 无编 无编制 不占编',
  track: '预聘—长聘 预聘-长聘 预聘长聘 预聘制 长聘 长聘制 准聘 准聘长聘 准聘-长聘 非升即走 tenure-track',
  annual: '年薪制',
  dispatch: '劳务派遣 派遣制 劳务外包',
  procurement: '政府购买服务 政府购买 购买服务',
  'special-post': '特岗 特岗教师 特设岗位 特岗计划',
  targeted: '公费/定向 公费师范 公费师范生 免费师范生 优师计划 国优计划 定向培养 定向师范生 定向生 委培生',
  retired: '银龄返聘 银龄 银龄讲学 银龄教师 返聘 退休返聘 退休教师 离退休教师',
  private: '民办劳动合同 民办合同 民办聘用',
  postdoc: '博士后 博后 博士后流动站 博士后工作站',
  substitute: '临聘代课 临聘 临聘教师 代课 代课教师 代课老师 临时代课 产假代课 顶岗 顶岗教师',
  hourly: '兼职课时 兼职 兼职教师 兼职老师 课时制 按课时 钟点 小时工',
  intern: '实习见习 实习 实习生 实习教师 实习老师 教育实习 见习 见习岗 见习教师 就业见习',
});
