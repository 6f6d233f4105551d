import type { Tools } from '@hojip/db'
import { bind, type Bound } from '@hojip/platform/http'
import { exportActs } from '../actions/acts/export-acts.ts'
import { listActs } from '../actions/acts/read-acts.ts'
import { mallsScope, shopOf } from '../actions/acts/scope.ts'
import { actCalls } from '../contract/act-calls.ts'

export function actRoutes({ db, clock }: Pick<Tools, 'db' | 'clock'>): Bound[] {
  const exported = (locale: Parameters<typeof exportActs>[3]['locale']) => ({ locale, nowMs: clock.nowMs() })
  return bind(actCalls, {
    'POST /bizConsole/queryStaffActs': (input, { viewer, locale }) =>
      listActs(db, shopOf(viewer), input, locale),
    'POST /bizConsole/exportStaffActs': (input, { viewer, locale }) =>
      exportActs(db, shopOf(viewer), input, exported(locale)),
    'POST /sysConsole/queryStaffActs': (input, { locale }) => listActs(db, mallsScope(input), input, locale),
    'POST /sysConsole/exportStaffActs': (input, { locale }) =>
      exportActs(db, mallsScope(input), input, exported(locale)),
  })
}
