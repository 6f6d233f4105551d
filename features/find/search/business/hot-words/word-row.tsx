import { MomentInput } from '@hojip/platform/console'
import { locales } from '@hojip/platform/i18n'
import { useLocale, useTexts } from '@hojip/platform/page'
import { caretDownIcon, caretUpIcon, IconButton, RadioCard, TextInput, trashIcon } from '@hojip/platform/ui'
import type { MouseEvent } from 'react'
import { longestWord, problemTexts, type Problem } from '../../rules/hot-words/problems.ts'
import { hotWordsTexts } from './texts.ts'
import type { DraftWord } from './use-hot-words.ts'

const short = { 'zh-CN': 'zh', 'ko-KR': 'ko', 'en-US': 'en' } as const

interface WordRowProps {
  word: DraftWord
  at: number
  isLast: boolean
  problems: readonly Problem[]
  onChange: (changes: Partial<DraftWord>) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

/** One word in three languages, with its times and its place in the list. */
export function WordRow({ word, at, isLast, problems, onChange, onMove, onRemove }: WordRowProps) {
  const t = useTexts(hotWordsTexts)
  const locale = useLocale()
  const why = (field: string) => {
    const found = problems.find((one) => one.field === `words.${at}.${field}`)
    return found && problemTexts[locale][found.why]
  }
  const name = word.word[locale] || t.unnamed
  // The browser takes the focus from an element that moves.
  const moving =
    (by: 1 | -1) =>
    ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
      onMove(by)
      requestAnimationFrame(() => currentTarget.focus())
    }
  return (
    <li aria-label={t.row(at + 1)} className="grid gap-3 card px-4 py-3.5">
      <div className="grid items-start gap-3 lg:grid-cols-3">
        {locales.map((one) => (
          <TextInput
            key={one}
            id={`words.${at}.word.${one}`}
            label={t.languages[short[one]]}
            lang={one}
            error={why(`word.${one}`)}
            maxLength={longestWord}
            value={word.word[one]}
            onChange={({ target }) => onChange({ word: { ...word.word, [one]: target.value } })}
          />
        ))}
      </div>
      <div className="grid items-start gap-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)_auto]">
        <MomentInput
          label={t.from}
          hint={t.atOnce}
          value={word.from}
          onChange={(from) => onChange({ from })}
        />
        <MomentInput
          id={`words.${at}.until`}
          label={t.until}
          hint={t.noEnd}
          error={why('until')}
          value={word.until}
          onChange={(until) => onChange({ until })}
        />
        <RadioCard
          id={`words.${at}.isDefault`}
          name="default"
          aria-label={t.inBoxOf(name)}
          className="min-h-11! py-2! lg:mt-6"
          checked={word.isDefault}
          onChange={() => onChange({ isDefault: true })}
        >
          {t.inBox}
        </RadioCard>
        <span className="flex items-center justify-end lg:mt-6">
          <IconButton of={caretUpIcon} label={t.up(name)} disabled={at === 0} onClick={moving(-1)} />
          <IconButton of={caretDownIcon} label={t.down(name)} disabled={isLast} onClick={moving(1)} />
          <IconButton of={trashIcon} label={t.remove(name)} onClick={onRemove} />
        </span>
      </div>
    </li>
  )
}
