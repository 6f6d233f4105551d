import { type Client, sentenceOf } from '@hojip/platform/client'
import { useClient, useTexts } from '@hojip/platform/page'
import { useEffect, useState } from 'react'
import { awaySeconds, wayBack } from '../handed-on.ts'
import type { Provider } from '../search.ts'
import { waysInTexts } from '../../../parts/ways-in/texts.ts'

/** A longer redirect is dropped; the login then leads home. */
const longestRedirect = 512

function pageOf(client: Client, provider: Provider, redirect: string) {
  const input = redirect.length <= longestRedirect ? { redirect } : {}
  return provider === 'wechat' ? client('GET /weChatWebAuth', input) : client('GET /alipayWebAuth', input)
}

export interface ProviderLogin {
  /** Goes to the partner's page. */
  start: (provider: Provider) => void
  /** The partner whose page the browser is going to. */
  leaving: Provider | undefined
  /** Why it failed, in the user's language. */
  problem: string | undefined
}

/** Starts a login at a partner, or links the partner for a signed-in user; ends at `redirect`. */
export function useProviderLogin(redirect: string): ProviderLogin {
  const t = useTexts(waysInTexts)
  const client = useClient()
  const [leaving, setLeaving] = useState<Provider>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    // The browser's back button restores this page as it was left.
    const again = () => setLeaving(undefined)
    addEventListener('pageshow', again)
    return () => removeEventListener('pageshow', again)
  }, [])
  const start = async (provider: Provider) => {
    setLeaving(provider)
    setProblem(undefined)
    try {
      const { url } = await pageOf(client, provider, redirect)
      wayBack.hand({ redirect }, awaySeconds)
      location.assign(url)
    } catch (error) {
      setLeaving(undefined)
      setProblem(sentenceOf(error, t.partner.notReached))
    }
  }
  return { start: (provider) => void start(provider), leaving, problem }
}
