import type { Texts } from '../../i18n/index.ts'

export const zhCN = {
  close: '关闭',
  copy: '复制',
  copied: '已复制',
  showPassword: '显示密码',
  busy: '处理中',
  loading: '加载中',
  was: '原价',
  /** Around the lowest of several prices. */
  priceFrom: { before: '', after: ' 起' },
  stars: (score: string) => `${score} 分，满分 5 分`,
  pictureMissing: '图片暂时看不到',
  fewer: '减少',
  more: '增加',
  quantity: '数量',
  atMost: (n: number) => `最多 ${n} 件`,
  atLeast: (n: number) => `至少 ${n} 件`,
  errorsTitle: (n: number) => `有 ${n} 处需要修改`,
  remove: (name: string) => `移除 ${name}`,
  breadcrumbs: '当前位置',
  steps: '进度',
  stepDone: '已完成',
  pages: '分页',
  previousPage: '上一页',
  nextPage: '下一页',
  jumpTo: '到第',
  jumpUnit: '页',
  jump: '前往',
  minutesLeft: (n: number) => `还剩 ${n} 分钟`,
  timeUp: '时间到了',
  skip: '跳到主要内容',
  home: '首页',
  back: '返回',
  language: '语言',
}

export type UiTexts = Texts<typeof zhCN>
