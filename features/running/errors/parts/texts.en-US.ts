import type { zhCN } from './texts.zh-CN.ts'

export const enUS: typeof zhCN = {
  title: 'Script errors',
  time: 'Time',
  page: 'Page',
  message: 'What happened',
  clear: 'Clear',
}
