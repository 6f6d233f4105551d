import {
  call,
  shapes as s,
  type OutputOf,
  type ParsedInputOf,
  mallRead,
  mallWrite,
} from '@hojip/platform/http'
import { z } from 'zod'
import { faultNames, serviceNames } from './contract/names.ts'
import { demoFaultsRefusals as r } from './refusals.ts'

const fault = z.enum(faultNames)
const service = z.enum(serviceNames)

export const demoFaultsCalls = {
  'GET /sysConsole/queryDemoFaults': call({
    summary: 'The faults that the simulators of a demo have now',
    ...mallRead,
    input: s.noInput,
    output: s
      .listOf(
        z.object({
          pkId: s.id,
          /** Null for one of the simulators' other faults. */
          fault: fault.nullable(),
          kind: z.string(),
          /** Null for every service. */
          service: service.nullable(),
          /** How many more times; null for always. */
          times: z.int().nullable(),
        }),
      )
      .extend({
        /** The simulators' pages: inbox, payments, parcels. */
        url: z.string(),
      }),
    refusals: [r.none, r.away],
  }),
  'POST /sysConsole/setDemoFault': call({
    summary: 'Lets a simulated service have a fault, the next times or until it is taken back',
    ...mallWrite,
    input: z.object({ service, fault, times: z.int().min(1).max(100).nullable() }),
    output: z.object({ pkId: s.id }),
    refusals: [r.none, r.away, r.notOfService],
  }),
  'POST /sysConsole/clearDemoFaults': call({
    summary: 'Takes a fault of the simulators back, or all of them',
    ...mallWrite,
    input: z.object({ pkId: s.id.optional() }),
    output: s.nothing,
    refusals: [r.none, r.away],
  }),
}
type DemoFaultsCalls = typeof demoFaultsCalls
export type DemoFaults = OutputOf<DemoFaultsCalls['GET /sysConsole/queryDemoFaults']>
export type WantedFault = ParsedInputOf<DemoFaultsCalls['POST /sysConsole/setDemoFault']>
declare module '@hojip/platform/client' {
  interface AllCalls extends DemoFaultsCalls {}
}
