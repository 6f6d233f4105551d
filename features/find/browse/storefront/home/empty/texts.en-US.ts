import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const enUS: Texts<typeof zhCN> = {
  title: 'The market has not opened yet',
  text: 'The shops are still setting up. Come back soon',
  action: 'I run a shop',
  operator:
    'If this is your mall: run this command on the server to import a catalog. The home page then fills in by itself.',
  importCommand: 'Import command',
}
