import type { ApiError } from '@hojip/platform/client'
import { useCall, useRefresh } from '@hojip/platform/page'

interface Said<H> {
  handlers: H
  refused: (error: ApiError) => true
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
    if (error.data.reason === 'accounts/agreementChanged') void refresh('GET /loginMethods')
    return said.refused(error)
  }
  return { ...said.handlers, onRefused }
}
