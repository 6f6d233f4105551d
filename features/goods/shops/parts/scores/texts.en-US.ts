import type { zhCN } from './texts.zh-CN.ts'

export const enUS: typeof zhCN = {
  title: 'Shop scores',
  above: (by) => `${by} above the mall’s mean`,
  below: (by) => `${by} below the mall’s mean`,
  same: 'As the mall’s mean',
  none: 'Too few to tell',
  how: 'How scores are computed',
  term: 'Term',
  counted: 'Result',
  count: 'Counted',
  points: 'Points',
  left: 'Left out',
  notYet:
    'Once the shop has reviews, shipped orders and answered chats, its scores appear here within the hour.',
}
