import type { PartsTexts } from './texts.zh-CN.ts'

export const enUS = {
  partMissing: 'Part of this page has not loaded. We keep trying',
  reloadHelps: 'Part of this page still has not loaded. Reloading may help',
  reloadLoses: 'Part of this page still has not loaded. Reloading may help, but you will lose what you typed',
  partFailed: 'Part of this page has failed. The rest still works',
  notStored:
    'Your browser cannot save this: it is full or set to store nothing. Closing or reloading the page will lose it',
  retry: 'Try again',
  outdated: 'This site has been updated. Reload the page to go on',
  reload: 'Reload',
} satisfies PartsTexts
