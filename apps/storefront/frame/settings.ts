import { useLazyCall } from '@hojip/platform/page'

/** Data that changes rarely is not requested again for ten minutes. */
export const seldomMs = 600_000

/** The operator's settings for everybody; undefined until they are loaded. */
export function useSettings() {
  return useLazyCall('GET /sysConfig/queryPublic', {}, { freshForMs: seldomMs }).data
}
