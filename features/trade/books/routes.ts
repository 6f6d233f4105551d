import type { Tools } from '@hojip/db'
import { bind, type Bound } from '@hojip/platform/http'
import { checkBooks, noteCheck } from './actions/check-books.ts'
import type { BooksOptions } from './actions/tools.ts'
import { exportMoney } from './actions/export-money.ts'
import { repairIssue } from './actions/repair-issue.ts'
import { readActs, readReconciledDays, readIssues } from './actions/read-issues.ts'
import { reconcileNow } from './actions/reconcile-day.ts'
import { booksCalls } from './contract.ts'
import { invariants } from './rules/invariants.ts'

export function booksRoutes(tools: Tools, options: BooksOptions): Bound[] {
  const booksTools = { ...tools, ...options }
  return bind(booksCalls, {
    'GET /sysConsole/queryIssues': (input) => readIssues(booksTools, input),
    'POST /sysConsole/repairIssue': async (input, { viewer, note }) => {
      note?.({ subject: { repair: input.act, issue: input.kind } })
      const repaired = await repairIssue(booksTools, viewer, input)
      if ('outcome' in repaired) note?.({ after: { repaired: repaired.outcome } })
      return repaired
    },
    'POST /sysConsole/checkBooks': async (_input, { locale }) => {
      const question = {
        now: new Date(tools.clock.nowMs()),
        externalLedger: await options.externalLedger?.(),
      }
      const list = await checkBooks(tools.db, question)
      await noteCheck(tools.db, list, question.now)
      return {
        list: list.map((one) => ({
          ...one,
          group: invariants[one.name].group,
          text: invariants[one.name].text[locale],
        })),
      }
    },
    'GET /sysConsole/queryReconciledDays': () => readReconciledDays(booksTools),
    'POST /sysConsole/reconcileDay': async ({ day }, { viewer, note }) => {
      const compared = await reconcileNow(booksTools, viewer, day)
      if ('list' in compared)
        note?.({ subject: { open: compared.list.reduce((sum, one) => sum + one.open, 0) } })
      return compared
    },
    'POST /sysConsole/exportMoney': (input, { viewer }) => exportMoney(booksTools, viewer, input),
    'GET /sysConsole/queryActs': (input) => readActs(booksTools, input),
  })
}
