import { useState, type ReactNode } from 'react'
import { httpClient, type Client } from '../../client/index.ts'
import { createAnswers } from '../answers/answers.ts'
import { RuntimeContext, useRuntime, type Runtime } from '../runtime.ts'
import { createSession, type SessionSteps } from '../session.ts'

const retryAfterMs = 400

interface OtherSiteProps {
  calls: Pick<SessionSteps, 'whoAmI' | 'endSession'>
  /** Where its visitors sign in; a document of the other site. */
  loginHref: string
  children: ReactNode
}

function runtimeOf(around: Runtime, { calls, loginHref }: Omit<OtherSiteProps, 'children'>): Runtime {
  const { browser, locale } = around
  if (!browser) throw new Error('only in the browser')
  const nothing = () => undefined
  const session = createSession(
    {
      ...calls,
      client: () => client,
      afterSignIn: async () => undefined,
      changed: () => answers.forget(),
      notSignedOut: nothing,
      signedOut: nothing,
    },
    null,
  )
  const client: Client = httpClient({
    base: '',
    locale: () => locale,
    token: session.token,
    onSignedOut: () => session.forget(),
  })
  const answers = createAnswers({ client, nowMs: Date.now, retryAfterMs })
  const askToSignIn = () => location.assign(loginHref)
  return { ...around, client, answers, renderedFor: null, browser: { ...browser, session, askToSignIn } }
}

/** Its children call, send and read as the user who is signed in to the mall, regardless of who is signed in to this site. */
export function OtherSite({ children, ...options }: OtherSiteProps) {
  const around = useRuntime()
  const [runtime] = useState(() => runtimeOf(around, options))
  return <RuntimeContext value={runtime}>{children}</RuntimeContext>
}
