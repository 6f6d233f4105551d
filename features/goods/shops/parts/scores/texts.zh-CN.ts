export const zhCN = {
  title: '店铺评分',
  /** The score beside the mean of all shops. */
  above: (by: string) => `高于全站平均 ${by}`,
  below: (by: string) => `低于全站平均 ${by}`,
  same: '与全站平均持平',
  none: '数据还不够',
  how: '评分怎么算',
  term: '分项',
  counted: '统计结果',
  count: '数量',
  points: '得分',
  left: '不计',
  notYet: '店铺有了评价、发货和回复记录后，每小时会在这里算出评分。',
}
