import { ask, NoAnswer } from '@hojip/platform/outbound'
import { z } from 'zod'
import type { ExternalLedger } from './check-books.ts'

const ledger = z.object({
  entries: z.array(
    z.object({
      atMs: z.number(),
      outTradeNo: z.string(),
      outRefundNo: z.string().optional(),
      direction: z.enum(['in', 'out']),
      amountFen: z.int(),
    }),
  ),
})
const longestAnswer = 64 * 1024 * 1024

/** The simulators' ledger, or `undefined` when they do not answer. */
export async function readExternalLedger(simulatorUrl: string): Promise<ExternalLedger | undefined> {
  try {
    const { status, bytes } = await ask({
      url: `${simulatorUrl}/sim/ledger`,
      method: 'GET',
      named: { gateway: 'simulators', act: 'ledger' },
      longestAnswer,
    })
    if (status !== 200) return undefined
    const read = ledger.parse(JSON.parse(bytes.toString('utf8')))
    return {
      entries: read.entries.map(({ outRefundNo, ...entry }) => ({
        ...entry,
        ...(outRefundNo === undefined ? {} : { outRefundNo }),
      })),
    }
  } catch (error) {
    if (error instanceof NoAnswer) return undefined
    throw error
  }
}
