import { definePage } from '@hojip/platform/page'
import { calendarSearch } from './search.ts'

export const pages = [
  definePage({
    path: '/business/calendar',
    needsSignIn: true,
    search: calendarSearch,
    // Other operators change days at any time, so cached answers are never shown first.
    load: ({ search: { year }, prefetch }) =>
      prefetch('GET /sysConsole/queryCalendar', { year }, { fresh: true }),
    component: () => import('./calendar-page.tsx'),
    chunk: 'features/running/calendar/business/calendar-page.tsx',
  }),
]
