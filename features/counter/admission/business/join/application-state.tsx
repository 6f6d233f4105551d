import { basicHref } from '@hojip/hrefs/accounts'
import { staffLoginHref } from '@hojip/hrefs/staff'
import { toast, useTexts, useWrite, useDates } from '@hojip/platform/page'
import { Button, ButtonLink, Tag, Timeline, useConfirm, type Tone } from '@hojip/platform/ui'
import type { ReactNode } from 'react'
import { known } from '@hojip/platform/known'
import type { OwnApplication } from '../../contract.ts'
import { isOpen, type State } from '../../rules/states.ts'
import { joinTexts } from './texts.ts'

const tones: Record<State, Tone> = {
  applied: 'plain',
  more: 'amber',
  admitted: 'jade',
  refused: 'crimson',
  withdrawn: 'plain',
}

interface ApplicationStateProps {
  application: OwnApplication
  /** Starts another application, where that is possible. */
  onAgain: (() => void) | undefined
}

/** How far an application is, what comes next, and what has happened. */
export function ApplicationState({ application, onAgain }: ApplicationStateProps) {
  const t = useTexts(joinTexts)
  const dates = useDates()
  const { state, shopName, words, answerBy, events } = application
  const entries = events
    .map(({ kind, gmtCreate, words: said }, at) => ({
      key: String(at),
      time: dates.stamp(gmtCreate),
      title: kind === 'phoneRead' ? '' : (known(t.events, kind) ?? kind),
      text: <bdi className="whitespace-pre-line">{said}</bdi>,
    }))
    .toReversed()
  return (
    <section aria-labelledby="join-state" className="grid gap-5 rounded-xl bg-surface p-4 shadow-e-1 md:p-8">
      <div className="grid gap-2">
        <p className="flex flex-wrap items-center gap-2 text-13 text-ink-2">
          <bdi>{shopName}</bdi>
          <Tag tone={tones[state]}>{t.states[state]}</Tag>
        </p>
        <h1 id="join-state" className="text-20 font-bold md:text-24">
          {t.stateTitles[state]}
        </h1>
        <p className="text-ink-2">{known(t.stateTexts, state)?.(dates.stamp(answerBy))}</p>
        {words && state !== 'applied' && (
          <blockquote
            dir="auto"
            className="mt-1 rounded-lg border-l-4 border-jade bg-inset px-4 py-3 break-words whitespace-pre-line"
          >
            {words}
          </blockquote>
        )}
      </div>
      <Next application={application} onAgain={onAgain} />
      <div className="border-t border-line pt-4">
        <h2 className="mb-3 text-15 font-bold">{t.history}</h2>
        <Timeline entries={entries} />
      </div>
    </section>
  )
}

function Next({ application, onAgain }: ApplicationStateProps): ReactNode {
  const t = useTexts(joinTexts)
  if (application.state === 'admitted') return <FirstSignIn />
  if (onAgain)
    return (
      <Button kind="jade" size="lg" className="justify-self-start" onClick={onAgain}>
        {t.applyAgain}
      </Button>
    )
  return isOpen(application.state) ? <Withdraw application={application} /> : null
}

/** A new password first, then signing in at the business site. */
function FirstSignIn() {
  const t = useTexts(joinTexts)
  return (
    <div className="grid gap-3">
      <ol className="grid gap-1.5 text-13 text-ink-2">
        {t.firstSignIn.map((line, at) => (
          <li key={line} className="flex gap-2">
            <b className="figures text-jade-text">{at + 1}</b>
            {line}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <ButtonLink kind="jade" size="lg" href={basicHref}>
          {t.setPassword}
        </ButtonLink>
        <ButtonLink size="lg" href={staffLoginHref}>
          {t.toBusiness}
        </ButtonLink>
      </div>
    </div>
  )
}

function Withdraw({ application }: Pick<ApplicationStateProps, 'application'>) {
  const t = useTexts(joinTexts)
  const [confirm, dialog] = useConfirm()
  const withdrawing = useWrite('POST /shopJoin/withdraw', {
    refreshes: ['GET /shopJoin/queryOwn'],
    onSuccess: () => toast('success', t.withdrawn),
  })
  const ask = async () => {
    const { yes, no, title, text } = t.withdrawing
    if (await confirm({ title, text, yes, no, danger: true })) withdrawing.run({ pkId: application.pkId })
  }
  return (
    <div>
      <Button size="sm" busy={withdrawing.isRunning} onClick={() => void ask()}>
        {t.withdraw}
      </Button>
      {dialog}
    </div>
  )
}
