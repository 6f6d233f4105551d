import type { Tools } from '@hojip/db'
import { bind, type Bound } from '@hojip/platform/http'
import { checkBooks } from './actions/check-books.ts'
import type { BooksOptions } from './actions/tools.ts'
import { exportMoney } from './actions/export-money.ts'
import { mendTrouble } from './actions/mend-trouble.ts'
import { readActs, readReconciledDays, readTroubles } from './actions/read-troubles.ts'
import { reconcileNow } from './actions/reconcile-day.ts'
import { booksCalls } from './contract.ts'
import { invariants } from './rules/invariants.ts'

export function booksRoutes(tools: Tools, options: BooksOptions): Bound[] {
  const booksTools = { ...tools, ...options }
  return bind(booksCalls, {
    'GET /sysConsole/queryTroubles': (input) => readTroubles(booksTools, input),
    'POST /sysConsole/mendTrouble': (input, { viewer }) => mendTrouble(booksTools, viewer, input),
    'POST /sysConsole/checkBooks': async (_input, { locale }) => {
      const question = { now: new Date(tools.clock.nowMs()), truth: await options.truth?.() }
      const list = await checkBooks(tools.db, question)
      return {
        list: list.map((one) => ({
          ...one,
          group: invariants[one.name].group,
          text: invariants[one.name].text[locale],
        })),
      }
    },
    'GET /sysConsole/queryReconciledDays': () => readReconciledDays(booksTools),
    'POST /sysConsole/reconcileDay': ({ day }, { viewer }) => reconcileNow(booksTools, viewer, day),
    'POST /sysConsole/exportMoney': (input, { viewer }) => exportMoney(booksTools, viewer, input),
    'GET /sysConsole/queryActs': (input) => readActs(booksTools, input),
  })
}
