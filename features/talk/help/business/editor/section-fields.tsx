import type { Locale } from '@hojip/platform/i18n'
import { toast, useTexts } from '@hojip/platform/page'
import { caretDownIcon, caretUpIcon, IconButton, TextArea, TextInput, trashIcon } from '@hojip/platform/ui'
import type { HelpArticle } from '../../contract/document.ts'
import { limits } from '../../rules/limits.ts'
import { withMovedSection, withoutSection, withSection, type HelpSection } from '../../rules/sections.ts'
import { editHelpTexts } from '../texts.ts'
import type { Editor } from './use-editor.ts'

interface SectionFieldsProps {
  editor: Editor
  locale: Locale
  section: HelpSection
  at: number
  isLast: boolean
  /** The problem of a field, such as `sections.0.heading`. */
  why: (field: string) => string | undefined
  onArticle: (article: HelpArticle) => void
}

/** One section in one language. Moving and deleting it does the same to the other languages. */
export function SectionFields({ editor, locale, section, at, isLast, why, onArticle }: SectionFieldsProps) {
  const t = useTexts(editHelpTexts)
  const { document, change } = editor
  const name = section.heading || t.section(at + 1)
  const set = (changes: Partial<HelpSection>) => onArticle(withSection(document[locale], at, changes))
  const remove = () => {
    change(withoutSection(document, at))
    toast('info', t.removed(name), { label: t.undo, run: () => change(document) })
  }
  const lines = (key: 'paragraphs' | 'points', error?: string) => (
    <TextArea
      id={`${locale}.sections.${at}.${key === 'points' ? key : 'text'}`}
      label={t.fields[key]}
      hint={t.hints[key]}
      lang={locale}
      rows={Math.min(10, Math.max(key === 'points' ? 2 : 3, section[key].length * 2))}
      value={section[key].join('\n')}
      error={error}
      onChange={({ target }) => set({ [key]: target.value.split('\n') })}
    />
  )
  return (
    <li aria-label={t.section(at + 1)} className="grid gap-3 rounded-lg p-3.5 ring-line">
      <div className="flex items-center justify-between gap-2">
        <span className="text-13 font-bold text-ink-2">{t.section(at + 1)}</span>
        <span className="flex">
          <IconButton
            of={caretUpIcon}
            label={t.up(name)}
            disabled={at === 0}
            onClick={() => change(withMovedSection(document, at, -1))}
          />
          <IconButton
            of={caretDownIcon}
            label={t.down(name)}
            disabled={isLast}
            onClick={() => change(withMovedSection(document, at, 1))}
          />
          <IconButton of={trashIcon} label={t.remove(name)} onClick={remove} />
        </span>
      </div>
      <TextInput
        id={`${locale}.sections.${at}.heading`}
        label={t.fields.heading}
        lang={locale}
        maxLength={limits.line}
        value={section.heading}
        error={why(`sections.${at}.heading`)}
        onChange={({ target }) => set({ heading: target.value })}
      />
      {lines('paragraphs', why(`sections.${at}.text`))}
      {lines('points')}
    </li>
  )
}
