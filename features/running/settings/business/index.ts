import { definePage } from '@hojip/platform/page'
import { changesInput, settingsSearch } from './settings-search.ts'

export const pages = [
  definePage({
    path: '/business/settings',
    needsSignIn: true,
    search: settingsSearch,
    // Other operators change settings at any time, so cached answers are never shown first.
    load: ({ search, prefetch }) =>
      Promise.all([
        prefetch('POST /sysConsole/querySettings', {}, { fresh: true }),
        prefetch('POST /sysConsole/querySettingChanges', changesInput(search), { fresh: true }),
      ]),
    component: () => import('./settings-page.tsx'),
    chunk: 'features/running/settings/business/settings-page.tsx',
  }),
]
