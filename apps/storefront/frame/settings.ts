import { useLazyCall } from '@hojip/platform/page'

/** What changes so seldom that it need not be asked for again while somebody looks around. */
export const seldomMs = 600_000

/** What the operator has set for everybody; undefined until it is here. */
export function useSettings() {
  return useLazyCall('GET /sysConfig/queryPublic', {}, { freshForMs: seldomMs }).data
}
