import type { zhCN } from './texts.zh-CN.ts'

export const enUS: typeof zhCN = { object: 'Contact customer service' }
