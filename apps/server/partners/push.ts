import { createPushService } from '@hojip/notices'
import type { Clock } from '@hojip/platform/clock'
import type { Config } from '../config.ts'
import type { Partners } from '../settings/names/partners.ts'

interface Options {
  tools: { clock: Clock }
  config: Pick<Config, 'publicUrl' | 'pushServices'>
  partners: Pick<Partners, 'APP_SECRET'>
  simulatorUrl: string | null
}

/** The push services of the browsers, and in the demo the simulator's. */
export function pushServiceOf({ tools, config, partners, simulatorUrl }: Options) {
  const { publicUrl, pushServices } = config
  return createPushService({
    secret: partners.APP_SECRET,
    contact: publicUrl.startsWith('https:') ? publicUrl : 'mailto:webmaster@localhost',
    others: [...pushServices, ...(simulatorUrl === null ? [] : [new URL(simulatorUrl).origin])],
    clock: tools.clock,
  })
}
