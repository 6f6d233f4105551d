import { useLocale, useTexts } from '@hojip/platform/page'
import { classNames, Tag, type Tone } from '@hojip/platform/ui'
import type { Act } from '../../contract/act-calls.ts'
import {
  changeOf,
  detailsOf,
  sentencePieces,
  whatPieces,
  type Piece,
} from '../../rules/acts/sentences/sentence.ts'
import { sentenceTexts } from '../../rules/acts/sentences/texts.ts'
import { actsTexts } from './texts.ts'

const longNumber = /^\d{16,}$/

/** A sentence, with its facts in bold. Of a long number the last digits are shown; the others are in its title. */
function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, isFact }, at) => {
    const key = `${at} ${text}`
    if (!isFact) return <span key={key}>{text}</span>
    const isLong = longNumber.test(text)
    return (
      <bdi
        key={key}
        className={classNames('font-bold', isLong && 'whitespace-nowrap')}
        {...(isLong && { title: text })}
      >
        {isLong ? `…${text.slice(-7)}` : text}
      </bdi>
    )
  })
}

/** Who did what, e.g. “李雪 同意退款 ¥22.90”. */
export function ActSentence({ act, className }: { act: Act; className?: string }) {
  return (
    <p className={classNames('break-words', className)}>
      <Pieces pieces={sentencePieces(act, useLocale())} />
    </p>
  )
}

/** What was done, where who did it is shown beside. */
export function ActWhat({ act }: { act: Act }) {
  return (
    <p className="break-words first-letter:uppercase">
      <Pieces pieces={whatPieces(act, useLocale())} />
    </p>
  )
}

/** What it was before, struck through, and what it is now. */
export function ActChange({ act }: { act: Act }) {
  const t = useTexts(actsTexts)
  const { before, after } = changeOf(act, useLocale())
  if (!before && !after) return null
  return (
    <p className="break-words">
      {before && (
        <del className="inline-block max-w-full">
          <span className="sr-only">{t.before}</span>
          {before}
        </del>
      )}
      {before && after && <span aria-hidden> → </span>}
      {after && (
        <ins className="inline-block max-w-full no-underline">
          <span className="sr-only">{t.after}</span>
          {after}
        </ins>
      )}
    </p>
  )
}

/** Further facts, and why something was refused. */
export function ActDetails({ act, className }: { act: Act; className?: string }) {
  const details = detailsOf(act, useLocale())
  if (details.length === 0 && act.reason === null) return null
  return (
    <p className={classNames('break-words', className)}>
      {details.join(' · ')}
      {details.length > 0 && act.reason !== null && ' · '}
      {act.reason}
    </p>
  )
}

const tones: Record<Exclude<Act['outcome'], 'done'>, Tone> = {
  refused: 'plain',
  failed: 'crimson',
  underWay: 'plain',
  unknown: 'amber',
}

/** What went as usual stays quiet. */
export function ActOutcome({ outcome }: Pick<Act, 'outcome'>) {
  const { outcomes } = sentenceTexts[useLocale()]
  if (outcome === 'done') return <span className="text-12 text-ink-3">{outcomes.done}</span>
  return <Tag tone={tones[outcome]}>{outcomes[outcome]}</Tag>
}
