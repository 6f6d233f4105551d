import { useMemo } from 'react'
import { fileClient, type FileClient } from '../../client/send-file.ts'
import { isSignedOut } from '../../client/index.ts'
import { inBrowser, useRuntime } from '../runtime.ts'

/** Sends a file and reports its progress. Asks the user to sign in when the session has ended. */
export function useSendFile(): FileClient {
  const runtime = useRuntime()
  return useMemo(() => {
    const send = fileClient({ locale: () => runtime.locale, token: () => inBrowser(runtime).session.token() })
    return async (...args) => {
      try {
        return await send(...args)
      } catch (error) {
        if (isSignedOut(error)) inBrowser(runtime).askToSignIn()
        throw error
      }
    }
  }, [runtime])
}
