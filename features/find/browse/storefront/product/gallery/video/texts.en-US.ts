import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const enUS = {
  video: (name, length) => `Video of ${name}, ${length}`,
  show: (length) => `Show the video, ${length}`,
  cannotPlay: 'The video cannot be played.',
  open: 'Open it on its own',
} satisfies Texts<typeof zhCN>
