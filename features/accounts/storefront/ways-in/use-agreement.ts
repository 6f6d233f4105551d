import type { ApiError } from '@hojip/platform/client'
import { useCall, useRefresh } from '@hojip/platform/page'

/**
 * The version of the agreements in force, which a form names, and its handlers: when the agreements have changed since the
 * form was opened, the version is read anew.
 */
export function useAgreement<H extends object>(said: { handlers: H; refused: (error: ApiError) => true }) {
  const { agreeVersion } = useCall('GET /loginMethods', {})
  const refresh = useRefresh()
  const onRefused = (error: ApiError) => {
    if (error.data.reason === 'accounts/agreementChanged') void refresh('GET /loginMethods')
    return said.refused(error)
  }
  return { agreeVersion, handlers: { ...said.handlers, onRefused } }
}
