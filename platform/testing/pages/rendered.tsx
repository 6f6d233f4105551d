import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Locale } from '../../i18n/index.ts'
import { createAnswers } from '../../page/answers.ts'
import { Site, type Frames, type Runtime } from '../../site/index.ts'
import { UiProvider } from '../../ui/index.ts'

const bare = ({ children }: { children: ReactNode }) => <main>{children}</main>
const nothing = () => null
const unreachable = () => Promise.reject(new Error('a rendered part asks nobody'))

/** A part on a page of its own, as the server renders it for a visitor: calls stay unanswered. */
export const rendered = (locale: Locale, part: ReactNode): string => {
  const frames = {
    Around: ({ children }: { children: ReactNode }) => <UiProvider locale={locale}>{children}</UiProvider>,
    shells: { mall: bare, focus: bare, bare, console: bare },
    ...{ NotFound: nothing, Failure: nothing, Overlay: nothing },
  } as unknown as Frames
  const first = {
    ...{ key: 1, by: 'document', outcome: 'page', layout: 'mall', path: '/', params: {}, search: {} },
    ...{ keepScroll: false, hash: '', head: { title: 'x' }, Page: () => part },
  }
  const answers = createAnswers({ client: unreachable, nowMs: () => 0 })
  const runtime = { locale, renderedFor: null, answers } as unknown as Runtime
  return renderToString(<Site {...{ runtime, frames }} first={first as never} />)
}
