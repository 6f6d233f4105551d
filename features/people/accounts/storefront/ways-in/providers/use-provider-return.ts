import { basicHref, relevanceHref, signInHref } from '@hojip/hrefs/accounts'
import { homeHref } from '@hojip/hrefs/browse'
import type { Output } from '@hojip/platform/client'
import { toast, useNavigate, useSearch, useTexts, useViewer, useWrite } from '@hojip/platform/page'
import { useEffect, useRef, useState } from 'react'
import { useHandedOn, waitingIdentity, wayBack } from '../handed-on.ts'
import { returnSearch, type Provider } from '../search.ts'
import { waysInTexts } from '../../../parts/ways-in/texts.ts'
import { useEnter } from '../use-way-in.ts'

type Answer = Output<'POST /weChatLogin'>

/**
 * Sends the code and state that a partner returned to the mall, once. Then the session starts, a phone has to be
 * linked, or the page shows the problem.
 */
export function useProviderReturn(provider: Provider) {
  const t = useTexts(waysInTexts)
  const { code, state } = useSearch(returnSearch)
  const navigate = useNavigate()
  const { enter } = useEnter()
  const [problem, setProblem] = useState<string>()
  const way = useHandedOn(wayBack)
  // A signed-in user links the partner to their account.
  const isLinking = useViewer() !== null
  const redirect = way?.redirect ?? (isLinking ? basicHref : homeHref)
  const isBegun = useRef(false)

  const succeeded = async (answer: Answer) => {
    wayBack.letGo()
    if (!answer.needBind) {
      await enter(answer)
      return navigate(answer.redirect, { replace: true })
    }
    const { bindTicket, nickName, expireSeconds } = answer
    waitingIdentity.hand({ provider, bindTicket, nickName, redirect: answer.redirect }, expireSeconds)
    navigate(relevanceHref, { replace: true })
  }
  const settings = {
    successCode: '10000' as const,
    quiet: true,
    onSuccess: (answer: Answer) => void succeeded(answer),
    onError: (error: Error) => setProblem(error.name === 'ApiError' ? error.message : t.partner.notReached),
  }
  const wechat = useWrite('POST /weChatLogin', settings)
  const alipay = useWrite('POST /alipayLogin', settings)

  const begin = () => {
    // The state is used up: neither a reload nor the history should send it again.
    history.replaceState(history.state, '', location.pathname)
    if (!code || !state) {
      if (isLinking) toast('info', t.partner.notLinked(t[provider]))
      const refused = signInHref({
        refused: provider,
        redirect: redirect === homeHref ? undefined : redirect,
      })
      navigate(isLinking ? redirect : refused, { replace: true })
    } else if (provider === 'wechat') wechat.run({ code, state })
    else alipay.run({ auth_code: code, state })
  }
  useEffect(() => {
    if (isBegun.current || way === undefined) return
    isBegun.current = true
    begin()
  })
  return { problem, redirect, isLinking }
}
