import { bind, type Bound } from '@hojip/platform/http'
import { isRefusal } from '@hojip/platform/refusal'
import { simulatorsAt } from './actions/simulators.ts'
import { demoFaultsCalls } from './contract.ts'

/** @param simulatorUrl of the demo's simulators; null where the mall has none */
export function demoFaultsRoutes({ simulatorUrl }: { simulatorUrl: string | null }): Bound[] {
  const simulators = simulatorsAt(simulatorUrl)
  return bind(demoFaultsCalls, {
    'GET /sysConsole/queryDemoFaults': () => simulators.list(),
    'POST /sysConsole/setDemoFault': async (wanted, { note }) => {
      const answer = await simulators.set(wanted)
      const { service, fault, times } = wanted
      if (!isRefusal(answer))
        note?.({ subject: { service, demoFault: fault, ...(times !== null && { times }) } })
      return answer
    },
    'POST /sysConsole/clearDemoFaults': async ({ pkId }, { note }) => {
      const answer = await simulators.clear(pkId)
      if (!isRefusal(answer)) note?.({ subject: { which: pkId === undefined ? 'all' : 'one' } })
      return answer
    },
  })
}
