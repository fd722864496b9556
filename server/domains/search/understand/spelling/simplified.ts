/** Traditional characters in the sector's words and places, each with its simplified form: 語 → 语. */
const pairs = `
  語语 學学 數数 體体 師师 園园 兒儿 書书 畫画 術术 樂乐 華华 歷历 經经 濟济 電电 腦脑 機机
  課课 輔辅 導导 員员 職职 業业 專专 門门 質质 證证 資资 編编 製制 廣广 東东 蘇苏 漢汉 慶庆
  陝陕 寧宁 龍龙 島岛 濱滨 鄭郑 瀋沈 長长 連连 無无 錫锡 灣湾 澤泽 陽阳 陰阴 雲云 貴贵 臺台
  瓊琼 遼辽 順顺 葉叶 縣县 區区 鎮镇 鄉乡 國国 際际 雙双 級级 實实 驗验 習习 開开 訓训 練练
  團团 圖图 館馆 檔档 醫医 護护 財财 務务 會会 計计 廚厨 營营 養养 駕驾 駛驶 維维 項项 産产
  產产 運运 競竞 賽赛 獎奖 補补 貼贴 費费 錢钱 險险 積积 給给 動动 勞劳 簽签 約约 與与 個个
  來来 這这 過过 應应 屆届 畢毕 碩硕 讀读 寫写 說说 話话 聽听 視视 頻频 網网 絡络 線线 設设
  備备 飛飞 鳥鸟 魚鱼 馬马 車车 輪轮 軍军 農农 絲丝 紡纺 織织 藥药 藝艺 戲戏 劇剧 籃篮 樣样
  單单 屬属 內内 優优 選选 獨独 總总 處处 辦办 準准 類类 統统 環环 號号 傳传 廠厂 黨党 隊队
  陳陈 劉刘 張张 齊齐 魯鲁 湯汤 萬万 歲岁 時时 間间 聯联 繫系 報报 紀纪 綜综 圍围 達达 邊边
  遠远 點点 樓楼 橋桥 鐵铁 銀银 鋼钢 麗丽 嶺岭 峽峡 滬沪 粵粤 閩闽 蓋盖 鄰邻 靜静 匯汇 黃黄
  楊杨 鬆松 畝亩 盧卢 壩坝 鹽盐 漁渔 祿禄 頭头 衛卫 潔洁 廳厅 禮礼 義义 愛爱 啟启 聾聋 復复
  療疗 適适 齡龄 嬰婴 齣出 託托 顧顾 問问 諮咨 詢询 規规 劃划 發发 請请 誰谁 嗎吗 現现 當当
  從从 後后`
  .trim()
  .split(/\s+/);

const simple = new Map(pairs.map(([traditional = '', plain = '']) => [traditional, plain]));

/** A keyword in simplified characters, as in posts. Names in traditional characters are parsed the same way. */
export const simplified = (text: string): string => [...text].map((sign) => simple.get(sign) ?? sign).join('');
