import type { Tools } from '@hojip/db'
import { bind, type Bound } from '@hojip/platform/http'
import { subscribe, unsubscribe } from './actions/subscribe.ts'
import type { WebPushTools } from './actions/tools.ts'
import { webPushCalls } from './contract.ts'

export function webPushRoutes(tools: Tools & WebPushTools): Bound[] {
  return bind(webPushCalls, {
    'GET /appUserPush/queryKey': async () => ({ key: tools.pushService.key }),
    'POST /appUserPush/save': (input, { viewer, locale }) => subscribe(tools, viewer, input, locale),
    'POST /appUserPush/deleteByEndpoint': ({ endpoint }, { viewer }) =>
      unsubscribe(tools.db, viewer, endpoint),
  })
}
