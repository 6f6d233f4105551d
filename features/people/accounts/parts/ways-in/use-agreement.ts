import type { ApiError } from '@hojip/platform/client'
import { useCall, useRefresh } from '@hojip/platform/page'

interface Said<H> {
  handlers: H
  refused: (error: Pick<ApiError, 'message' | 'data'>) => true
}

/** The version of the agreements in force, which a form names, and the handlers of the form. */
export function useAgreement<H extends object>(said: Said<H>) {
  const { agreeVersion } = useCall('GET /loginMethods', {})
  return { agreeVersion, handlers: useAgreementHandlers(said) }
}

/** The handlers of a form that names the version: when the agreements have changed since it was opened, it is read anew. */
export function useAgreementHandlers<H extends object>(said: Said<H>) {
  const refresh = useRefresh()
  const onRefused = (error: ApiError) => {
    if (error.reason !== 'accounts/agreementChanged') return said.refused(error)
    void refresh('GET /loginMethods')
    // The form shows it at the box of the version.
    return said.refused({ message: error.message, data: { fields: [{ field: 'agreed', problem: '' }] } })
  }
  return { ...said.handlers, onRefused }
}
