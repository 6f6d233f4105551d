import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const enUS = {
  editing: (names, count) =>
    count === 1
      ? `${names} is editing this too and hasn’t saved yet`
      : `${names} are editing this too and haven’t saved yet`,
  otherTab: 'You’re editing this in another tab too and haven’t saved there yet',
  newer: 'A newer version has just been saved',
  merge: 'Review and merge',
  notLoaded: 'The newer version could not be loaded. Please try again',
} satisfies Texts<typeof zhCN>
