import { definePage } from '@hojip/platform/page'
import { calendarSearch } from './calendar/calendar-search.ts'
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
  definePage({
    path: '/business/calendar',
    needsSignIn: true,
    search: calendarSearch,
    // Other operators change days at any time, so cached answers are never shown first.
    load: ({ search: { year }, prefetch }) =>
      prefetch('GET /sysConsole/queryCalendar', { year }, { fresh: true }),
    component: () => import('./calendar/calendar-page.tsx'),
    chunk: 'features/running/settings/business/calendar/calendar-page.tsx',
  }),
]
