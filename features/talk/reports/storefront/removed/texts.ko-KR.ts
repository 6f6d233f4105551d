import type { zhCN } from './texts.zh-CN.ts'

export const koKR: typeof zhCN = { object: '고객센터에 문의' }
