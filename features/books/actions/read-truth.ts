import { ask, NoAnswer } from '@hojip/platform/outbound'
import { z } from 'zod'
import type { Truth } from './check-books.ts'

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

/** What the simulators say moved; nothing where nobody answers. */
export async function truthAt(simulatorUrl: string): Promise<Truth | undefined> {
  try {
    const { status, bytes } = await ask({ url: `${simulatorUrl}/sim/ledger`, method: 'GET', longestAnswer })
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
