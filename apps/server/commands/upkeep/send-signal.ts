import type { Log } from '@hojip/platform/log'
import { localSignals, redisSignals } from '@hojip/platform/signals'

/** Tells the processes of the mall where there is Redis; without it they look by themselves. */
export async function sendSignal(topic: string, redisUrl: string | undefined, log: Log): Promise<void> {
  const signals = redisUrl ? redisSignals(redisUrl, log) : localSignals()
  signals.publish(topic, '')
  await signals.close()
}
