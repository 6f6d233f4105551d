import { plural, type Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const enUS: Texts<typeof zhCN> = {
  title: 'Help',
  lead: 'Most questions about buying, paying, receiving and returning are answered here.',
  search: 'Search help',
  searchHint: 'Try “refund”',
  found: (n, text) => `${n} ${plural(n, 'article', 'articles')} about “${text}”`,
  nothing: 'Nothing found',
  nothingHint: 'Try a shorter word, such as “fee” or “dispatch”.',
  missing: 'There is no such help article',
  missingHint: 'It may have been renamed or merged into another.',
  all: 'All help',
  stillOpen: 'Still stuck? Call customer service',
  inForceSince: (version, day) => `Version ${version}, in force since ${day}`,
  isAnnounced: (day) => `This new version has been announced. It is in force from ${day}.`,
  isEarlier: 'This is an earlier version, which no longer applies.',
  toCurrent: 'Read the version in force',
  willChange: (day) => `A new version has been announced. It is in force from ${day}.`,
  toAnnounced: 'Read what will change',
  versions: 'All versions',
  version: (version, day) => `Version ${version}, ${day}`,
  firstVersion: 'The first version',
  inForce: 'In force',
}
